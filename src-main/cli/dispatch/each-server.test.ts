/** One set, and one folder, at several servers: a plan and a result of each, in their order. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { profilesFileKind, profilesFileVersion } from '#shared/rules/servers/portable-profile.ts';
import { changesAtServersShape, configAtServersShape } from '../render/json/each-server.ts';
import { defaultPasswordSignIn } from '../session/resolve-server.ts';
import { editRecord, fileWith } from '../testing/folder-files.ts';
import { type PlatformServer, platformServer, rightPassword } from '../testing/platform-server.ts';
import { steward, temporary } from '../testing/steward.ts';

const data = temporary();
let north: PlatformServer;
let south: PlatformServer;
/** The second server belongs to another organisation and has other ids. */
let east: PlatformServer;
beforeAll(async () => {
  [north, south, east] = await Promise.all([
    platformServer(),
    platformServer(),
    platformServer({ others: true }),
  ]);
  const profile = (name: string, { address }: PlatformServer) => ({
    name,
    address,
    environment: 'test',
    signIn: 'password',
    passwordSignIn: defaultPasswordSignIn,
    readOnly: false,
    proxy: { mode: 'none' },
  });
  const list = join(data, 'servers.steward-servers');
  const servers = [profile('North', north), profile('South', south), profile('East', east)];
  const file = { kind: profilesFileKind, version: profilesFileVersion, servers };
  writeFileSync(list, JSON.stringify(file));
  expect((await steward(['profiles', 'import', list], { dataFolder: data })).code).toBe(0);
  for (const name of ['North', 'South', 'East']) writeFileSync(join(data, name), rightPassword);
});
afterAll(() => Promise.all([north, south, east].map((one) => one.close())));

const presence = { kind: 'ipSegmentPresence', place: { ids: ['SEG9000001'] } };
const depot = (name: string) => ({
  id: 'SEG9000001',
  segmentName: name,
  segmentType: 'IPv4',
  ipStart: '10.8.0.1',
  ipEnd: '10.8.0.9',
  instructions: '',
});
function set(name: string): string {
  const path = join(temporary(), 'set.steward-changes');
  const facts = { made: '2026-11-20T08:00:00.000Z', from: { server: 'Sandbox', user: 'Lin' } };
  const changes = [{ ...presence, edits: { there: { from: [], to: [depot(name)] } } }];
  writeFileSync(path, JSON.stringify({ format: 'steward.changes', version: 1, ...facts, changes }));
  return path;
}
const at = (args: readonly string[], servers: string, password = join(data, '{server}'), input = '') =>
  steward([...args, '--servers', servers, '--user', 'lin', '--password-file', password], {
    dataFolder: data,
    input,
  });
const told = async (...given: Parameters<typeof at>) => {
  const { code, out, err } = await at(...given);
  if (out === '') throw new Error(err);
  return { code, err, ...changesAtServersShape.parse(JSON.parse(out)) };
};

test('a folder is planned and applied at each, whatever ids it gave', async () => {
  const folder = join(temporary(), 'office');
  mkdirSync(folder);
  const pull = ['config', 'pull', folder, '--server', 'North', '--user', 'lin', '--area', 'network'];
  expect((await steward([...pull, '--password-file', join(data, 'North')], { dataFolder: data })).code).toBe(
    0,
  );
  editRecord(fileWith(folder, 'ipSegment'), ({ values }) => {
    values.instructions = 'Gate 4';
  });
  const map = join(temporary(), 'none.steward-names');
  writeFileSync(map, JSON.stringify({ format: 'steward.names', version: 1, names: [] }));
  const apply = ['config', 'apply', folder, '--json', '--map', map];
  const planned = await at(apply, 'North,East');
  expect(planned.code).toBe(4);
  const plan = configAtServersShape.parse(JSON.parse(planned.out));
  expect(plan.servers.map(({ code, report }) => [code, report?.plan.changed])).toEqual([
    [4, 1],
    [4, 1],
  ]);
  const applied = await at([...apply, '--yes'], 'North,East');
  expect(applied.code).toBe(0);
  const again = await at([...apply, '--dry-run'], 'North,East');
  expect(configAtServersShape.parse(JSON.parse(again.out)).servers).toMatchObject([
    { report: { same: true } },
    { report: { same: true } },
  ]);
});

test('a set is tried, then applied at each, in their order', async () => {
  const path = set('Depot');
  const sent = [...north.keys, ...south.keys];
  const dry = await told(['changes', 'apply', path, '--json', '--dry-run'], 'South,North');
  expect(dry).toMatchObject({ code: 0, servers: [{ server: 'South' }, { server: 'North' }] });
  expect(dry.servers.map(({ report }) => report?.plan.created)).toEqual([1, 1]);
  expect([...north.keys, ...south.keys]).toEqual(sent);
  const done = await told(['changes', 'apply', path, '--json'], 'South,North');
  expect(done.servers.map(({ code, report }) => [code, report?.summary])).toEqual([
    [0, { done: 1 }],
    [0, { done: 1 }],
  ]);
  const words = await at(['changes', 'apply', path], 'South,North', '-', rightPassword);
  expect(words.out).toMatch(/Server: South.*Server: North.*South: through \(0\)\nNorth: through \(0\)/s);
});

test('a failure at one server is reported, and the rest goes on, or is not tried', async () => {
  const path = set('Second depot');
  south.lose('/papi/passport/login', 'refused');
  const failed = await told(['changes', 'apply', path, '--json', '--stop-on-failure'], 'South,North');
  expect(failed).toMatchObject({
    code: 67,
    servers: [
      { code: 67, report: null },
      { code: null, message: '' },
    ],
  });
  const sent = north.keys.length;
  const unknown = await told(['changes', 'apply', path, '--json', '--dry-run'], 'Nowhere,North');
  expect(unknown.code).toBe(67);
  expect(unknown.servers).toMatchObject([{ code: 67 }, { server: 'North' }]);
  expect(unknown.servers[1]?.report).not.toBeNull();
  expect(unknown.err).toContain('Nowhere:\n');
  expect(north.keys).toHaveLength(sent);
});

test.each([
  [['--server', 'North'], '--server'],
  [['--format', 'html'], 'html'],
])('with %j it is not understood', async (more, named) => {
  const { code, err } = await at(['changes', 'apply', set('Third depot'), ...more], 'North,South');
  expect(code).toBe(64);
  expect(err).toContain(named);
  expect((await at(['changes', 'apply', '-'], 'North')).err).toContain('standard input');
});
