/** The rules of a server's profiles hold in the terminal too, by whichever profile, spelling or name it is addressed. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { profilesFileKind, profilesFileVersion } from '#shared/rules/servers/portable-profile.ts';
import { computer, linuxFile } from '../../services/policy/testing/computer.ts';
import { defaultPasswordSignIn } from '../session/resolve-server.ts';
import { type PlatformServer, platformServer, rightPassword } from '../testing/platform-server.ts';
import { steward, temporary } from '../testing/steward.ts';

let server: PlatformServer;
beforeAll(async () => {
  server = await platformServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.keys.length = 0;
});

function changes(): string {
  const path = join(temporary(), 'set.steward-changes');
  const facts = { made: '2026-11-24T08:00:00.000Z', from: { server: 'Sandbox', user: 'Lin' } };
  const edits = { on: { from: true, to: false } };
  const set = [{ kind: 'newUserPush', place: {}, edits }];
  writeFileSync(path, JSON.stringify({ format: 'steward.changes', version: 1, ...facts, changes: set }));
  return path;
}
const profile = (name: string, address: string, environment: string, readOnly = false) => ({
  name,
  address,
  environment,
  readOnly,
  signIn: 'password',
  passwordSignIn: defaultPasswordSignIn,
  proxy: { mode: 'none' },
});
const policyOf = (document: object) =>
  ({
    platform: 'linux',
    sources: computer({ files: { [linuxFile]: JSON.stringify(document) } }),
  }) as const;

async function withProfiles(...servers: object[]): Promise<string> {
  const dataFolder = temporary();
  const file = join(dataFolder, 'profiles.json');
  writeFileSync(file, JSON.stringify({ kind: profilesFileKind, version: profilesFileVersion, servers }));
  expect((await steward(['profiles', 'import', file], { dataFolder })).code).toBe(0);
  return dataFolder;
}
const apply = (wanted: string, dataFolder: string, policy = policyOf({})) =>
  steward(
    ['changes', 'apply', changes(), '--json', '--server', wanted, '--user', 'lin', '--password-file', '-'],
    { dataFolder, policy, input: `${rightPassword}\n` },
  );

test('a second profile of a production server is no way round its approval, nor is another name of it', async () => {
  const byName = server.address.replace('127.0.0.1', 'localhost');
  const dataFolder = await withProfiles(
    profile('Prod as test', server.address, 'test'),
    profile('Prod by name', byName, 'test'),
  );
  const production = { name: 'Production', address: server.address, environment: 'production' };
  const policy = policyOf({
    locked: { approve: 'production' },
    servers: { predefined: [{ ...production, signIn: 'password', passwordSignIn: defaultPasswordSignIn }] },
  });
  const ended = await apply('Prod as test', dataFolder, policy);
  expect(ended).toMatchObject({ code: 77, out: '' });
  expect(ended.err).toContain(
    'Your organisation’s policy says so of “Production”, which has the same address.',
  );
  // The first call has noted the tenant in the profile.
  const named = await apply('Prod by name', dataFolder, policy);
  expect(named).toMatchObject({ code: 77, out: '' });
  expect(named.err).toContain('“Production”, where the same tenant was signed in.');
  expect(server.keys).toEqual([]);
});

test('a server that one profile makes read-only is read-only by every other profile of the address', async () => {
  const dataFolder = await withProfiles(
    profile('To look', server.address, 'test', true),
    profile('To change', `${server.address}/`, 'test'),
  );
  const ended = await apply('To change', dataFolder);
  expect(ended).toMatchObject({ code: 77, out: '' });
  expect(ended.err).toContain('The server “To look” has the same address and is marked as production.');
  expect(server.keys).toEqual([]);
});

test('a locked list stops what is not in it', async () => {
  const dataFolder = await withProfiles(profile('Mine', server.address, 'test'));
  const policy = policyOf({
    servers: { locked: true, predefined: [{ name: 'Office', address: 'https://office.example.com' }] },
  });
  const ended = await apply('Mine', dataFolder, policy);
  expect(ended).toMatchObject({ code: 77, out: '' });
  expect(ended.err).toContain('Your organisation’s policy does not allow this server');
  expect(server.keys).toEqual([]);
});

test('a policy without the sandbox stops it in a terminal', async () => {
  const dataFolder = await withProfiles(profile('Mine', server.address, 'test'));
  const ended = await apply('sandbox', dataFolder, policyOf({ sandbox: false }));
  expect(ended).toMatchObject({ code: 77, out: '' });
  expect(ended.err).toContain('Your organisation’s policy does not allow this server');
});
