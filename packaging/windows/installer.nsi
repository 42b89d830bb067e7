; The Windows installer: for one user, without an administrator; `python -m tools.release.pictures` draws its side first.
; makensis -DSRC=(folder, absolute) -DOUT=(setup.exe, absolute) packaging/windows/installer.nsi
Unicode true
!ifdef NSIS_MAKENSIS64 ; Debian's brings this stub, the Windows edition does not; either installs the same
  Target amd64-unicode
!endif
!include MUI2.nsh
!include FileFunc.nsh
!searchparse /file "..\..\garbage_engine\version.py" 'VERSION = "' VERSION '"'

!define PROGRAM "$INSTDIR\Garbage.exe"
!define SAVES "$LOCALAPPDATA\Garbage"
!define KIND "Garbage.File"
!define CLASSES "Software\Classes"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Garbage"

Name "Garbage"
BrandingText "Garbage ${VERSION}"
OutFile "${OUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Garbage"
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation"
SetCompressor /SOLID lzma
ManifestDPIAware true
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Garbage"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Installs the card game Garbage"
VIAddVersionKey "LegalCopyright" "The Garbage maintainers, MIT licence"

!define MUI_ICON "..\..\assets\logo\garbage.ico"
!define MUI_UNICON "..\..\assets\logo\garbage.ico"
!define MUI_WELCOMEFINISHPAGE_BITMAP "..\..\build\side.bmp"
!define MUI_WELCOMEFINISHPAGE_BITMAP_STRETCH AspectFitHeight
!define MUI_WELCOMEPAGE_TITLE "Welcome to the table"
!define MUI_WELCOMEPAGE_TEXT "Garbage is a family card game: poker, bingo, put and take and count-up with one hand of cards.$\r$\n$\r$\nIt is installed for you alone, needs no administrator and no internet, and collects nothing.$\r$\n$\r$\nVersion ${VERSION}."
!define MUI_FINISHPAGE_TITLE "The cards are on the table"
!define MUI_FINISHPAGE_TEXT "You find Garbage in the start menu."
!define MUI_FINISHPAGE_RUN "${PROGRAM}"
!define MUI_FINISHPAGE_RUN_TEXT "Play now"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

; A running copy holds its file: wait until it is closed.
!macro Closed un
Function ${un}Closed
  again:
  ClearErrors
  Delete "${PROGRAM}"
  IfErrors 0 closed
  MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "Garbage is still open. Please close it first." /SD IDCANCEL IDRETRY again
  SetErrorLevel 1
  Quit
  closed:
FunctionEnd
!macroend
!insertmacro Closed ""
!insertmacro Closed "un."

Section
  Call Closed
  RMDir /r "$INSTDIR\_internal" ; nothing of an older version stays between the new files
  SetOutPath "$INSTDIR"
  File /r "${SRC}/*"
  WriteUninstaller "$INSTDIR\Uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Garbage.lnk" "${PROGRAM}"

  WriteRegStr HKCU "${CLASSES}\.garbage" "" "${KIND}"
  WriteRegStr HKCU "${CLASSES}\${KIND}" "" "Match or house rules of Garbage"
  WriteRegStr HKCU "${CLASSES}\${KIND}\DefaultIcon" "" "${PROGRAM},0"
  WriteRegStr HKCU "${CLASSES}\${KIND}\shell\open\command" "" '"${PROGRAM}" --open "%1"'
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'

  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Garbage"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "${PROGRAM}"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Garbage maintainers"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\Uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\Uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
SectionEnd

Section "Uninstall"
  Call un.Closed
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\Uninstall.exe"
  Delete "$SMPROGRAMS\Garbage.lnk"
  RMDir "$INSTDIR" ; only if nothing of the player's own lies in it

  ReadRegStr $0 HKCU "${CLASSES}\.garbage" ""
  StrCmp $0 "${KIND}" 0 +2
  DeleteRegKey HKCU "${CLASSES}\.garbage"
  DeleteRegKey HKCU "${CLASSES}\${KIND}"
  DeleteRegKey HKCU "${UNINSTALL}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'

  IfFileExists "${SAVES}\*.*" 0 done
  MessageBox MB_YESNO|MB_DEFBUTTON2|MB_ICONQUESTION "Remove your matches, house rules and what children have learnt, too?$\r$\n$\r$\nIf you keep them, they are there when you install Garbage again." /SD IDNO IDNO done
  RMDir /r "${SAVES}"
  done:
SectionEnd
