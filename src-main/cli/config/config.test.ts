/** `steward config export` and `diff` against the sandbox of a data folder, as a script sees them. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { isKeepable } from '#shared/rules/changes/collected-change.ts';
import { configurationAreas } from '#shared/rules/configuration/area-names.ts';
import { configurationFile } from '#shared/rules/configuration/configuration-file.ts';
import { configDiffShape } from '../render/json/config.ts';
import { steward, temporary } from '../testing/steward.ts';

const folder = temporary();
const around = { dataFolder: folder };
const at = ['--server', 'sandbox', '--user', 'systemAdministrator'] as const;
const whole = join(temporary(), 'whole.steward-config');

beforeAll(async () => {
  const { code, err } = await steward(['config', 'export', '--out', whole, ...at], around);
  expect({ code, err }).toEqual({ code: 0, err: `Written to ${whole}\n` });
});

/** Writes a changed copy of the configuration. */
function edited(edit: (file: ReturnType<typeof configurationFile.parse>) => void): string {
  const file = configurationFile.parse(JSON.parse(readFileSync(whole, 'utf8')));
  edit(file);
  const path = join(temporary(), 'wanted.steward-config');
  writeFileSync(path, JSON.stringify(file));
  return path;
}

test('every area has records, none of them a secret; of the same state the file is the same', async () => {
  const text = readFileSync(whole, 'utf8');
  const file = configurationFile.parse(JSON.parse(text));
  expect(file.areas).toEqual(configurationAreas);
  const kinds = new Set(file.records.map(({ kind }) => kind));
  for (const kind of ['ipSegment', 'ipListEntry', 'ipListPermission', 'loginMethod', 'security.online'])
    expect(kinds).toContain(kind);
  for (const kind of ['backMenu', 'backMenuGroup', 'appInfo', 'appCategory', 'themeState', 'licenceReminder'])
    expect(kinds).toContain(kind);
  for (const { values } of file.records) expect(isKeepable(values)).toBe(true);
  expect((await steward(['config', 'export', ...at], around)).out).toBe(text);
  expect(await steward(['config', 'diff', whole, ...at], around)).toMatchObject({
    code: 0,
    out: 'There is no difference.\n',
  });
});

test('the sign-in policy alone, under a name of its own', async () => {
  const policy = join(temporary(), 'policy.steward-config');
  const written = await steward(
    ['config', 'export', '--area', 'sign-in-policy', '--out', policy, ...at],
    around,
  );
  expect(written.code).toBe(0);
  const { areas, records } = configurationFile.parse(JSON.parse(readFileSync(policy, 'utf8')));
  expect(areas).toEqual(['network', 'ipLists', 'loginMethods', 'security', 'signIn']);
  const kinds = records.map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'loginWhite')).toHaveLength(3);
  expect(kinds).toContain('system.restricted');
  // The same area within the file of the whole configuration has the same content.
  const compared = await steward(['config', 'diff', policy, whole, '--area', 'sign-in-policy'], around);
  expect(compared).toMatchObject({ code: 0, out: 'There is no difference.\n' });
});

test('it is the same whoever reads it, in whatever language', async () => {
  const chinese = await steward(['config', 'diff', whole, '--language', 'zh-CN', ...at], around);
  expect(chinese).toMatchObject({ code: 0, out: '没有差异。\n' });
});

test('two configurations of different organisations are told as such, before what differs', async () => {
  const others = edited((file) => {
    file.from.tenant = { key: 'T0000001', name: 'Harbour' };
  });
  const said =
    /The two configurations are of different organisations: Harbour \(T0000001\) and .+ \(T2308147\)\./;
  expect((await steward(['config', 'diff', others, whole], around)).err).toMatch(said);
  const here = await steward(['config', 'diff', others, ...at], around);
  expect(here.err).toMatch(/different organisations: .+ \(T2308147\) and Harbour \(T0000001\)\./);
  expect(here.code).toBe(0);
  expect((await steward(['config', 'diff', whole, ...at], around)).err).not.toContain('organisations');
});

test('a read makes no data folder; a named folder must exist, and an unknown server is 67', async () => {
  const dataFolder = join(temporary(), 'none');
  const there = { dataFolder };
  const exported = await steward(['config', 'export', '--area', 'reminders', ...at], there);
  expect({ code: exported.code, err: exported.err }).toEqual({ code: 0, err: '' });
  const nowhere = ['--server', 'http://127.0.0.1:9', '--user', 'lin', '--password-file', '-'];
  expect((await steward(['config', 'export', ...nowhere], { ...there, input: 'x' })).code).toBe(67);
  expect((await steward(['config', 'export', '--server', 'Nowhere'], there)).code).toBe(67);
  expect((await steward(['profiles', 'list'], there)).code).toBe(0);
  expect(existsSync(dataFolder)).toBe(false);
  const named = await steward(['config', 'export', '--data', dataFolder, ...at]);
  expect(named).toMatchObject({ code: 74, out: '' });
  expect(existsSync(dataFolder)).toBe(false);
});

