/** The databases in their thread answer as those in process do, and nothing of them works on this thread. */
import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BridgeError } from '#shared/bridge/errors.ts';
import { settingsSchema } from '#shared/rules/settings/settings.ts';
import type { ChangeUnderWay } from '../services/changes/changes-service.ts';
import { anEntry, start } from '../services/journal/testing/journals.ts';
import type { KeyStore } from '../services/key-store/key-store.ts';
import { type OwnDatabases, type OwnDatabasesOptions, ownDatabases } from './own-databases.ts';

vi.mock('../services/databases/open-databases.ts', () => ({
  openDatabases() {
    throw new Error('the databases work on the thread that draws windows');
  },
}));

const server = 'sandbox';
const filter = { search: '', titles: [], server: null, result: null, from: null, to: null };
const page = { ...filter, offset: 0, limit: 10 };
const change = {
  title: 'network.changed',
  kind: 'ipSegment',
  place: { id: 'S1' },
  path: '',
  edits: { name: { from: 'a', to: 'b' } },
  touches: [],
};
/** Turns a text around. */
const keyStore: KeyStore = {
  status: async () => ({ available: true, backend: 'test' }),
  seal: async (text) => Buffer.from(text).reverse(),
  open: async (sealed) => ({ text: Buffer.from(sealed).reverse().toString(), isStale: false }),
};

let dataDir: string;
let time: number;
let told: string[];
let underWay: Map<string, ChangeUnderWay>;
const opened: OwnDatabases[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'steward-databases-'));
  time = start;
  told = [];
  underWay = new Map();
});
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});

function open(over: Partial<OwnDatabasesOptions> = {}): OwnDatabases {
  const databases = ownDatabases({
    dataDir,
    now: () => time,
    emit: (name) => void told.push(name),
    report: (source) => void told.push(source),
    tell: (notices) => void told.push(...notices.map(({ code }) => code)),
    keyStore: null,
    files: {
      read: async () => {
        throw new BridgeError('FILE_UNKNOWN', 'there is no such file');
      },
    },
    settings: () => settingsSchema.parse({ journalDays: 30, approve: 'never' }),
    approvers: () => null,
    servers: () => ({ list: async () => ({ profiles: [] }), rules: () => ({ readOnly: null }) }) as never,
    underWay,
    inThread: true,
    ...over,
  });
  opened.push(databases);
  return databases;
}

it('keeps the journal, tells of it, goes by the program’s clock, and is closed with its file', async () => {
  const first = open();
  const { journal } = first.services;
  expect(await journal.append({ ...anEntry, key: 'k1' })).toEqual({ id: 1 });
  expect(told).toEqual(['journal.changed']);
  expect(await journal.list(page)).toMatchObject({ total: 1, entries: [{ title: anEntry.title }] });
  await first.close();
  expect(await readdir(join(dataDir, 'journal'))).toEqual(['journal.db']);
  await expect(journal.list(page)).rejects.toThrow('closed');
  time += 31 * 86_400_000;
  expect(await open().services.journal.list(page)).toEqual({ entries: [], total: 0 });
});

it('seals a tray by the system’s key store, and says what is under way before its call is answered', async () => {
  const sealed = vi.spyOn(keyStore, 'seal');
  const profile = { id: server, address: 'https://office.example', rules: {} };
  const { changes } = open({
    keyStore,
    servers: () => ({ list: async () => ({ profiles: [profile] }), rules: () => ({}) }) as never,
  }).services;
  expect(await changes.collect({ server, user: 'Lin', changes: [change] })).toEqual({ count: 1 });
  expect(sealed).toHaveBeenCalledOnce();
  const [waiting] = (await changes.tray({ server })).changes;
  expect(waiting).toMatchObject({ id: 1, place: change.place, edits: change.edits });
  const begun = await changes.begin({ server, id: 1, wish: waiting?.wish ?? 0 });
  expect([...underWay]).toMatchObject([[begun?.key, { server, change: { place: change.place } }]]);
  const outcome = { result: 'done', message: '', applied: null, late: false } as const;
  await changes.note({ server, id: 1, wish: waiting?.wish ?? 0, ...outcome });
  expect([...underWay]).toEqual([]);
});

it('signs with the installation’s key, and passes a refusal on with its code', async () => {
  const { services, key } = open();
  const { fingerprint } = await services.approvals.key();
  expect(fingerprint).toBe((await (await key()).publicKey()).fingerprint);
  await expect(services.approvals.restoreKey({ file: 'F', password: 'p' })).rejects.toMatchObject({
    name: 'BridgeError',
    code: 'FILE_UNKNOWN',
  });
  await expect(services.approvals.state({ server: 'none' })).rejects.toMatchObject({
    code: 'SERVER_UNKNOWN',
  });
});

it('keeps versions', async () => {
  const { versions } = open().services;
  const of = { server, tenant: 'T1', subject: 'theme/pc/TP1' };
  const version = { ...of, origin: 'saved', user: 'Lin', serverName: 'Sandbox', body: '{"name":"One"}' };
  expect(await versions.keep(version as never)).toEqual({ id: 1 });
  expect(told).toEqual(['versions.changed']);
  expect(await versions.list(of)).toMatchObject({ versions: [{ id: 1, time: start }] });
});

it('says that a journal could not be read, and why one cannot be opened', async () => {
  await mkdir(join(dataDir, 'journal'));
  await writeFile(join(dataDir, 'journal/journal.db'), 'no database '.repeat(400));
  expect(await open().services.journal.list(page)).toMatchObject({ total: 0 });
  expect(told).toEqual(['JOURNAL_CORRUPT']);
  const other = await mkdtemp(join(tmpdir(), 'steward-databases-'));
  await mkdir(join(other, 'journal/journal.db'), { recursive: true });
  await expect(open({ dataDir: other }).services.journal.list(page)).rejects.toMatchObject({
    code: 'JOURNAL_NOT_READ',
  });
});
