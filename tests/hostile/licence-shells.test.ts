/**
 * The same verdict, byte for byte, from every shell for a hostile file of every kind (limits §5): through the program's
 * door as the desktop takes it, over HTTP from the web shell, from the terminal, and from the reader itself. What the
 * verdict is on each file is the reader's alone (`licence-cases.test.ts`): a shell hands on the file, the secret and the
 * time, and what is said of them.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PreparedJson } from '#shared/bridge/prepared-json.ts';
import { runTerminalShell } from '../../src-main/cli/run-shell.ts';
import {
  mergeKeys,
  parseTrustedKeys,
  readLicence,
  shippedKeys,
} from '../../src-main/formats/licence/index.ts';
import { createProgram, type Program } from '../../src-main/program/index.ts';
import { seal } from '../../src-main/services/durable/envelope.ts';
import type { LicencePolicyOptions } from '../../src-main/services/licence/policy/policy.ts';
import { webHooks } from '../../src-main/web/web-hooks.ts';
import { createWebServer, type WebServer } from '../../src-main/web/web-server.ts';
import { keyIds, publicJwk, signingKey } from '../fixtures/licence/keys.ts';
import { long } from '../support/test-amount.ts';
import { hostileNow, type LicenceCase } from './licence/case.ts';
import { heavyCases } from './licence/heavy-cases.ts';
import { licenceCases } from './licence-cases.ts';

/** The part of a case that a shell gets. */
type Read = Pick<LicenceCase, 'file' | 'secret' | 'now' | 'highestTime'>;

/** The three doors onto one data folder, at a time that the test sets. */
interface Shells {
  at(now: number): void;
  desktop(one: Read): Promise<string>;
  web(one: Read): Promise<string>;
  terminal(one: Read): Promise<string>;
  close(): Promise<void>;
}

const testKeys = keyIds.filter((id) => id.startsWith('test-') && id !== 'test-stranger');
const trusted = { keys: testKeys.map((id) => publicJwk(signingKey(id))) };
const keys = mergeKeys(shippedKeys(), parseTrustedKeys(trusted, 'policy'));
const fileName = 'case.lic';

let base: string;
let administrator: LicencePolicyOptions;
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'steward-shells-'));
  const place = join(base, 'keys', 'licence-keys.json');
  await mkdir(join(base, 'keys'));
  await writeFile(place, JSON.stringify(trusted));
  administrator = { path: place, within: base, guard: () => null };
});
afterAll(() => rm(base, { recursive: true }));

async function fileOf({ file }: Read): Promise<string> {
  const path = join(base, fileName);
  await writeFile(path, file);
  return path;
}

async function openShells(dataDir: string): Promise<Shells> {
  let time = hostileNow;
  const now = (): number => time;
  const hooks = webHooks('en-US', join(dataDir, 'downloads'));
  const program = await createProgram({
    dataDir,
    now,
    administrator,
    hooks,
    version: '0',
    checkResults: false,
  });
  const server = createWebServer({
    program: async () => program,
    bundle: () => Promise.reject(new Error('no page is asked for')),
    report: (error) => {
      throw error;
    },
  });
  await server.listen(0);
  const headers = await signIn(server);
  return {
    at: (moment) => {
      time = moment;
    },
    desktop: (one) => throughDoor(program, one),
    web: (one) => overHttp(server, headers, one),
    terminal: (one) => inTerminal(one, now, `${dataDir}-terminal`),
    async close() {
      await server.close();
      await program.close();
    },
  };
}

async function throughDoor({ door, files }: Program, one: Read): Promise<string> {
  const { id } = await files.addPath(await fileOf(one));
  const reply = await door.call('licence.parse', argsOf(id, one), { trusted: true }, { takesPrepared: true });
  await files.release([id]);
  if (!reply.ok || !(reply.value instanceof PreparedJson)) throw new Error(JSON.stringify(reply));
  return new TextDecoder().decode(reply.value.bytes());
}

async function signIn({ origin, newLink }: WebServer): Promise<Record<string, string>> {
  const token = newLink().split('#t=')[1];
  const headers = { Origin: origin, 'Content-Type': 'application/json' };
  const body = JSON.stringify({ token });
  const answer = await fetch(`${origin}/bridge/session`, { method: 'POST', headers, body });
  const { session } = (await answer.json()) as { session: string };
  return { ...headers, 'X-Steward-Session': session };
}

async function overHttp({ origin }: WebServer, headers: Record<string, string>, one: Read): Promise<string> {
  const taken = await fetch(`${origin}/bridge/files`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/octet-stream', 'X-File-Name': fileName },
    body: new Uint8Array(one.file),
  });
  const { value } = (await taken.json()) as { value: { id: string } };
  const body = JSON.stringify(argsOf(value.id, one));
  const answer = await fetch(`${origin}/bridge/call/licence.parse`, { method: 'POST', headers, body });
  const line = (await answer.text()).trimEnd().split('\n').at(-1) ?? '';
  const [, json] = /^\{"ok":true,"value":(.*)\}$/.exec(line) ?? [];
  return json ?? line;
}

function argsOf(file: string, { secret }: Read): object {
  return { file, ...(secret === undefined ? {} : { secret }) };
}

