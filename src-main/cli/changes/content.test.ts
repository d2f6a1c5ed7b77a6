/** A value that no form accepts is refused in a file too: the field is named when the file is opened, and nothing is sent. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changesApplyShape, changesCheckShape } from '../render/json/changes.ts';
import { steward, temporary } from '../testing/steward.ts';

const rule = (edits: object, id = 'RC1000003') => ({ kind: 'ruleConfig', place: { id }, edits });
const menu = (edits: object) => ({
  kind: 'backMenuStatus',
  place: { deptId: 'D100', domainName: 'x', id: 'appManage' },
  edits,
});

function file(...changes: object[]): string {
  const path = join(temporary(), 'set.steward-changes');
  const facts = { made: '2026-11-24T08:00:00.000Z', from: { server: 'Sandbox', user: 'Lin' } };
  writeFileSync(path, JSON.stringify({ format: 'steward.changes', version: 1, ...facts, changes }));
  return path;
}
const at = ['--server', 'sandbox', '--user', 'systemAdministrator'] as const;

test.each([
  ['a number for a name', rule({ ruleName: { from: 'a', to: 7 } }), 'Name: It must be text.'],
  ['a word for a switch', rule({ noEmoji: { from: false, to: 'yes' } }), 'It is either on or off.'],
  [
    'NUL',
    rule({ message: { from: '', to: 'a\u0000' } }),
    'It contains U+0000, a character that is not allowed in texts.',
  ],
  [
    'half a character',
    rule({ message: { from: '', to: '\ud800' } }),
    'It contains U+D800, a character that is not',
  ],
  [
    'what its call does not take',
    menu({ menuStatus: { from: true, to: 'evil' } }),
    'Its type differs from the present value.',
  ],
])('%s: show, diff, check and apply refuse the file, and say the field', async (_, change, said) => {
  const path = file(rule({ noEmoji: { from: true, to: false } }, 'RC1000001'), change);
  for (const command of [
    ['show', path],
    ['diff', path, path],
    ['check', path, ...at],
    ['apply', path, ...at],
  ]) {
    const { code, out, err } = await steward(['changes', ...command]);
    expect({ command: command[0], code }).toEqual({ command: command[0], code: 2 });
    expect(`${out}${err}`).toContain('[content]: It contains values that these fields do not accept.');
    expect(`${out}${err}`).toContain(said);
  }
});

test('a refusal that depends on the newest record names the field before anything is sent; the rest of the file is applied', async () => {
  const around = { dataFolder: temporary() };
  const stored = async (name: string, id: string) => {
    const asked = rule({ [name]: name === 'least' ? { from: 77, to: 78 } : { from: '?', to: 'x' } }, id);
    const { out } = await steward(['changes', 'check', file(asked), '--json', ...at], around);
    return changesCheckShape.parse(JSON.parse(out)).changes[0]?.clashes[0]?.theirs;
  };
  // The value is above the maximum of the record, which the file does not contain.
  const least = rule({ least: { from: await stored('least', 'RC1000003'), to: 199 } });
  const name = rule({ ruleName: { from: await stored('ruleName', 'RC1000002'), to: 'New' } }, 'RC1000002');
  const path = file(least, name);
  const run = async (...more: string[]) => {
    const { code, out } = await steward(['changes', 'apply', path, '--json', ...at, ...more], around);
    return { code, ...changesApplyShape.parse(JSON.parse(out)) };
  };
  for (const more of [['--dry-run'], []]) {
    const { code, changes } = await run(...more);
    expect(code).toBe(1);
    expect(changes[0]).toMatchObject({ result: 'refused', applied: null });
    expect(changes[0]?.message).toMatch(/^Nothing was sent\. .+: .+/);
  }
  const words = await steward(['changes', 'check', path, ...at], around);
  expect(words.out).toContain('[Refused]');
  expect(words.out).toContain('Nothing was sent.');
  const journal = await steward(['journal', '--json'], around);
  expect((JSON.parse(journal.out) as { entries: unknown[] }).entries).toHaveLength(1);
});

test('of rich text the links, pictures and handlers are said; what could run is refused by name', async () => {
  const agreement = (to: string) => ({
    kind: 'agreement',
    place: { id: 'AG1000001' },
    edits: { content: { from: '<p>See <a href="https://good.example">here</a></p>', to } },
  });
  const moved = file(agreement('<p>See <a href="https://evil.example/phish">here</a></p>'));
  const { code, out } = await steward(['changes', 'show', moved]);
  expect(code).toBe(0);
  expect(out).toContain('link removed: “here” → https://good.example');
  expect(out).toContain('link added: “here” → https://evil.example/phish');
  for (const [html, part] of [
    ['<p>x</p><script>alert(1)</script>', '<script>'],
    ['<p onclick="alert(1)">x</p>', 'onclick="alert(1)"'],
    ['<a href="javascript:alert(2)">l</a>', 'href="javascript:alert(2)"'],
  ] as const) {
    const refused = await steward(['changes', 'apply', file(agreement(html)), ...at]);
    expect(refused.code).toBe(2);
    expect(refused.err).toContain(`It contains ${part}, which could run code`);
  }
});
