import type { GuardedFile } from '../../guarded-files/guarded-file.ts';
import type { Sources } from '../sources.ts';

export interface Computer {
  /** Results of the guard, by path. */
  readonly files?: Readonly<Record<string, GuardedFile | string>>;
  /** Outputs of `reg.exe query`, by key with its hive; null where it cannot run. */
  readonly registry?: Readonly<Record<string, string | null>>;
  /** Output of `plutil`; null where it cannot run. */
  readonly plutil?: string | null;
}

export function computer({ files = {}, registry = {}, plutil = null }: Computer): Sources {
  return {
    async guarded(path) {
      const found = files[path] ?? { state: 'absent' };
      return typeof found === 'string' ? { state: 'read', text: found } : found;
    },
    async run(program, args) {
      if (program === '/usr/bin/plutil') return { code: plutil === null ? 1 : 0, output: plutil ?? '' };
      if (program !== 'C:\\Windows\\System32\\reg.exe') return { code: null, output: '' };
      const [command, key = '', ...rest] = args;
      if (command !== 'query' || rest.join() !== '/s') return { code: null, output: '' };
      const output = registry[key];
      if (output === undefined) return { code: 1, output: '' };
      return output === null ? { code: null, output: '' } : { code: 0, output };
    },
  };
}

export const machineKey = 'HKLM\\Software\\Policies\\Steward';
export const userKey = 'HKCU\\Software\\Policies\\Steward';
export const windowsFile = 'C:\\ProgramData\\Steward\\policy.json';
export const linuxFile = '/etc/steward/policy.json';
export const macFile = '/Library/Application Support/Steward/policy.json';
export const macPreferences = '/Library/Managed Preferences/com.steward.console.plist';

/** Output of `reg.exe query` where `Policy` has the document. */
export function registryWith(key: string, document: unknown): string {
  const full = key.replace('HKLM', 'HKEY_LOCAL_MACHINE').replace('HKCU', 'HKEY_CURRENT_USER');
  return `\r\n${full}\r\n    Policy    REG_SZ    ${JSON.stringify(document)}\r\n`;
}
