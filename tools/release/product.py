"""Product: how the program is called in front of a system: its name, its kind of files, its version."""

from __future__ import annotations

from typing import Any

from garbage_engine.version import VERSION

NAME = "Garbage"
IDENTIFIER = "io.github.garbage"
SUMMARY = "The family card game Garbage"
COPYRIGHT = "© 2026 The Garbage maintainers, MIT licence"
FILE_KIND = "Match or house rules of Garbage"
OLDEST_MACOS = "11.0"


def info_plist() -> dict[str, Any]:
    """What the Mac is told."""
    kind = f"{IDENTIFIER}.file"
    return {
        "CFBundleDisplayName": NAME,
        "CFBundleShortVersionString": VERSION,
        "CFBundleVersion": VERSION,
        "NSHumanReadableCopyright": COPYRIGHT,
        "NSHighResolutionCapable": True,
        "NSRequiresAquaSystemAppearance": False,
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": OLDEST_MACOS,
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": FILE_KIND,
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": "garbage.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [kind],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": kind,
                "UTTypeDescription": FILE_KIND,
                "UTTypeConformsTo": ["public.json"],
                "UTTypeTagSpecification": {"public.filename-extension": ["garbage"]},
            }
        ],
    }


def windows_version() -> Any:
    """The version resource of Garbage.exe, as the properties of the file show it."""
    from PyInstaller.utils.win32 import versioninfo as win

    numbers = (*map(int, VERSION.split(".")), 0)
    words = {
        "CompanyName": "The Garbage maintainers",
        "FileDescription": SUMMARY,
        "FileVersion": VERSION,
        "InternalName": NAME,
        "LegalCopyright": COPYRIGHT,
        "OriginalFilename": f"{NAME}.exe",
        "ProductName": NAME,
        "ProductVersion": VERSION,
    }
    table = win.StringTable("040904B0", [win.StringStruct(name, value) for name, value in words.items()])
    return win.VSVersionInfo(
        ffi=win.FixedFileInfo(filevers=numbers, prodvers=numbers),
        kids=[win.StringFileInfo([table]), win.VarFileInfo([win.VarStruct("Translation", [0x0409, 1200])])],
    )