test('areas are chosen; one that there is not is said, with the one that was meant', async () => {
  const { out } = await steward(['config', 'export', '--area', 'reminders,network', ...at], around);
  expect(configurationFile.parse(JSON.parse(out)).areas).toEqual(['network', 'reminders']);
  const wrong = await steward(['config', 'export', '--area', 'networks', ...at], around);
  expect(wrong).toMatchObject({ code: 64, out: '' });
  expect(wrong.err).toContain('Did you mean “network”?');
});

test('differences become a file of changes; after applying it nothing differs', async () => {
  const wanted = edited(({ records }) => {
    const segments = records.filter(({ kind }) => kind === 'ipSegment');
    const [first, second] = segments;
    if (!first || !second) throw new Error('too few segments');
    first.values.instructions = 'Gate 4';
    const entry = records.indexOf(second);
    const values = { ...second.values, segmentName: 'Made here' };
    records[entry] = { ...second, place: { id: 'SEG9000001' }, name: 'Made here', values };
    const reminder = records.find(({ kind }) => kind === 'newUserPush');
    if (reminder) reminder.values.on = reminder.values.on !== true;
  });
  const changes = join(temporary(), 'todo.steward-changes');
  const diff = await steward(['config', 'diff', wanted, '--changes', changes, ...at], around);
  expect(diff.code).toBe(4);
  expect(diff.out).toMatch(/^~ Network segments: [^{}]+$/m);
  expect(diff.out).toContain('→ Gate 4');
  expect(diff.out).toMatch(/^\+ Network segments: Made here/m);
  expect(diff.out).toMatch(/^- Network segments: /m);
  expect(diff.out).toMatch(/^~ Reminders: /m);
  const json = await steward(['config', 'diff', whole, wanted, '--json'], around);
  const { same, differences } = configDiffShape.parse(JSON.parse(json.out));
  expect({ code: json.code, same }).toEqual({ code: 4, same: false });
  expect(differences.map(({ state }) => state).toSorted()).toEqual([
    'added',
    'changed',
    'changed',
    'removed',
  ]);
  expect((await steward(['changes', 'apply', changes, ...at], around)).code).toBe(0);
  expect(await steward(['config', 'diff', wanted, ...at], around)).toMatchObject({ code: 0 });
  expect((await steward(['config', 'diff', whole, wanted, '--language', 'zh-CN'], around)).out).toContain(
    'IP 网段',
  );
});

test('drift is told by area, with an exit code of its own', async () => {
  const wanted = edited(({ records }) => {
    for (const record of records.filter(({ kind }) => kind === 'ipSegment').slice(0, 3))
      record.values.instructions = 'Gate 7';
    const reminder = records.find(({ kind }) => kind === 'assignAccountMessage');
    if (reminder) reminder.values.on = reminder.values.on !== true;
  });
  const drift = (...more: string[]) =>
    steward(['config', 'diff', whole, wanted, '--exit-code', ...more], around);
  expect(await drift()).toEqual(
    expect.objectContaining({ code: 4, out: 'Network segments: 3\nReminders: 1\n', err: '' }),
  );
  expect(await drift('--area', 'security,menus')).toMatchObject({ code: 0, out: '' });
  const { byArea } = configDiffShape.parse(
    JSON.parse((await drift('--json', '--area', 'network,menus')).out),
  );
  expect(byArea).toEqual({ network: 3, menus: 0 });
});

test.each<[string, readonly string[], number, string]>([
  ['one file without a server', ['diff', whole], 64, 'Name two files, or one and the server'],
  ['two files and a server', ['diff', whole, whole, ...at], 64, 'Unexpected argument'],
  ['no file', ['diff'], 64, 'Name the file of the configuration'],
  ['no server', ['export'], 64, '--server NAME'],
  ['a file that is there', ['export', '--out', whole, ...at], 73, 'exists already'],
  ['no right to read', ['export', '--server', 'sandbox', '--user', 'employee'], 2, 'could not be read'],
])('%s is said, and nothing is written', async (_, given, code, said) => {
  const ended = await steward(['config', ...given], around);
  expect(ended).toMatchObject({ code, out: '' });
  expect(ended.err).toContain(said);
});

test('a file that is none is refused by name', async () => {
  const bad = edited((file) => {
    Object.assign(file, { format: 'steward.changes' });
  });
  const { code, err, out } = await steward(['config', 'diff', whole, bad], around);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain('[otherFormat]');
});
