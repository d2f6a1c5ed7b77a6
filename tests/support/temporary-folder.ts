/**
 * Temporary files of tests lie in one folder of their run, which is deleted with it. The folder is in memory if there
 * is room: no test needs files that outlive the machine, and waiting for a disk at every write is a good part of the
 * time.
 */
import { accessSync, constants, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export default function setup(): () => void {
  const names = ['TMPDIR', 'TEMP', 'TMP'] as const;
  const before = names.map((name) => process.env[name]);
  // Short: sockets of the tests have their paths in it, which may be 100 bytes long.
  const folder = mkdtempSync(join(hasMemory() ? inMemory : tmpdir(), 'steward-t'));
  for (const name of names) process.env[name] = folder;
  return () => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    for (const [i, name] of names.entries()) {
      if (before[i] === undefined) delete process.env[name];
      else process.env[name] = before[i];
    }
  };
}

const inMemory = '/dev/shm';
/** Bytes: some tests write packages of hundreds of megabytes. */
const room = 4 * 1024 ** 3;

function hasMemory(): boolean {
  try {
    accessSync(inMemory, constants.W_OK);
    const { bavail, bsize } = statfsSync(inMemory);
    const mounted = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .find((line) => line.split(' ')[1] === inMemory);
    // Some tests start what they have written.
    const starts = mounted !== undefined && !mounted.includes('noexec');
    return starts && bavail * bsize > room && process.availableMemory() > 2 * room;
  } catch {
    return false;
  }
}
