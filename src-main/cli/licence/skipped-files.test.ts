/** Files of a folder that are not read are listed with a reason, and change the exit code. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sample, steward, temporary } from '../testing/steward.ts';

const posix = process.platform !== 'win32';
/** The test's own key has signed a good file, so that the exit code would be 0 without the skipped files. */
const key = JSON.stringify({
  kty: 'OKP',
  crv: 'Ed25519',
  x: 'vsRTVOaoGey17LzymK6mzvtbDxOn2tNZdm9bw8bf94k',
});
const verify = (folder: string, ...more: string[]) =>
  steward(['licence', 'verify', folder, '--key', key, ...more]);

function goodFolder(): string {
  const folder = join(temporary(), 'licences');
  mkdirSync(folder);
  copyFileSync(sample('farridge-unknown-key.lic'), join(folder, 'good.lic'));
  return folder;
}

describe.runIf(posix)('licence verify of a folder', () => {
  test.each<[string, string, (folder: string) => void]>([
    ['a link', 'a link', (folder) => symlinkSync(sample('farridge-tampered.lic'), join(folder, 'bad.lic'))],
    [
      'a pipe',
      'a pipe',
      (folder) => execFileSync('sh', ['-c', 'mkfifo "$1"', 'sh', join(folder, 'bad.lic')]),
    ],
    ['a folder', 'a folder', (folder) => mkdirSync(join(folder, 'bad.lic'))],
    [
      'a name in GBK',
      'not UTF-8',
      (folder) =>
        copyFileSync(
          sample('farridge-tampered.lic'),
          Buffer.concat([Buffer.from(`${folder}/bad.lic`), Buffer.from([0xb2, 0xe2]), Buffer.from('.lic')]),
        ),
    ],
    [
      'a giant',
      '16 MB',
      (folder) => {
        writeFileSync(join(folder, 'bad.lic'), '');
        truncateSync(join(folder, 'bad.lic'), 17 * 1024 * 1024);
      },
    ],
  ])('%s is listed and is no success', async (_, words, spoil) => {
    const folder = goodFolder();
    expect(await verify(folder)).toMatchObject({ code: 0 });
    spoil(folder);
    const ended = await verify(folder);
    expect(ended.code).toBe(2);
    expect(ended.out).toMatch(/^✔ good\.lic: Valid/);
    expect(ended.out).toMatch(/\n– .*bad\.lic.*: not read \(/);
    expect(ended.out).toContain(words);
    expect((await verify(folder, '--quiet')).code).toBe(2);
    expect(await verify(folder, '--allow-skipped')).toMatchObject({ code: 0, out: ended.out });
  });

  test('more files than are read at a time are listed each', async () => {
    const folder = join(temporary(), 'licences');
    mkdirSync(folder);
    for (let n = 1; n <= 2002; n++) writeFileSync(join(folder, `${n}`.padStart(4, '0').concat('.lic')), '');
    const { code, out } = await verify(folder);
    expect(code).toBe(2);
    expect(out.match(/not read \(over the limit/g)).toHaveLength(2);
    expect(out).toContain('2002.lic');
  });

  test('a link to a folder that somebody names is followed; a folder that is gone is told in words', async () => {
    const folder = goodFolder();
    const link = join(temporary(), 'link');
    symlinkSync(folder, link);
    expect(await verify(link)).toMatchObject({ code: 0 });
    const gone = await verify(join(folder, 'gone'));
    expect(gone.code).toBe(2);
    expect(gone.err).toMatch(/^steward: There is no file “.*gone”/);
  });
});
