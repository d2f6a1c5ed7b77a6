/**
 * Our packages beside other programs': what we write passes their checks without a word, what they write is taken.
 * Programs that are not installed are skipped, and said so.
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packed, read } from '../../src-main/formats/theme-package/testing/packages.ts';
import { png } from '../../src-main/formats/theme-package/testing/pictures.ts';
import { descriptorOf, type RawEntry, rawZip } from '../../src-main/formats/theme-package/testing/raw-zip.ts';
import { manifestEntry } from './theme-package/hostile-case.ts';

const run = promisify(execFile);
let folder: string;
let ours: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steward-oracles-'));
  ours = join(folder, 'ours.zip');
  await writeFile(ours, await packed());
  for (const [name, data] of Object.entries(files)) {
    await mkdir(dirname(join(folder, 'theme', name)), { recursive: true });
    await writeFile(join(folder, 'theme', name), data);
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const manifest = manifestEntry().data as Buffer;
const files = {
  'manifest.json': manifest,
  'assets/spare.png': png(40, 20, [9, 80, 120]),
  'assets/readme.txt': Buffer.from('a text\n'.repeat(200)),
};

async function has(program: string, ...args: string[]): Promise<boolean> {
  return await run(program, args).then(
    () => true,
    (error: NodeJS.ErrnoException) =>
      error.code !== 'ENOENT' && typeof error.code === 'number' && error.code < 126,
  );
}
const programs = {
  unzip: await has('unzip', '-v'),
  zip: await has('zip', '-v'),
  python3: await has('python3', '--version'),
  bsdtar: await has('bsdtar', '--version'),
  '7z': await has('7z', 'i'),
};
const lacking = Object.entries(programs).filter(([, there]) => !there);
if (lacking.length > 0) console.info(`skipped, not installed: ${lacking.map(([name]) => name).join(', ')}`);

describe('what we write', () => {
  test.skipIf(!programs.unzip)('unzip -t', async () => {
    const { stdout, stderr } = await run('unzip', ['-t', ours]);
    expect(stderr).toBe('');
    expect(stdout).toContain('No errors detected');
  });
  test.skipIf(!programs.python3)('Python’s testzip', async () => {
    const code = 'import sys, zipfile; print(zipfile.ZipFile(sys.argv[1]).testzip())';
    expect((await run('python3', ['-W', 'error', '-c', code, ours])).stdout.trim()).toBe('None');
  });
  test.skipIf(!programs.bsdtar)('bsdtar -t', async () => {
    const { stdout, stderr } = await run('bsdtar', ['-tf', ours]);
    expect(stderr).toBe('');
    expect(stdout).toContain('manifest.json');
  });
  test.skipIf(!programs['7z'])('7z t', async () => {
    expect((await run('7z', ['t', ours])).stdout).toContain('Everything is Ok');
  });
});

const zipped = (name: string, program: string, args: readonly string[]) => async () => {
  const out = join(folder, name);
  await run(program, [...args, out, 'manifest.json', 'assets'], { cwd: join(folder, 'theme') });
  await taken(await readFile(out));
};

async function taken(bytes: Uint8Array): Promise<void> {
  const { report } = await read(bytes);
  expect(report.findings.filter(({ severity }) => severity === 'refused')).toEqual([]);
  expect(report.kind).toBe('package');
}

describe('what others write', () => {
  test.skipIf(!programs.zip)('Info-ZIP', zipped('info.zip', 'zip', ['-qr']));
  test.skipIf(!programs.zip)(
    'Info-ZIP, stored, without its extra fields',
    zipped('stored.zip', 'zip', ['-qrX0']),
  );
  test.skipIf(!programs.zip)('Info-ZIP into a pipe, sizes behind the bytes', async () => {
    const { stdout } = await run('zip', ['-qr', '-', 'manifest.json', 'assets'], {
      cwd: join(folder, 'theme'),
      encoding: 'buffer',
      maxBuffer: 10_000_000,
    });
    await taken(stdout);
  });
  test.skipIf(!programs.zip)('Info-ZIP, a folder of its own, with a comment', async () => {
    const out = join(folder, 'folder.zip');
    const child = run('zip', ['-qrz', out, 'theme'], { cwd: folder });
    child.child.stdin?.end('made for the harbour\n');
    await child;
    await taken(await readFile(out));
  });
  test.skipIf(!programs.python3)('Python', async () => {
    const out = join(folder, 'python.zip');
    await run('python3', ['-m', 'zipfile', '-c', out, 'manifest.json', 'assets'], {
      cwd: join(folder, 'theme'),
    });
    await taken(await readFile(out));
  });
  test.skipIf(!programs.bsdtar)('bsdtar', zipped('bsdtar.zip', 'bsdtar', ['-a', '-cf']));
  test.skipIf(!programs['7z'])('7-Zip', zipped('seven.zip', '7z', ['a', '-tzip']));
  test('fflate', async () => {
    await taken(zipSync(files));
  });

  const ntfs = Buffer.alloc(36);
  ntfs.writeUInt16LE(0x000a, 0);
  ntfs.writeUInt16LE(32, 2);
  const windows: RawEntry = { name: '', madeBy: 20, external: 0x20, flags: 2, method: 8 };
  test('the shell of Windows: DOS attributes, NTFS times, no folders', async () => {
    const entries = Object.entries(files).map(([name, data]) => ({ ...windows, name, data, extra: ntfs }));
    await taken(rawZip(entries));
    await taken(rawZip([{ name: 'assets/', madeBy: 20, external: 0x10 }, ...entries]));
  });

  const times = Buffer.alloc(16);
  times.writeUInt16LE(0x5855, 0);
  times.writeUInt16LE(12, 2);
  test('the shell of macOS: a folder, what systems leave, sizes behind the bytes', async () => {
    const file = (name: string, data: Buffer): RawEntry => {
      const entry = {
        name,
        data,
        method: 8,
        madeBy: (3 << 8) | 21,
        external: 0o100644 * 65_536,
        extra: times,
      };
      return { ...entry, flags: 8, after: descriptorOf(entry), local: { crc: 0, size: 0, packedSize: 0 } };
    };
    await taken(
      rawZip([
        { name: 'Quiet/', madeBy: (3 << 8) | 21, external: 0o040755 * 65_536, extra: times },
        ...Object.entries(files).map(([name, data]) => file(`Quiet/${name}`, data)),
        file('Quiet/.DS_Store', Buffer.from('Bud1')),
        { name: '__MACOSX/' },
        { name: '__MACOSX/Quiet/' },
        file('__MACOSX/Quiet/._manifest.json', Buffer.from([0, 5, 22, 7, 0, 2])),
      ]),
    );
  });
});
