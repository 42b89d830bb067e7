"""The arrows of the design: who may know whom, and what nobody may touch."""

import ast
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path

HOME = Path(__file__).parent.parent
ENGINE, BOTS, PHASES = "garbage_engine", "garbage_engine/bots", "garbage_engine/phases"
PLAIN = ("garbage_desktop/table", "garbage_desktop/motion", "garbage_desktop/learn")
NETWORK = {"asyncio", "ftplib", "http", "requests", "smtplib", "socket", "socketserver", "ssl", "urllib", "xmlrpc"}
DICE = {"choice", "choices", "gauss", "randint", "random", "randrange", "sample", "shuffle", "uniform"}


def modules(*folders: str, mains: bool = True) -> list[Path]:
    found = sorted(file for folder in folders for file in (HOME / folder).rglob("*.py"))
    return [file for file in found if mains or file.name != "__main__.py"]


def everything(mains: bool = True) -> list[Path]:
    return modules("garbage_engine", "garbage_desktop", mains=mains)


@cache
def tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text("utf-8"))


def imports(file: Path) -> set[str]:
    """The full names of all that a module imports, within functions too: `a.b` for `from a import b`."""
    found = set()
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{file}: imports are written in full"
            found |= {f"{node.module}.{name.name}" for name in node.names}
    return found


def tops(file: Path) -> set[str]:
    return {name.split(".")[0] for name in imports(file)}


def calls(file: Path) -> list[ast.Call]:
    return [node for node in ast.walk(tree(file)) if isinstance(node, ast.Call)]


def called(file: Path) -> set[str]:
    """The names of all functions that a module calls, as they are written: `pygame.time.get_ticks`."""
    return {ast.unparse(call.func) for call in calls(file)}


def offences(files: Iterable[Path], found: Callable[[Path], object]) -> dict[str, object]:
    """What was found, by file; nothing is what should be found."""
    return {str(file.relative_to(HOME)): bad for file in files if (bad := found(file))}


def test_the_engine_stands_alone() -> None:
    known = set(sys.stdlib_module_names) | {"garbage_engine", "msgspec"}
    assert offences(modules(ENGINE), lambda file: tops(file) - known) == {}


def test_the_engine_has_no_clock_and_no_files_and_prints_nothing() -> None:
    world = {"datetime", "io", "os", "pathlib", "shutil", "sys", "tempfile", "time"}
    assert offences(modules(ENGINE, mains=False), lambda file: tops(file) & world) == {}
    assert offences(modules(ENGINE, mains=False), lambda file: called(file) & {"input", "open", "print"}) == {}


def test_table_motion_and_lessons_are_plain_python() -> None:
    assert offences(modules(*PLAIN), lambda file: tops(file) & {"pygame", "pygame_gui"}) == {}


def test_rules_table_motion_and_lessons_work_without_pygame() -> None:
    files = [file.relative_to(HOME).with_suffix("") for file in modules(ENGINE, *PLAIN, mains=False)]
    names = ", ".join(".".join(file.parts).removesuffix(".__init__") for file in files)
    words = f"import sys; sys.modules['pygame'] = None; import {names}"
    done = subprocess.run([sys.executable, "-c", words], cwd=HOME, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_bots_know_neither_match_nor_phases() -> None:
    hidden = ("garbage_engine.match", "garbage_engine.phases", "garbage_engine.garbage", "garbage_engine.game")
    assert offences(modules(BOTS), lambda file: [name for name in imports(file) if name.startswith(hidden)]) == {}


def test_rules_know_neither_match_nor_bots() -> None:
    hidden = ("garbage_engine.match", "garbage_engine.bots")
    assert offences(modules(PHASES), lambda file: [name for name in imports(file) if name.startswith(hidden)]) == {}


def test_only_main_reads_the_wall_clock() -> None:
    def read(file: Path) -> list[str]:
        clocks = [name for name in called(file) if name.split(".")[-1] in ("now", "today", "utcnow", "get_ticks")]
        return clocks + [name for name in imports(file) if name.split(".")[0] == "time"]

    assert offences(everything(mains=False), read) == {}


def test_chance_is_a_stream_of_our_own() -> None:
    def other_dice(file: Path) -> list[str]:
        imported = [name for name in imports(file) if name.split(".")[0] == "random" and name != "random.Random"]
        thrown = [name.split(".") for name in called(file)]
        return imported + [
            ".".join(name) for name in thrown if name[-1] in DICE and name[-2:-1] in (["rng"], ["random"])
        ]

    assert offences(modules(ENGINE), other_dice) == {}


def test_nothing_reaches_for_the_network() -> None:
    assert offences(everything(), lambda file: tops(file) & NETWORK) == {}


def test_all_words_are_set_in_fonts_that_come_with_the_game() -> None:
    def from_the_system(file: Path) -> list[str]:
        fonts = [call for call in calls(file) if ast.unparse(call.func).split(".")[-1] in ("Font", "SysFont")]
        return [
            ast.unparse(call)
            for call in fonts
            if "SysFont" in ast.unparse(call.func) or not call.args or ast.unparse(call.args[0]) == "None"
        ]

    assert offences(everything(), from_the_system) == {}


def test_every_module_says_what_it_is() -> None:
    assert offences(everything(), lambda file: file.name != "__init__.py" and not ast.get_docstring(tree(file))) == {}


def test_an_installed_game_has_all_its_packages() -> None:
    project = tomllib.loads((HOME / "pyproject.toml").read_text("utf-8"))
    packages = {".".join(file.relative_to(HOME).parent.parts) for file in everything()}
    assert set(project["tool"]["setuptools"]["packages"]) == packages | {"garbage_assets"}
