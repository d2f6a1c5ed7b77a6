; What Steward's installer does besides electron-builder's own script.

!macro customInstall
  ; Steward offers itself for .lic (Open with), and takes the ending from no other program.
  WriteRegNone SHELL_CONTEXT "Software\Classes\.lic\OpenWithProgids" "Steward.Licence"
!macroend

!macro customUnInstall
  ${ifNot} ${isUpdated}
    DeleteRegValue SHELL_CONTEXT "Software\Classes\.lic\OpenWithProgids" "Steward.Licence"
    ; The program registers steward:// for its user when it runs; another installation keeps its own.
    ReadRegStr $R0 HKCU "Software\Classes\steward\shell\open\command" ""
    StrLen $R1 '"$INSTDIR\'
    StrCpy $R2 $R0 $R1
    ${if} $R2 == '"$INSTDIR\'
      DeleteRegKey HKCU "Software\Classes\steward"
    ${endIf}
  ${endIf}
!macroend
