import { userInfo } from 'node:os';
import type { GuardedFile } from '../../guarded-files/guarded-file.ts';
import type { RunProgram } from '../../guarded-files/run-program.ts';
import type { Sources } from '../sources.ts';

export interface Computer {
  /** Results of the guard, by path. */
  readonly files?: Readonly<Record<string, GuardedFile | string>>;
  /** Outputs of `reg.exe query`, by key with its hive; null where it may not be read. */
  readonly registry?: Readonly<Record<string, string | null>>;
  /** Output of `plutil`; null where it cannot run. */
  readonly plutil?: string | null;
}

export function computer({ files = {}, registry = {}, plutil = null }: Computer): Sources {
  const { run } = windowsRegistry(registry);
  return {
    async guarded(path) {
      const found = files[path] ?? { state: 'absent' };
      return typeof found === 'string' ? { state: 'read', text: found } : found;
    },
    async run(program, args) {
      if (program !== '/usr/bin/plutil') return run(program, args);
      return { code: plutil === null ? 1 : 0, output: plutil ?? '', reason: '' };
    },
  };
}

/**
 * A registry as reg.exe shows it: exit code 1 for an absent key, a denied one, and for every question where a group
 * policy forbids registry tools. `asked`: the programs with their arguments, in order.
 */
export function windowsRegistry(
  keys: Readonly<Record<string, string | null>>,
  o: {
    readonly isForbidden?: boolean;
    /** Keys that are absent although every Windows usually has them. */
    readonly without?: readonly string[];
    /** The output of PowerShell; null where PowerShell is forbidden. */
    readonly powershell?: string | null;
  } = {},
): { readonly asked: string[]; readonly run: RunProgram } {
  const asked: string[] = [];
  const refused = (reason: string) => ({ code: 1, output: '', reason });
  const run: RunProgram = async (program, args) => {
    asked.push([program.replace(/^.*\\/, ''), ...args].join(' '));
    if (/\\powershell\.exe$/.test(program)) {
      const { powershell = null } = o;
      return powershell === null ? refused('Forbidden.') : { code: 0, output: powershell, reason: '' };
    }
    const [command, key = '', ...rest] = args;
    if (program !== 'C:\\Windows\\System32\\reg.exe' || command !== 'query') throw new Error(asked.at(-1));
    if (o.isForbidden) return refused('ERROR: Registry editing has been disabled by your administrator.');
    if (rest.join() === '/s') {
      const output = keys[key];
      if (output === null) return refused('ERROR: Access is denied.');
      return output === undefined ? refused(absentKey) : { code: 0, output, reason: '' };
    }
    if (o.without?.includes(key)) return refused(absentKey);
    const below = Object.keys(keys).filter((one) => one.startsWith(`${key}\\`));
    return { code: 0, output: ['', ...below.map(fullName), ''].join('\r\n'), reason: '' };
  };
  return { asked, run };
}

const absentKey = 'ERROR: The system was unable to find the specified registry key or value.';

function fullName(key: string): string {
  return key.replace('HKLM', 'HKEY_LOCAL_MACHINE').replace('HKCU', 'HKEY_CURRENT_USER');
}

export const machineKey = 'HKLM\\Software\\Policies\\Steward';
export const userKey = 'HKCU\\Software\\Policies\\Steward';
export const windowsFile = 'C:\\ProgramData\\Steward\\policy.json';
export const linuxFile = '/etc/steward/policy.json';
export const macFile = '/Library/Application Support/Steward/policy.json';
export const macPreferences = '/Library/Managed Preferences/com.steward.console.plist';
export const userPreferences = `/Library/Managed Preferences/${userInfo().username}/com.steward.console.plist`;

/** Output of `reg.exe query` where `Policy` has the document. */
export function registryWith(key: string, document: unknown): string {
  return `\r\n${fullName(key)}\r\n    Policy    REG_SZ    ${JSON.stringify(document)}\r\n`;
}
