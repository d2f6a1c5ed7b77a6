import { chmodSync, chownSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writableByOthers } from './writable-by-others.ts';

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'steward-others-'));
  chmodSync(made, 0o700);
  writeFileSync(join(made, 'servers.json'), '{}', { mode: 0o600 });
  mkdirSync(join(made, 'changes'), { mode: 0o700 });
  return made;
}

describe.skipIf(process.platform === 'win32')('what others could write', () => {
  it('is nothing of a folder that is the user’s own', async () => {
    expect(await writableByOthers(folder())).toEqual([]);
  });

  it('is a folder or a file that everybody may write', async () => {
    const made = folder();
    chmodSync(made, 0o777);
    chmodSync(join(made, 'servers.json'), 0o666);
    expect(await writableByOthers(made)).toEqual([made, 'servers.json']);
    expect(await writableByOthers(made, 'win32')).toEqual([]);
  });

  it.skipIf(process.getuid?.() !== 0)(
    'is what belongs to somebody else, or to a group of others',
    async () => {
      const made = folder();
      chownSync(join(made, 'servers.json'), 65_534, 65_534);
      chownSync(join(made, 'changes'), 0, 65_534);
      chmodSync(join(made, 'changes'), 0o770);
      expect(await writableByOthers(made)).toEqual(['servers.json', 'changes']);
    },
  );
});
