/**
 * Where an organisation puts its policy, in order of precedence: first what only the computer's administrator can
 * write, then what belongs to the user's own environment.
 */
export type PlaceKind = 'registryMachine' | 'managedPreferences' | 'file' | 'environment' | 'registryUser';

export interface Place {
  readonly kind: PlaceKind;
  /** A registry key, a preferences domain or a path. */
  readonly place: string;
}

const registryKey = 'Software\\Policies\\Steward';
const domain = 'com.steward.console';

/** `environment`: the value of STEWARD_POLICY, a path; it never outweighs what an administrator says. */
export function policyPlaces(platform: NodeJS.Platform, environment: string | undefined): Place[] {
  const named: Place[] = environment ? [{ kind: 'environment', place: environment }] : [];
  if (platform === 'win32') {
    return [
      { kind: 'registryMachine', place: `HKLM\\${registryKey}` },
      // Not %ProgramData%: every user can set that variable for a process.
      { kind: 'file', place: 'C:\\ProgramData\\Steward\\policy.json' },
      ...named,
      { kind: 'registryUser', place: `HKCU\\${registryKey}` },
    ];
  }
  if (platform === 'darwin') {
    return [
      { kind: 'managedPreferences', place: `/Library/Managed Preferences/${domain}.plist` },
      { kind: 'file', place: '/Library/Application Support/Steward/policy.json' },
      ...named,
    ];
  }
  return [{ kind: 'file', place: '/etc/steward/policy.json' }, ...named];
}
