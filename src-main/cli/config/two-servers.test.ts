/** A configuration from one server to another that gave other ids: paired by names, carried over, and the same then. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { configurationFile } from '#shared/rules/configuration/configuration-file.ts';
import { changesApplyShape, changesCheckShape } from '../render/json/changes.ts';
import { configDiffShape } from '../render/json/config.ts';
import { type PlatformServer, platformServer, rightPassword } from '../testing/platform-server.ts';
import { steward, temporary } from '../testing/steward.ts';

const folder = temporary();
const first = join(folder, 'first.steward-config');
const here = ['--server', 'sandbox', '--user', 'systemAdministrator'] as const;
let server: PlatformServer;
const around = { dataFolder: folder, input: rightPassword };
const there = (...args: string[]) =>
  steward([...args, '--server', server.address, '--user', 'lin', '--password-file', '-'], around);

beforeAll(async () => {
  server = await platformServer({ others: true });
  const { code, err } = await steward(['config', 'export', '--out', first, ...here], around);
  expect({ code, err }).toEqual({ code: 0, err: `Written to ${first}\n` });
});
afterAll(() => server.close());

type File = ReturnType<typeof configurationFile.parse>;
const wantedFile = (edit: (file: File) => void): string => {
  const file = configurationFile.parse(JSON.parse(readFileSync(first, 'utf8')));
  edit(file);
  const path = join(temporary(), 'wanted.steward-config');
  writeFileSync(path, JSON.stringify(file));
  return path;
};
const diffed = async (path: string, ...more: string[]) => {
  const { code, out, err } = await there('config', 'diff', path, '--json', ...more);
  if (out === '') throw new Error(err);
  return { code, err, ...configDiffShape.parse(JSON.parse(out)) };
};

test('its ids are other ones, its records the same: nothing differs', async () => {
  const { code, differences, notes, err } = await diffed(first);
  const { records } = configurationFile.parse(JSON.parse(readFileSync(first, 'utf8')));
  expect(records.some(({ place }) => (place as { id?: string }).id === 'SEG1000001')).toBe(true);
  expect(differences).toEqual([]);
  expect({ code, notes, err }).toEqual({ code: 0, notes: [], err: '' });
});

test('34 real differences are 34: nothing is deleted and made anew, and applied, nothing differs any more', async () => {
  const wanted = wantedFile(({ records }) => {
    const of = (kind: string) => records.filter((record) => record.kind === kind);
    // 20 segments with other words, of which one is in an entry.
    for (const segment of of('ipSegment').slice(0, 20)) segment.values.instructions = 'Gate 4';
    // An entry that is about another segment, one for other people, and one of a segment that is new.
    const [, entry] = of('ipListEntry');
    const [, permission] = of('ipListPermission');
    const [made] = of('ipSegment').slice(-1);
    if (!entry || !permission || !made) throw new Error('too few records');
    records.push({
      kind: 'ipSegment',
      place: { id: 'SEG8000001' },
      name: 'Depot',
      values: { ...made.values, segmentName: 'Depot', ipStart: '10.77.0.1', ipEnd: '10.77.0.9' },
    });
    entry.values.netWorkSegmentId = 'SEG8000001';
    permission.values.shares = [{ kind: 'department', id: 'D205', exclude: false, below: true }];
    const [, method] = of('loginMethod');
    if (method) method.values.departments = ['D206', 'D205'];
    for (const rule of of('ruleConfig')) rule.values.most = Number(rule.values.most) + 1;
    for (const template of of('basicTemplate').slice(0, 4)) template.values.title = 'Welcome aboard';
    const [reminder] = of('newUserPush');
    if (reminder) reminder.values.on = reminder.values.on !== true;
  });
  const todo = join(temporary(), 'todo.steward-changes');
  const { code, differences, notes } = await diffed(wanted, '--changes', todo);
  expect({ code, notes }).toEqual({ code: 4, notes: [] });
  expect(differences).toHaveLength(34);
  expect(differences.filter(({ state }) => state === 'removed')).toEqual([]);
  expect(differences.filter(({ state }) => state === 'added').map(({ name }) => name)).toEqual(['Depot']);
  // The server's own segment has that id: the new one gets another.
  const file = JSON.parse(readFileSync(todo, 'utf8'));
  const presence = file.changes.find(({ kind }: { kind: string }) => kind === 'ipSegmentPresence');
  expect(presence.place.ids).not.toContain('SEG8000001');
  const applied = await there('changes', 'apply', todo, '--yes');
  expect({ code: applied.code, err: applied.err }).toEqual({ code: 0, err: '' });
  expect((await diffed(wanted)).differences).toEqual([]);
}, 60_000);

test('a file without names still reads: lists by their names, and what nothing but an id tells is said', async () => {
  const older = wantedFile((file) => {
    delete file.names;
  });
  const { differences, notes, err } = await diffed(older, '--area', 'network,menus');
  // A record that was made on the second server meanwhile.
  expect(differences.filter(({ state }) => state !== 'changed').map(({ name }) => name)).toEqual(['Depot']);
  expect(notes.map(({ kind, note }) => [kind, note])).toEqual([
    ['backMenuGroup', 'byIdAlone'],
    ['backMenu', 'byIdAlone'],
    ['backMenuStatus', 'byIdAlone'],
  ]);
  expect(err).toContain('Menus of the admin centre: records were paired by id');
});

test('configurations without a common name get a loud warning', async () => {
  const strange = wantedFile(({ records, names = [] }) => {
    for (const record of records) {
      if (record.kind !== 'ipSegment') continue;
      record.name = record.values.segmentName = `Elsewhere ${record.name}`;
    }
    for (const name of names) if (name.kind === 'segment') name.key = `Elsewhere ${name.key}`;
  });
  const { notes, err } = await diffed(strange, '--area', 'network');
  expect(notes).toMatchObject([{ note: 'nothingPairs', kind: 'ipSegment' }]);
  expect(err).toContain('no two have the same name');
});

const changesFile = (file: object): string => {
  const path = join(temporary(), 'set.steward-changes');
  const facts = { made: '2026-11-24T08:00:00.000Z', from: { server: 'Sandbox', user: 'Lin' } };
  writeFileSync(path, JSON.stringify({ format: 'steward.changes', version: 1, ...facts, ...file }));
  return path;
};
const namesFile = (...names: object[]): string => {
  const path = join(temporary(), 'there.steward-names');
  writeFileSync(path, JSON.stringify({ format: 'steward.names', version: 1, names }));
  return path;
};
const checked = async (path: string, ...more: string[]) => {
  const { code, out, err } = await there('changes', 'check', path, '--json', ...more);
  if (out === '') throw new Error(err);
  return { code, err, ...changesCheckShape.parse(JSON.parse(out)) };
};
/** Of a rule and of a segment, as the sandbox has them. */
const set = {
  changes: [
    {
      kind: 'ruleConfig',
      place: { id: 'RC1000003' },
      edits: { ruleName: { from: '工号', to: 'Staff no.' } },
    },
    { kind: 'ipSegment', place: { id: 'SEG1000001' }, edits: { instructions: { from: 'x', to: 'Gate 9' } } },
  ],
  names: [
    { kind: 'ruleConfig', id: 'RC1000003', name: '工号', key: '工号' },
    { kind: 'segment', id: 'SEG1000001', name: 'Moon', key: 'Moon' },
  ],
};

