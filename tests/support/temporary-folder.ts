/** What tests leave in the system's folder for temporary files lies in one folder of their run, which goes with it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export default function setup(): () => void {
  const names = ['TMPDIR', 'TEMP', 'TMP'] as const;
  const before = names.map((name) => process.env[name]);
  // Short: sockets of the tests have their paths in it, which may be 100 bytes long.
  const folder = mkdtempSync(join(tmpdir(), 'steward-t'));
  for (const name of names) process.env[name] = folder;
  return () => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    for (const [i, name] of names.entries()) {
      if (before[i] === undefined) delete process.env[name];
      else process.env[name] = before[i];
    }
  };
}
