/**
 * Every command that asks a server, on one that has the documents' calls alone, with numbers as ids and odd values, and
 * on the strict one. A command ends by a code of the guide, says which call the server lacks, keeps all digits of ids,
 * leaves nothing half-written behind, and writes nothing there.
 */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#shared/api/index.ts';
import { noMapping } from '#shared/api/mapping/no-mapping.ts';
import { profilesFileKind, profilesFileVersion } from '#shared/rules/servers/portable-profile.ts';
import { commandNames, commandSpec } from '../../src-main/cli/command-line/commands.ts';
import { steward, temporary } from '../../src-main/cli/testing/steward.ts';
import { documentedCalls, isGivenNumber, startDocumentsServer } from '../documents-only/documents-server.ts';
import { calls } from './calls.ts';
import { type StrictServer, startStrictServer } from './strict-server.ts';

type ServerName = 'Documents' | 'Strict';

const folder = temporary();
const dataFolder = temporary();
const at = (name: string) => join(folder, name);
const [bundle, tree, changes] = [at('BUNDLE'), at('TREE'), at('SET')];
/** The areas whose calls the documents show. */
const shown = ['--area', 'loginMethods,menus,themes'];

let servers: Readonly<Record<ServerName, StrictServer>>;
beforeAll(async () => {
  servers = { Documents: await startDocumentsServer({ odd: true }), Strict: await startStrictServer() };
  const profiles = Object.entries(servers).map(([name, { address }]) => ({
    name,
    address,
    environment: 'test',
    signIn: 'token',
    proxy: { mode: 'none' },
    mapping: { ...noMapping, session: { userName: 'Lin Yu', deployment: 'public' } },
  }));
  const list = { kind: profilesFileKind, version: profilesFileVersion, servers: profiles };
  writeFileSync(at('servers.json'), JSON.stringify(list));
  await made(['profiles', 'import', at('servers.json')], 0);
  await made(['config', 'export', '--out', bundle, '--server', 'Strict'], 0);
  await made(['config', 'pull', tree, '--server', 'Strict'], 0);
  const difference = ['config', 'diff', bundle, ...shown, '--changes', changes];
  await made([...difference, '--server', 'Documents'], 4);
});
afterAll(() => Promise.all(Object.values(servers).map((server) => server.close())));

function run(args: readonly string[]) {
  const env = { LANG: 'en_US.UTF-8', STEWARD_PASSWORD: servers.Strict.token };
  return steward(args, { dataFolder, env });
}

async function made(args: readonly string[], code: number): Promise<void> {
  const { code: ended, err } = await run(args);
  expect(ended, err).toBe(code);
}

interface CommandRow {
  readonly args: readonly string[];
  readonly codes: Readonly<Record<ServerName, number>>;
  /** The calls that the documents-only server lacks for this command, in the command's own words. */
  readonly lacks?: readonly string[];
  /** A file or folder that appears where the code is 0, and else does not. */
  readonly writes?: string;
  /** The command names the server itself. */
  readonly isNamed?: boolean;
}

const all = ['segments.query', 'ipconfig.query', 'loginWhite.pc', 'applications.groups', 'templates.query'];
const people = ['people.people'];
const rows: readonly CommandRow[] = [
  { args: ['profiles check'], codes: { Documents: 0, Strict: 0 }, isNamed: true },
  { args: ['server check', '--json'], codes: { Documents: 1, Strict: 0 }, isNamed: true },
  {
    args: ['server record', '--out', 'answers'],
    codes: { Documents: 0, Strict: 0 },
    writes: 'answers',
  },
  {
    args: ['config export', '--out', 'whole'],
    codes: { Documents: 2, Strict: 0 },
    lacks: [...all, '--area loginMethods,menus,themes'],
    writes: 'whole',
  },
  {
    args: ['config export', '--out', 'part', ...shown],
    codes: { Documents: 0, Strict: 0 },
    writes: 'part',
  },
  { args: ['config diff', 'BUNDLE'], codes: { Documents: 2, Strict: 0 }, lacks: all },
  { args: ['config diff', 'BUNDLE', ...shown, '--json'], codes: { Documents: 4, Strict: 0 } },
  {
    args: ['config pull', 'pulled'],
    codes: { Documents: 2, Strict: 0 },
    lacks: all,
    writes: 'pulled',
  },
  { args: ['config plan', 'TREE'], codes: { Documents: 2, Strict: 0 }, lacks: all },
  { args: ['config plan', 'TREE', ...shown, '--json'], codes: { Documents: 0, Strict: 0 } },
  { args: ['config apply', 'TREE', '--dry-run'], codes: { Documents: 2, Strict: 0 }, lacks: all },
  { args: ['changes check', 'SET', '--json'], codes: { Documents: 0, Strict: 1 }, lacks: people },
  { args: ['changes apply', 'SET', '--dry-run'], codes: { Documents: 0, Strict: 1 }, lacks: people },
  { args: ['watch', '--once'], codes: { Documents: 3, Strict: 0 }, lacks: ['loginLog.pageQuery'] },
  // A reason of it is cut at its limit.
  { args: ['watch', '--once', 'TREE'], codes: { Documents: 3, Strict: 0 }, lacks: ['segments.query'] },
  { args: ['apps same-as', 'D-2', 'D-3', '--dry-run'], codes: { Documents: 2, Strict: 2 } },
];

