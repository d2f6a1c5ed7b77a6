/** Asks the system who may change a file or folder; without an answer everybody counts as able to. */
import { execFile } from 'node:child_process';
import type { Stats } from 'node:fs';
import type { PolicyProblem } from '#shared/bridge/licence/keys.ts';
import type { Guard } from './guarded-file.ts';
import { aclProblem } from './windows-acl.ts';

/** Demands owner root and no other writer: an access list that gives more shows in the group's bits. */
export function unixGuard(_: string, { uid, mode }: Pick<Stats, 'uid' | 'mode'>): PolicyProblem | null {
  // wall: policy-owner
  if (uid !== 0) return 'OWNER';
  return /* wall: policy-writable */ (mode & 0o022) === 0 ? null : 'WRITABLE';
}

/** Absolute, so that the user's PATH cannot replace the program that is asked about rights. */
const powershell = 'C:\\Windows\\System32\\WindowsPowerShell\\v1.0\\powershell.exe';
/** Time limit for the system's command in milliseconds. */
const patience = 15_000;

/** Uses PowerShell, for Node cannot read owner and access list on Windows. Returns UNCHECKED without an answer. */
export const windowsGuard: Guard = async (path) => {
  // Everybody can add to a root folder; the folders below it are guarded.
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
