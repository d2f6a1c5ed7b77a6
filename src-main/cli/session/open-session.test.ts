/** The terminal signs in at a server on the network, survives a lost answer, and writes neither session nor password. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { segments as segmentCalls } from '#shared/api/network/segments.ts';
import { profilesFileKind, profilesFileVersion } from '#shared/rules/servers/portable-profile.ts';
import { changesApplyShape } from '../render/json/changes.ts';
import { type PlatformServer, platformServer, rightPassword } from '../testing/platform-server.ts';
import { steward, temporary } from '../testing/steward.ts';
import { defaultPasswordSignIn } from './resolve-server.ts';

let server: PlatformServer;
beforeAll(async () => {
  server = await platformServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.asked.length = 0;
  server.keys.length = 0;
});

const file = (to: unknown) =>
  fileOf({ kind: 'newUserPush', place: {}, edits: { on: { from: to !== true, to } } });

function fileOf(...changes: object[]): string {
  const path = join(temporary(), 'set.steward-changes');
  const facts = { made: '2026-11-24T08:00:00.000Z', from: { server: 'Sandbox', user: 'Lin' } };
  writeFileSync(path, JSON.stringify({ format: 'steward.changes', version: 1, ...facts, changes }));
  return path;
}

async function apply(path: string, dataFolder = temporary(), password = rightPassword) {
  const given = ['--server', server.address, '--user', 'lin', '--password-file', '-'];
  return steward(['changes', 'apply', path, '--json', ...given], { dataFolder, input: `${password}\n` });
}
function fileForTenant(key: string): string {
  const path = fileOf({ kind: 'newUserPush', place: {}, edits: { on: { from: true, to: false } } });
  const file = JSON.parse(readFileSync(path, 'utf8'));
  file.from.tenant = { key, name: 'Another' };
  writeFileSync(path, JSON.stringify(file));
  return path;
}

test('a file for another organisation is refused by name, and nothing is sent', async () => {
  const { code, err } = await apply(fileForTenant('T0000001'));
  expect(code).toBe(77);
  expect(err).toMatch(
    /^steward: The file is for Another \(T0000001\); you are signed in to .+\. Nothing was sent\. With “--map FILE” .+$/m,
  );
  expect(server.keys).toEqual([]);
});

const resultOf = (out: string) => changesApplyShape.parse(JSON.parse(out)).changes[0]?.result;

/** The contents of all files of a folder. */
function everything(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');
}

test('signs in, applies under a key of its own, and ends the session', async () => {
  const { on } = await stateOf();
  const folder = temporary();
  const { code, out, err } = await apply(file(!on), folder);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(resultOf(out)).toBe('done');
  expect(server.asked[0]).toBe('POST /papi/passport/login');
  expect(server.asked.at(-1)).toBe('POST /api/basicserver/session/signOut');
  expect(server.keys).toHaveLength(1);
  for (const text of [out, everything(folder)]) expect(text).not.toContain(rightPassword);
});

test('a variable that switches the check of certificates off is not obeyed, and that is said', async () => {
  const given = ['--server', server.address, '--user', 'lin', '--password-file', '-'];
  const { code, err } = await steward(['config', 'export', '--out', '-', ...given], {
    asksForNoChecks: true,
    input: `${rightPassword}\n`,
  });
  expect(code).toBe(0);
  expect(err).toContain('NODE_TLS_REJECT_UNAUTHORIZED=0 is ignored: certificates are checked.');
});

test.each(['cut', 'http500'] as const)(
  'an answer that went wrong (%s) is looked for: what was done is done, and is sent once',
  async (how) => {
    const { on } = await stateOf();
    server.lose(await savePath(!on), how);
    const { code, out } = await apply(file(on));
    expect({ code, result: resultOf(out) }).toEqual({ code: 0, result: 'done' });
    expect(server.keys).toHaveLength(1);
    expect(resultOf((await apply(file(on))).out)).toBe('held');
  },
);

const byIds = segmentCalls.byIds.path;
const segments = ['SEG1000001', 'SEG1000002', 'SEG1000003'].map((id) => ({
  kind: 'ipSegment',
  place: { id },
  edits: { instructions: { from: '?', to: 'x' } },
}));

