/** The command line of Windows' PowerShell, whose start takes 0.5 to 3 s and which some organisations forbid. */
export const powershell = {
  program: 'C:\\Windows\\System32\\WindowsPowerShell\\v1.0\\powershell.exe',
  args: (command: string): readonly string[] => [
    '-NoLogo',
    '-NoProfile',
    '-NonInteractive',
    '-Command',
    command,
  ],
};