/** The way back of a set, and a job, ask as `changes apply` does. */
const likeOthers = ['changes rollback'];

test('no command that asks a server is missing', () => {
  const asking = commandNames.filter((name) => {
    const { options, operands } = commandSpec(name);
    return options.includes('server') || operands?.kind === 'server';
  });
  const tried = new Set(rows.map(({ args }) => args[0] ?? ''));
  expect([...tried, ...likeOthers].toSorted()).toEqual(asking.toSorted());
});

describe.each<ServerName>(['Documents', 'Strict'])('%s', (server) => {
  test.each(rows.map((row) => [row.args.join(' '), row] as const))('%s', async (_, row) => {
    const { args, codes, lacks = [], writes = '', isNamed } = row;
    const [name = '', ...rest] = args;
    const file = at(`${writes}-${server}`);
    const paths = new Map([
      ...['BUNDLE', 'TREE', 'SET'].map((one) => [one, at(one)] as const),
      [writes, file],
    ]);
    const words = rest.map((word) => paths.get(word) ?? word);
    const before = servers[server].taken.length;
    const which = isNamed ? [server] : ['--server', server];
    const { code, out, err } = await run([...name.split(' '), ...which, ...words]);
    expect(code, err).toBe(codes[server]);
    expect(out + err).not.toMatch(/\n\s+at |\w+Error\b|\[object |\bundefined\b|\[U\+000A\]/);
    if (server === 'Documents') for (const call of lacks) expect(out + err).toContain(call);
    const isWritten = writes !== '' && code === 0;
    expect(existsSync(file)).toBe(isWritten);
    expect(readdirSync(folder).filter((one) => one.startsWith('.steward'))).toEqual([]);
    expectDigits(out + err + (isWritten ? textsIn(file) : ''));
    const taken = servers[server].taken.slice(before).map((one) => one.name);
    expect(taken.filter((one) => effectOf(one) !== 'read')).toEqual([]);
  });
});

test('changes reach a server with numbers as ids under all their digits', async () => {
  const before = servers.Documents.taken.length;
  const { code, err } = await run(['changes', 'apply', changes, '--yes', '--server', 'Documents']);
  expect(code, err).toBe(0);
  const sent = servers.Documents.taken.slice(before).filter(({ name }) => effectOf(name) === 'write');
  expect(sent).not.toEqual([]);
  for (const { text } of sent) expectDigits(text);
  expect(sent.some(({ text }) => /"configId":\d{19},/.test(text))).toBe(true);
  expect(sent.filter(({ text }) => /"(?:configId|topicId|id)":"\d{19}"/.test(text))).toEqual([]);
});

/** Text with an id that lost digits has a number that the server never gave. */
function expectDigits(text: string): void {
  const long = text.match(/184930\d{10,}/g) ?? [];
  expect(long.filter((digits) => !isGivenNumber(digits))).toEqual([]);
}

function textsIn(path: string): string {
  if (statSync(path).isFile()) return readFileSync(path, 'utf8');
  const names = readdirSync(path, { recursive: true, withFileTypes: true });
  return names
    .filter((one) => one.isFile())
    .map((one) => readFileSync(join(one.parentPath, one.name), 'utf8'))
    .join('\n');
}

function effectOf(name: string): string | undefined {
  const call = [...documentedCalls, ...calls].find((one) => one.name === name);
  return endpoints.find((one) => one.path === call?.path && one.method === call.method)?.effect;
}
