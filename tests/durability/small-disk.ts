/**
 * Runs a program on a disk of a few kilobytes: a tmpfs in a user namespace of its own, which goes with it. Not every
 * system lets everybody mount.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

function onSmallDisk(folder: string, size: string, command: readonly string[]) {
  const quoted = command.map((word) => `'${word}'`).join(' ');
  const script = `mount -t tmpfs -o size=${size},mode=700 steward-test '${folder}' && exec ${quoted}`;
  return spawnSync('unshare', ['--mount', '--user', '--map-root-user', 'sh', '-c', script], {
    encoding: 'utf8',
    timeout: 60_000,
  });
}

function inFolder<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'steward-small-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const canMount =
  process.platform === 'linux' && inFolder((folder) => onSmallDisk(folder, '64k', ['true']).status === 0);

/** The output of the program of `programs/`, which gets the folder. `size` as tmpfs has it: `64k`. */
export function runOnSmallDisk(program: string, size: string): { printed: unknown; problems: string } {
  return inFolder((folder) => {
    const path = join(import.meta.dirname, 'programs', program);
    const { stdout, stderr } = onSmallDisk(folder, size, [process.execPath, path, folder]);
    const problems = stderr.replaceAll(/.*Warning.*\n/g, '');
    return { printed: stdout === '' ? null : JSON.parse(stdout), problems };
  });
}
