/**
 * A disk of 64 kB that is full: the old file stands byte for byte, and the failure is told. Needs the right to mount
 * a tmpfs in a user namespace; where the system does not give it, the test says that it was skipped.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Mounts, runs the program on the small disk, and unmounts with the namespace. */
function onSmallDisk(folder: string, command: readonly string[]) {
  const quoted = command.map((word) => `'${word}'`).join(' ');
  const script = `mount -t tmpfs -o size=64k steward-test '${folder}' && exec ${quoted}`;
  return spawnSync('unshare', ['--mount', '--user', '--map-root-user', 'sh', '-c', script], {
    encoding: 'utf8',
    timeout: 30_000,
  });
}

const canMount = (() => {
  if (process.platform !== 'linux') return false;
  const folder = mkdtempSync(join(tmpdir(), 'steward-mount-'));
  try {
    return onSmallDisk(folder, ['true']).status === 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
})();

it.skipIf(!canMount)(
  'keeps the old settings byte for byte (skipped where nobody may mount a small disk)',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'steward-full-'));
    try {
      const program = join(import.meta.dirname, 'programs/fill.ts');
      const ran = onSmallDisk(folder, [process.execPath, program, folder]);
      expect(ran.stderr.replaceAll(/.*Warning.*\n/g, '')).not.toContain('Error');
      expect(JSON.parse(ran.stdout)).toEqual({
        refused: 'ENOSPC',
        same: true,
        after: 'ok',
        counter: 1,
        left: [],
      });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
