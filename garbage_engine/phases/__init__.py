"""The small games of a deal, one file each, in the words of the rule book."""