test('a file with names goes by them; what is not there stays out, and is what a file of names says', async () => {
  const rules = configurationFile.parse(JSON.parse(readFileSync(first, 'utf8'))).records;
  const third = rules.find(({ place }) => (place as { id?: string }).id === 'RC1000003')?.name ?? '';
  const text = JSON.stringify(set).replaceAll('工号', third);
  const path = changesFile(JSON.parse(text));
  const without = await checked(path);
  expect(without.code).toBe(1);
  expect(without.changes.map(({ state, message }) => [state, message])).toEqual([
    ['open', ''],
    ['gone', 'Not found, or ambiguous: IP segment “Moon” (Not here)'],
  ]);
  const map = namesFile({ kind: 'segment', from: 'Moon', to: 'Depot' });
  const withMap = await checked(path, '--map', map);
  // The record is found; before, its id named another one.
  expect(withMap.changes.map(({ state }) => state)).toEqual(['open', 'conflict']);
  const wrong = await checked(path, '--map', namesFile({ kind: 'segment', from: 'Moon', to: 'Mars' }));
  expect(wrong.err).toContain('“Mars” (IP segment), which is not on the server');
  expect(wrong.changes[1]?.state).toBe('gone');

  const asked = server.asked.length;
  const { code, out } = await there('changes', 'apply', path, '--json');
  expect(code).toBe(1);
  const { changes } = changesApplyShape.parse(JSON.parse(out));
  expect(changes.map(({ result }) => result)).toEqual(['done', 'gone']);
  const writes = server.asked.slice(asked).filter((line) => /update|save|add/i.test(line));
  expect(writes).toHaveLength(1);
  // The record is found under its new name.
  expect((await checked(path)).changes.map(({ state }) => state)).toEqual(['held', 'gone']);
});

