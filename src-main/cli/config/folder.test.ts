/** `steward config pull`, `plan` and `apply`: a configuration as the files of a folder, as a pipeline uses it. */
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { configApplyShape, configPlanShape } from '../render/json/config.ts';
import { editRecord, filesBelow, fileWith } from '../testing/folder-files.ts';
import { type PlatformServer, platformServer, rightPassword } from '../testing/platform-server.ts';
import { steward, temporary } from '../testing/steward.ts';

const data = temporary();
const pulled = join(temporary(), 'configuration');
const around = { dataFolder: data, input: rightPassword };
const here = (...args: string[]) =>
  steward([...args, '--server', 'sandbox', '--user', 'systemAdministrator'], around);
let server: PlatformServer;
/** A server that gave other ids, and is of another organisation. */
const there = (...args: string[]) =>
  steward([...args, '--server', server.address, '--user', 'lin', '--password-file', '-'], around);

beforeAll(async () => {
  server = await platformServer({ others: true });
  mkdirSync(pulled);
  const { code, err } = await here('config', 'pull', pulled);
  expect({ code, err }).toMatchObject({ code: 0, err: expect.stringContaining('files written, 0 removed') });
});
afterAll(() => server.close());

const copy = (): string => {
  const folder = join(temporary(), 'copy');
  cpSync(pulled, folder, { recursive: true });
  return folder;
};
const planned = async (run: typeof here, folder: string, ...more: string[]) => {
  const { code, out, err } = await run('config', 'plan', folder, '--json', ...more);
  if (out === '') throw new Error(err);
  return { code, err, ...configPlanShape.parse(JSON.parse(out)) };
};

test('one record is one file, with names in the place of ids and no secret; two pulls are the same', async () => {
  const files = filesBelow(pulled);
  expect(Object.keys(files).length).toBeGreaterThan(300);
  expect(files['steward-configuration.json']).toContain('"key": "T2308147"');
  const entry = readFileSync(fileWith(pulled, 'ipListEntry', '"netWorkSegmentId": "name:'), 'utf8');
  expect(entry).not.toMatch(/SEG\d|IPC\d/);
  for (const [path, text] of Object.entries(files)) {
    expect(path).toMatch(/^[\p{L}\p{N}./-]+$/u);
    expect(text).not.toMatch(/"(SEG|IPC|LT|BT|AG|RC|TM)\d{7}"/);
  }
  const again = join(temporary(), 'again');
  mkdirSync(again);
  await here('config', 'pull', again);
  expect(filesBelow(again)).toEqual(files);
  const times = statSync(join(pulled, 'steward-configuration.json')).mtimeMs;
  const { err } = await here('config', 'pull', pulled);
  expect(err).toContain('0 files written, 0 removed');
  expect(statSync(join(pulled, 'steward-configuration.json')).mtimeMs).toBe(times);
});

test('a fresh pull differs in nothing, here and on a server with other ids', async () => {
  expect(await planned(here, pulled, '--exit-code')).toMatchObject({ code: 0, same: true, err: '' });
  const other = await planned(there, pulled, '--exit-code');
  expect(other).toMatchObject({ code: 0, same: true, plan: { created: 0, changed: 0, deleted: 0 } });
  expect(other.err).toContain('The folder belongs to');
});

test('a plan says what would be done; applied nothing differs, and a pull changes no byte', async () => {
  const folder = copy();
  editRecord(fileWith(folder, 'ipSegment'), ({ values }) => {
    values.instructions = 'Gate 4';
  });
  const deleted = fileWith(folder, 'ruleConfig');
  rmSync(deleted);
  const segment = JSON.parse(readFileSync(fileWith(folder, 'ipSegment'), 'utf8'));
  const made = {
    ...segment,
    name: 'Depot',
    place: { id: 'name:Depot' },
    values: {
      ...segment.values,
      segmentName: 'Depot',
      segmentType: 'IPv4',
      ipStart: '10.77.0.1',
      ipEnd: '10.77.0.9',
    },
  };
  writeFileSync(join(folder, 'network/ipSegment/depot.json'), JSON.stringify(made));
  editRecord(fileWith(folder, 'ipListEntry', '"netWorkSegmentId": "name:'), ({ values }) => {
    values.netWorkSegmentId = 'name:Depot';
  });
  const plan = await planned(here, folder, '--exit-code');
  expect(plan).toMatchObject({ code: 4, plan: { created: 1, changed: 2, deleted: 1 } });
  expect((await planned(here, folder)).code).toBe(0);
  const text = await here('config', 'plan', folder);
  expect(text.out).toContain('+ Network segments: Depot');
  expect(text.out).toMatch(/creates 1 .* changes 2 .* deletes 1/);

  const asked = await here('config', 'apply', folder);
  expect(asked).toMatchObject({ code: 4, err: expect.stringContaining('With “--yes” it is applied') });
  expect((await planned(here, folder)).differences).toHaveLength(4);
  const applied = await here('config', 'apply', folder, '--yes', '--json');
  const { changes, notByChange } = configApplyShape.parse(JSON.parse(applied.out));
  expect(changes.map(({ result }) => result)).toEqual(['done', 'done', 'done', 'done']);
  expect({ code: applied.code, notByChange, err: applied.err }).toEqual({ code: 0, notByChange: 0, err: '' });
  expect(await planned(here, folder, '--exit-code')).toMatchObject({ code: 0, same: true });

  // A file that somebody named otherwise gets the name of its record; the rest stays to the byte.
  const before = filesBelow(folder);
  await here('config', 'pull', folder);
  const after = filesBelow(folder);
  const { 'network/ipSegment/depot.json': _, ...rest } = before;
  expect(Object.keys(after).length).toBe(Object.keys(before).length);
  expect(after).toMatchObject(rest);
  expect((await here('config', 'pull', folder)).err).toContain('0 files written, 0 removed');
  expect(filesBelow(folder)).toEqual(after);
  await here('config', 'apply', pulled, '--yes');
  expect(await planned(here, pulled, '--exit-code')).toMatchObject({ code: 0, same: true });
}, 60_000);

