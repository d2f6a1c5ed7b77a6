/** `steward changes …` as a script sees it: streams, exit codes, both languages. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changesDiffShape, changesShape } from './json-changes.ts';
import { steward, temporary } from './testing/steward.ts';

const rule = (to: string, id = 'RC1') => ({
  ...{ kind: 'ruleConfig', place: { id } },
  edits: { ruleName: { from: 'Job number', to }, noEmoji: { from: false, to: true } },
});
function file(name: string, ...changes: object[]): string {
  const path = join(temporary(), name);
  const facts = { made: '2026-11-24T08:00:00.000Z', from: { server: 'Sandbox', user: 'Lin' } };
  writeFileSync(path, JSON.stringify({ format: 'steward.changes', version: 1, ...facts, changes }));
  return path;
}

test('show says each field in words, in both languages', async () => {
  const path = file('monday.steward-changes', rule('Number'));
  const { code, out, err } = await steward(['changes', 'show', path]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toBe(
    'monday.steward-changes: 1 change, made on Sandbox, Lin, 2026-11-24T08:00:00.000Z\n' +
      'Rule changed {"id":"RC1"}\n    Name: Job number → Number\n    No emoji: off → on\n',
  );
  expect((await steward(['changes', 'show', '--language', 'zh-CN', path])).out).toContain('修改规则');
});

test('what is refused is said by name: 2, also in JSON, and the others are shown', async () => {
  const [good, bad] = [file('a', rule('x')), file('b', { ...rule('x'), kind: 'tenant.delete' })];
  const { code, out } = await steward(['changes', 'show', bad, good]);
  expect(code).toBe(2);
  expect(out).toContain('[unknownKind]');
  expect(out).toContain('Rule changed');
  const json = await steward(['changes', 'show', '--json', bad, good]);
  const { files } = changesShape.parse(JSON.parse(json.out));
  expect(files.map(({ problem }) => problem)).toEqual(['unknownKind', null]);
});

test('a name with orders to the terminal is spelled out', async () => {
  const { out } = await steward(['changes', 'show', file('a', rule('\u001b[2J\u202ex'))]);
  for (const order of ['\u001b', '\u202e']) expect(out).not.toContain(order);
});

test('diff: 0 where both do the same, 4 with what is otherwise, 2 where one is refused', async () => {
  const [one, same] = [file('a', rule('x')), file('b', rule('x'))];
  expect(await steward(['changes', 'diff', one, same])).toMatchObject({
    code: 0,
    out: 'Both files do the same.\n',
  });
  const other = file('c', rule('y'), rule('z', 'RC2'));
  const { code, out } = await steward(['changes', 'diff', one, other]);
  expect(code).toBe(4);
  expect(out).toContain('~ Rule changed {"id":"RC1"}');
  expect(out).toContain('+ Rule changed {"id":"RC2"}');
  const json = await steward(['changes', 'diff', '--json', one, other]);
  const { changes } = changesDiffShape.parse(JSON.parse(json.out));
  expect(changes.map(({ state }) => state)).toEqual(['changed', 'added']);
  expect(await steward(['changes', 'diff', one, file('d')])).toMatchObject({ code: 2, out: '' });
});

test('without a file it says what is missing', async () => {
  const { code, err } = await steward(['changes', 'show']);
  expect(code).toBe(64);
  expect(err).toContain('Name the file of changes: steward changes show FILE');
});