test('another organisation’s file is refused, and carried over by its names where that is asked for', async () => {
  const from = { server: 'Sandbox', user: 'Lin', tenant: { key: 'T2308147', name: 'Weaver' } };
  const [, segment] = set.changes;
  const path = changesFile({ ...set, from, changes: [segment] });
  expect(await there('changes', 'check', path)).toMatchObject({ code: 77, out: '' });
  const map = namesFile({ kind: 'segment', from: 'Moon', to: 'Depot' });
  expect((await checked(path, '--map', map)).changes.map(({ state }) => state)).toEqual(['conflict']);
  const noNames = changesFile({ changes: [segment], from });
  expect(await there('changes', 'check', noNames, '--map', map)).toMatchObject({ code: 77, out: '' });
});

test.each([
  ['another file', { format: 'steward.changes' }, 'otherFormat'],
  ['a newer one', { version: 2 }, 'newer'],
  ['a field too much', { more: 1 }, 'field'],
  ['a kind that there is not', { names: [{ kind: 'planet', from: 'a', to: 'b' }] }, 'field'],
])('a file of names that is %s is refused by name, and nothing is asked', async (_, part, problem) => {
  const path = namesFile();
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), ...part }));
  const asked = server.asked.length;
  const { code, err, out } = await there('changes', 'apply', changesFile(set), '--map', path);
  expect({ code, out }).toEqual({ code: 64, out: '' });
  expect(err).toContain(`[${problem}]`);
  expect(server.asked).toHaveLength(asked);
});

test('a configuration is compared by what a file of names says', async () => {
  const renamed = wantedFile(({ records, names = [] }) => {
    for (const record of records)
      if (record.kind === 'ipSegment' && (record.place as { id: string }).id === 'SEG1000002')
        record.name = record.values.segmentName = 'Far side';
    for (const name of names) if (name.id === 'SEG1000002') name.key = 'Far side';
  });
  const states = async (...more: string[]) => {
    const { differences } = await diffed(renamed, '--area', 'network', ...more);
    return differences.filter(({ name }) => name !== 'Depot').map(({ state }) => state);
  };
  expect((await states()).includes('added')).toBe(true);
  const [own] = configurationFile
    .parse(JSON.parse(readFileSync(first, 'utf8')))
    .records.filter(({ place }) => (place as { id?: string }).id === 'SEG1000002');
  const map = namesFile({ kind: 'segment', from: 'Far side', to: own?.name ?? '' });
  expect((await states('--map', map)).every((state) => state === 'changed')).toBe(true);
});