test('a session that ends in the middle is said once: nothing more is asked, the rest is not tried, 67', async () => {
  server.lose(byIds, 'ended');
  const { code, out, err } = await apply(fileOf(...segments));
  expect(code).toBe(67);
  const said = changesApplyShape.parse(JSON.parse(out));
  expect(said.cancelled).toBe(true);
  expect(said.changes.map(({ result, message }) => [result, message])).toEqual(
    Array(3).fill(['waiting', '']),
  );
  expect(err.match(/The session at “.*” ended\. Steward leaves out the remaining steps/g)).toHaveLength(1);
  expect(server.asked.filter((line) => line.endsWith(byIds))).toHaveLength(1);
  expect(server.keys).toEqual([]);
});

test('a 401 of who may not do something is a failure of that change alone', async () => {
  server.lose(byIds, 'refused');
  const { code, out, err } = await apply(fileOf(...segments));
  expect({ code, err }).toEqual({ code: 1, err: '' });
  const said = changesApplyShape.parse(JSON.parse(out));
  expect(said.changes.map(({ result }) => result)).toEqual(['failed', 'conflict', 'conflict']);
});

test.each([
  ['check', []],
  ['apply', ['--dry-run']],
] as const)('a session that ends while it is only looked (%s) is no result', async (command, more) => {
  server.lose(byIds, 'ended');
  const given = ['--server', server.address, '--user', 'lin', '--password-file', '-', ...more];
  const ended = await steward(['changes', command, fileOf(...segments), ...given], { input: rightPassword });
  expect(ended).toMatchObject({ code: 67, out: '' });
  expect(ended.err).toContain('ended. Steward leaves out the remaining steps');
});

test('a wrong password is 67 with the server’s words, and is said nowhere', async () => {
  const folder = temporary();
  const { code, out, err } = await apply(file(true), folder, 'hunter2');
  expect({ code, out }).toEqual({ code: 67, out: '' });
  expect(err).toContain('refused the sign-in: Wrong password');
  for (const text of [err, everything(folder)]) expect(text).not.toContain('hunter2');
  expect(server.keys).toEqual([]);
});

test('a server that is used read-only is checked, and nothing is applied to it', async () => {
  const { on } = await stateOf();
  const folder = temporary();
  const profile = {
    name: 'Live',
    address: server.address,
    environment: 'production',
    signIn: 'password',
    readOnly: true,
    proxy: { mode: 'none' },
    passwordSignIn: defaultPasswordSignIn,
  };
  const list = join(folder, 'list.json');
  writeFileSync(
    list,
    JSON.stringify({ kind: profilesFileKind, version: profilesFileVersion, servers: [profile] }),
  );
  const taken = await steward(['profiles', 'import', list], { dataFolder: folder });
  expect(taken.code, taken.err).toBe(0);
  const given = ['--server', 'Live', '--user', 'lin', '--password-file', '-'];
  const around = { dataFolder: folder, input: rightPassword };
  expect((await steward(['changes', 'check', file(!on), ...given], around)).code).toBe(0);
  expect(await steward(['changes', 'apply', file(!on), ...given], around)).toMatchObject({
    code: 77,
    out: '',
  });
  expect(server.keys).toEqual([]);
});

async function stateOf(): Promise<{ readonly on: boolean }> {
  const held = resultOf(
    (
      await steward(
        [
          'changes',
          'apply',
          file(true),
          '--dry-run',
          '--json',
          '--server',
          server.address,
          '--user',
          'lin',
          '--password-file',
          '-',
        ],
        { input: rightPassword },
      )
    ).out,
  );
  server.asked.length = 0;
  return { on: held === 'held' };
}

/** One toggle shows the path of the call that saves it. */
async function savePath(on: boolean): Promise<string> {
  await apply(file(on));
  const write = server.asked.findLast((line) => line.startsWith('POST') && !line.endsWith('signOut'));
  server.keys.length = 0;
  return write?.split(' ')[1] ?? '';
}
