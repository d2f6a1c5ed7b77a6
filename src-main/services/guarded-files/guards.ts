/** Who may change a file or a folder, asked of the system; whatever can't be answered counts as "anybody". */
import { execFile } from 'node:child_process';
import type { Stats } from 'node:fs';
import type { PolicyProblem } from '#shared/bridge/licence/keys.ts';
import type { Guard } from './guarded-file.ts';
import { aclProblem } from './windows-acl.ts';

/** Owner root, writable by nobody else: an access list that gives more shows in the group's bits. */
export function unixGuard(_: string, { uid, mode }: Pick<Stats, 'uid' | 'mode'>): PolicyProblem | null {
  if (uid !== 0) return 'OWNER';
  return (mode & 0o022) === 0 ? null : 'WRITABLE';
}

/** Absolute, as the path of a program that is asked about rights must not come from the user. */
const powershell = 'C:\\Windows\\System32\\WindowsPowerShell\\v1.0\\powershell.exe';
/** Milliseconds. */
const patience = 15_000;

/** Node can't ask Windows for owner and access list; PowerShell can. Where it is kept from answering: UNCHECKED. */
export const windowsGuard: Guard = async (path) => {
  // A root folder can be extended by everybody; the folders below it are what is guarded.
  if (/^[A-Z]:\\$/i.test(path)) return null;
  const literal = `'${path.replaceAll("'", "''")}'`;
  const sddl = await ask(`(Get-Acl -LiteralPath ${literal}).Sddl`);
  return sddl === null ? 'UNCHECKED' : aclProblem(sddl, /^[A-Z]:\\ProgramData$/i.test(path));
};

function ask(command: string): Promise<string | null> {
  return new Promise((resolve) => {
    execFile(
      powershell,
      ['-NoLogo', '-NoProfile', '-NonInteractive', '-Command', command],
      { timeout: patience, windowsHide: true, env: {}, maxBuffer: 64 * 1024 },
      (error, stdout) => resolve(error ? null : stdout.trim()),
    );
  });
}

export function systemGuard(platform: NodeJS.Platform = process.platform): Guard {
  return platform === 'win32' ? windowsGuard : unixGuard;
}
