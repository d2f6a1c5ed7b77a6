/**
 * Path of the administrator's licence keys. The system fixes it, never an environment variable: whoever could set
 * the path could set the keys.
 */
export function keyPolicyPath(platform: NodeJS.Platform = process.platform): string {
  // Not %ProgramData%, a variable that every user can set for a process; this is its value on every system whose
  // drive is C:. On another drive there is no policy file.
  if (platform === 'win32') return 'C:\\ProgramData\\Steward\\licence-keys.json';
  if (platform === 'darwin') return '/Library/Application Support/Steward/licence-keys.json';
  return '/etc/steward/licence-keys.json';
}