/** The terminal's answer without the indentation for people. */
async function inTerminal(one: Read, now: () => number, dataFolder: string): Promise<string> {
  let printed = '';
  await runTerminalShell(['licence', 'parse', await fileOf(one), '--json'], {
    env: { LANG: 'en_US.UTF-8', ...(one.secret === undefined ? {} : { STEWARD_LICENCE_SECRET: one.secret }) },
    input: Readable.from([]),
    now,
    print: (result) => {
      printed += String(result);
    },
    complain: (text) => {
      throw new Error(text);
    },
    columns: null,
    showsProgress: false,
    dataFolder,
    administrator,
    onInterrupt: () => () => undefined,
  });
  return JSON.stringify(JSON.parse(printed));
}

async function expectSame(one: Read & Pick<LicenceCase, 'state'>, shells: Shells): Promise<void> {
  expect(await sameEverywhere(one, shells)).toBe(one.state);
}

/** The state, which is the reader's own and that of every shell, with all that is said beside it. */
async function sameEverywhere(one: Read, shells: Shells): Promise<string> {
  const { now = hostileNow, secret, highestTime } = one;
  const reading = await readLicence({ name: fileName, bytes: one.file, now, keys, secret, highestTime });
  const expected = JSON.stringify(reading);
  shells.at(now);
  expect(await shells.desktop(one), 'desktop').toBe(expected);
  expect(await shells.web(one), 'web').toBe(expected);
  expect(await shells.terminal(one), 'terminal').toBe(expected);
  return reading.state;
}

/** A secret that no shell takes: the bridge asks for one to 8192 characters. */
const crosses = ({ secret }: LicenceCase): boolean =>
  secret === undefined || (secret.length > 0 && secret.length <= 8192);
const named = (cases: readonly LicenceCase[]): [string, LicenceCase][] =>
  cases.map((one) => [`${one.name} → ${one.state}`, one]);

/** The first file of each result, of each reason for it, with a secret and without. */
const firstOfEach = (cases: readonly LicenceCase[]): LicenceCase[] => [
  ...new Map(
    cases.toReversed().map((one) => [`${one.state} ${one.reason} ${one.secret === undefined}`, one]),
  ).values(),
];
/** A result that is more than plain letters as JSON. */
const isOdd = ({ name }: LicenceCase): boolean => /emoji|escape sequence/.test(name);

describe('a hostile file of every result', () => {
  let shells: Shells;
  beforeAll(async () => {
    shells = await openShells(join(base, 'data'));
  });
  afterAll(() => shells.close());
  const files = licenceCases.filter((one) => one.highestTime === undefined && crosses(one));
  // In the order of time: a clock that is set back is a case of its own.
  const cases = [...new Set([...firstOfEach(files), ...files.filter(isOdd)])].sort(
    (a, b) => (a.now ?? hostileNow) - (b.now ?? hostileNow),
  );
  test.each(named(cases))('%s', (_, one) => expectSame(one, shells));
});

/** Those that took most processor time or memory of all heavy cases at 16 MiB, smaller here: every third; `npm run test:long` has all, and the first whole. */
const heaviest: readonly [name: string, mebibytes: number][] = [
  ['encrypted: as many objects of different shapes as are read', long ? 16 : 1],
  ['base64 of JSON: members named by numbers', 1],
  ['module list in properties: members of one object', 1],
  ['encrypted: modules with everything', 1],
  ['signed: modules', 1],
  ['signed: modules within modules', 1],
  ['JSON: long fractions', 1],
  ['properties: backslashes', 1],
  ['armour: lines of one', 1],
  ['Keygen: entitlements', 1],
];

describe('the heaviest files', () => {
  let shells: Shells;
  beforeAll(async () => {
    shells = await openShells(join(base, 'data-heavy'));
  });
  afterAll(() => shells.close());
  test.each(heaviest.filter((_, at) => long || at % 3 === 0))(
    '%s, of %i MiB',
    async (name, mebibytes) => {
      const one = heavyCases.find((other) => other.name === name) ?? expect.fail(name);
      const { make, secret } = one;
      await sameEverywhere({ file: make(mebibytes * 1024 * 1024), ...(secret ? { secret } : {}) }, shells);
    },
    60_000,
  );
});

describe('a clock of every result, and those at the ends of time', () => {
  // The clock file holds a number of JSON.
  const clocks = licenceCases.filter(({ highestTime }) => Number.isFinite(highestTime));
  const times = clocks.toSorted((a, b) => (a.highestTime ?? 0) - (b.highestTime ?? 0));
  const cases = [...new Set([...firstOfEach(clocks), ...times.slice(0, 1), ...times.slice(-2)])];
  test.each(named(cases))('%s', async (_, one) => {
    const dataDir = join(base, `data-${cases.indexOf(one)}`);
    for (const folder of [dataDir, `${dataDir}-terminal`]) {
      await mkdir(folder);
      const noted = seal('licence-clock', 1, { highest: one.highestTime, confirmed: null });
      await writeFile(join(folder, 'licence-clock.json'), noted);
    }
    const shells = await openShells(dataDir);
    await expectSame(one, shells).finally(() => shells.close());
  });
});
