/** The terminal shell as a process: its streams, a reader that goes away, and what npm adds. */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { sample, temporary } from './testing/steward.ts';

const root = join(import.meta.dirname, '../..');
const data = temporary();

interface Ended {
  readonly code: number | null;
  readonly out: Buffer;
  readonly err: string;
}

/** `read: false` closes the other end of the standard output at once. */
function steward(args: readonly string[], { read = true, input = '' } = {}): Promise<Ended> {
  const child = spawn(process.execPath, [join(root, 'src-main/cli/main.ts'), ...args, '--data', data], {
    cwd: root,
    env: { ...process.env, LANG: 'en_US.UTF-8', LC_ALL: '' },
  });
  const out: Buffer[] = [];
  let err = '';
  if (read) child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
  else child.stdout.destroy();
  child.stderr.on('data', (chunk: Buffer) => {
    err += chunk.toString('utf8');
  });
  child.stdin.end(input);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out: Buffer.concat(out), err }));
  });
}

test('a result on the standard output, nothing on the other one', async () => {
  const { code, out, err } = await steward(['licence', 'verify', sample('farridge-2026.lic')]);
  expect([code, err]).toEqual([5, '']);
  expect(out.toString('utf8')).toMatch(/^! farridge-2026\.lic: /);
});

test('a workbook into a pipe, byte for byte', async () => {
  const { code, out } = await steward(['licence', 'report', '--format', 'xlsx', sample('farridge-2026.lic')]);
  expect(code).toBe(5);
  expect(out.subarray(0, 4)).toEqual(Buffer.from([0x50, 0x4b, 3, 4]));
  expect(out.readUInt32LE(out.length - 22)).toBe(0x06054b50);
});

test('a reader that goes away early costs nothing but its result', async () => {
  const args = ['licence', 'report', sample('farridge-2026.lic'), sample('farridge-tampered.lic')];
  expect(await steward(args, { read: false })).toMatchObject({ code: 1, err: '' });
});

test('from the standard input', async () => {
  const input = readFileSync(sample('farridge-2026.lic'), 'utf8');
  expect((await steward(['licence', 'verify', '-q', '-'], { input })).code).toBe(5);
});

test.runIf(process.platform === 'linux')('a full disk behind “>” is told, and is no success', async () => {
  const args = ['licence', 'verify', sample('farridge-2026.lic'), '--data', data, '--language', 'en-US'];
  const line = [process.execPath, join(root, 'src-main/cli/main.ts'), ...args]
    .map((part) => `'${part}'`)
    .join(' ');
  const { status, stderr } = spawnSync('sh', ['-c', `${line} > /dev/full`], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([
    73,
    'steward: The result could not be written to the standard output: ENOSPC\n',
  ]);
});

test('a mistake inside has a code of its own, which is no verdict', async () => {
  const broken = join(temporary(), 'broken.mjs');
  writeFileSync(broken, 'JSON.stringify = () => { throw new Error("boom"); };');
  const args = ['--import', pathToFileURL(broken).href, join(root, 'src-main/cli/main.ts')];
  const { status, stderr } = spawnSync(
    process.execPath,
    [...args, 'licence', 'parse', sample('farridge-2026.lic'), '--data', data, '--json'],
    { encoding: 'utf8', env: { ...process.env, LANG: 'en_US.UTF-8', LC_ALL: '' } },
  );
  expect(status).toBe(70);
  expect(stderr).toContain('steward: Steward has an internal error');
});
