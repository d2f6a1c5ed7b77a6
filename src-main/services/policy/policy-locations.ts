/**
 * Locations of an organisation's policy, in order of precedence: those that only an administrator can write, the
 * computer's before the user's, then one that anybody can set.
 */
import { userInfo } from 'node:os';
import type { policyLocationKinds } from '#shared/bridge/policy.ts';

export interface PolicyLocation {
  readonly kind: (typeof policyLocationKinds)[number];
  /** A registry key or a path. */
  readonly place: string;
}

const registryKey = 'Software\\Policies\\Steward';
export const preferencesDomain = 'com.steward.console';
const managed = '/Library/Managed Preferences';

/** `environment`: the value of STEWARD_POLICY, a path; it never overrides an administrator's policy. */
export function policyLocations(
  platform: NodeJS.Platform,
  environment: string | undefined,
): PolicyLocation[] {
  const named: PolicyLocation[] = environment ? [{ kind: 'environment', place: environment }] : [];
  if (platform === 'win32') {
    return [
      { kind: 'registryMachine', place: `HKLM\\${registryKey}` },
      // Not %ProgramData%, a variable that every user can set for a process.
      { kind: 'file', place: 'C:\\ProgramData\\Steward\\policy.json' },
      // Group policies write this key; Windows lets the user only read it.
      { kind: 'registryUser', place: `HKCU\\${registryKey}` },
      ...named,
    ];
  }
  if (platform === 'darwin') {
    // The system's name of the user, never a variable; in a container, where it may lack one, none is asked for.
    const { username } = userInfo();
    return [
      { kind: 'managedPreferences', place: `${managed}/${preferencesDomain}.plist` },
      { kind: 'file', place: '/Library/Application Support/Steward/policy.json' },
      // Profiles with the scope of a user; the folder belongs to the system as well.
      { kind: 'managedPreferencesUser', place: `${managed}/${username}/${preferencesDomain}.plist` },
      ...named,
    ];
  }
  return [{ kind: 'file', place: '/etc/steward/policy.json' }, ...named];
}