test('carried to a server with other ids of another organisation: only where it is asked for; then the same', async () => {
  const folder = copy();
  editRecord(fileWith(folder, 'ipSegment'), ({ values }) => {
    values.instructions = 'Gate 5';
  });
  expect(await there('config', 'apply', folder, '--yes')).toMatchObject({ code: 77, out: '' });
  const map = join(temporary(), 'none.steward-names');
  writeFileSync(map, JSON.stringify({ format: 'steward.names', version: 1, names: [] }));
  const { code, out } = await there('config', 'apply', folder, '--yes', '--map', map);
  expect({ code, out: out.includes('Gate 5') }).toEqual({ code: 0, out: true });
  expect(await planned(there, folder, '--exit-code')).toMatchObject({ code: 0, same: true });
  // A pull would turn it into another organisation’s folder.
  expect(await there('config', 'pull', folder)).toMatchObject({ code: 77, out: '' });
  const own = join(temporary(), 'own');
  mkdirSync(own);
  expect((await there('config', 'pull', own)).code).toBe(0);
  const { 'steward-configuration.json': one, ...mine } = filesBelow(folder);
  const { 'steward-configuration.json': other, ...theirs } = filesBelow(own);
  expect(theirs).toEqual(mine);
  expect(one).not.toBe(other);
}, 60_000);

test('a record whose names nobody has stays out, and the output says so', async () => {
  const folder = copy();
  editRecord(fileWith(folder, 'ipListEntry', '"netWorkSegmentId": "name:'), ({ values }) => {
    values.netWorkSegmentId = 'name:Moon base';
  });
  const { code, out } = await here('config', 'apply', folder, '--yes');
  expect(code).toBe(1);
  expect(out).toContain('Not found, or ambiguous: IP segment “Moon base”');
});

test('areas are chosen by the first pull, or each time; files of the others stay', async () => {
  const folder = temporary();
  await here('config', 'pull', folder, '--area', 'network');
  await here('config', 'pull', folder, '--area', 'reminders');
  const files = filesBelow(folder);
  expect(new Set(Object.keys(files).map((path) => path.split('/')[0]))).toEqual(
    new Set(['network', 'reminders', 'steward-configuration.json']),
  );
  await here('config', 'pull', folder);
  expect(filesBelow(folder)).toEqual(files);
  editRecord(fileWith(folder, 'ipSegment'), ({ values }) => {
    values.instructions = 'x';
  });
  expect((await planned(here, folder, '--area', 'reminders')).same).toBe(true);
  expect((await planned(here, folder)).same).toBe(false);
});

test('a stranger’s files in the folder are neither removed nor overwritten', async () => {
  const folder = copy();
  const own = ['README.md', 'network/notes.txt', 'network/ipSegment/.keep', 'tools/run.json'];
  mkdirSync(join(folder, 'tools'));
  for (const path of own) writeFileSync(join(folder, path), 'mine');
  expect((await here('config', 'pull', folder)).code).toBe(0);
  for (const path of own) expect(readFileSync(join(folder, path), 'utf8')).toBe('mine');
  expect((await planned(here, folder)).same).toBe(true);
  const record = fileWith(folder, 'newUserPush');
  writeFileSync(record, '{"mine": true}');
  const wanted = fileWith(folder, 'appCategory');
  editRecord(wanted, ({ values }) => {
    values.line = '2';
  });
  const edited = readFileSync(wanted, 'utf8');
  expect(await here('config', 'pull', folder)).toMatchObject({ code: 73, out: '' });
  expect(readFileSync(record, 'utf8')).toBe('{"mine": true}');
  // The refusal comes before anything is written.
  expect(readFileSync(wanted, 'utf8')).toBe(edited);
});
