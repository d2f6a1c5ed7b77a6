/**
 * Where the computer's administrator puts the policy file. Fixed by the system, never by an environment variable:
 * whoever could name the place could name the keys.
 */
export function policyPlace(platform: NodeJS.Platform = process.platform): string {
  // %ProgramData% is a variable that every user can set for a process; this is where it points on every system
  // whose drive is C:. On another drive there is no policy file.
  if (platform === 'win32') return 'C:\\ProgramData\\Steward\\licence-keys.json';
  if (platform === 'darwin') return '/Library/Application Support/Steward/licence-keys.json';
  return '/etc/steward/licence-keys.json';
}
