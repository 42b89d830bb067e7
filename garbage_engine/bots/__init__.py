"""Bots: the cast that sits down with you, one a file."""

from garbage_engine.bots.bruno import BRUNO
from garbage_engine.bots.coco import COCO
from garbage_engine.bots.felix import FELIX
from garbage_engine.bots.freddy import FREDDY
from garbage_engine.bots.hatty import HATTY
from garbage_engine.bots.hugo import HUGO
from garbage_engine.bots.olive import OLIVE
from garbage_engine.bots.otto import OTTO
from garbage_engine.bots.pia import PIA
from garbage_engine.bots.rosie import ROSIE

CAST = (ROSIE, FELIX, OLIVE, BRUNO, FREDDY, COCO, PIA, HATTY, HUGO, OTTO)
BOTS = {bot.key: bot for bot in CAST}
