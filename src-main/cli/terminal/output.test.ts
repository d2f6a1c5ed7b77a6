/** `--out` writes a whole file or none, and replaces no file without `--force`. */
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sample, steward, temporary } from '../testing/steward.ts';

const file = sample('farridge-2026.lic');
const report = (out: string, ...more: string[]) =>
  steward(['licence', 'report', '--format', 'json', '--out', out, ...more, file]);

test('writes a new file, and says so on standard error only', async () => {
  const folder = temporary();
  const out = join(folder, 'report.json');
  expect(await report(out)).toMatchObject({ code: 5, out: '', err: `Written to ${out}\n` });
  expect(JSON.parse(readFileSync(out, 'utf8'))).toMatchObject({ kind: 'one' });
  expect(readdirSync(folder)).toEqual(['report.json']);
});

test('never over one that is there, unless --force', async () => {
  const out = join(temporary(), 'report.json');
  writeFileSync(out, 'mine');
  const refused = await report(out);
  expect(refused.code).toBe(73);
  expect(refused.err).toContain('--force');
  expect(readFileSync(out, 'utf8')).toBe('mine');
  expect((await report(out, '--force')).code).toBe(5);
  expect(readFileSync(out, 'utf8')).toContain('"kind": "one"');
});

test('a folder, a link and a place that is not there are refused, also with --force', async () => {
  const folder = temporary();
  mkdirSync(join(folder, 'dir'));
  symlinkSync(join(folder, 'elsewhere'), join(folder, 'link'));
  for (const out of ['dir', 'link', 'no/where.json']) {
    expect((await report(join(folder, out), '--force')).code).toBe(73);
  }
  expect(readdirSync(folder).sort()).toEqual(['dir', 'link']);
});

test('--force alone means nothing', async () => {
  expect((await steward(['licence', 'report', '--force', file])).code).toBe(64);
});

test('--out - is the standard output', async () => {
  const { code, out, err } = await steward(['licence', 'keys', '--json', '--out', '-']);
  expect([code, err]).toEqual([0, '']);
  expect(JSON.parse(out)).toHaveProperty('keys');
});

test.each([
  [['licence', 'bord', 'x'], 'Did you mean “licence board”?', 'steward licence --help'],
  [['licence', 'board', 'x', '--fromat', 'csv'], 'Did you mean “--format”?', 'steward licence board --help'],
  [['licence', 'board', 'x', '--format', 'xslx'], 'Did you mean “xlsx”?', 'steward licence board --help'],
  [
    ['licence', 'verify', 'x', '--used', 'pc=1'],
    'Did you mean “steward licence compare --used”?',
    'verify --help',
  ],
])('%j: %s', async (args, hint, help) => {
  const { code, err } = await steward(args);
  expect(code).toBe(64);
  expect(err).toContain(hint);
  expect(err).toContain(help);
});
