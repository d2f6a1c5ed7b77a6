/**
 * Files of changes, bundles and folders that were made to do harm: each is refused by name where it is opened, or nothing
 * of it is taken; what is harmless is sent as it stands, and read back from the sandbox's own table.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Applying, applyChanges } from '#shared/rules/changes/apply.ts';
import type { CollectedChange } from '#shared/rules/changes/collected-change.ts';
import { compareConfigurations } from '#shared/rules/configuration/compare.ts';
import type { Configuration } from '#shared/rules/configuration/configuration.ts';
import { readConfiguration } from '#shared/rules/configuration/read-configuration.ts';
import { takableChanges } from '#shared/rules/configuration/takable-fields.ts';
import { recordById } from '#shared/rules/records/records.ts';
import { openChangeBytes } from '../../src-main/formats/changes/read.ts';
import { readFolderFiles } from '../../src-main/formats/configuration/folder.ts';
import { readConfigurationBytes } from '../../src-main/formats/configuration/read.ts';
import { createSandbox, type Sandbox } from '../../src-main/sandbox/index.ts';
import { tablesOf } from '../sandbox/changes/tables-of.ts';
import { type Client, signedIn } from '../sandbox/client.ts';
import { writeFilledSandbox } from '../support/filled-sandbox.ts';
import { type Given, hostileChanges } from './changes-cases.ts';

let folder: string;
let file: string;
let sandbox: Sandbox;
let client: Client;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steward-hostile-'));
  file = join(folder, 'platform.sqlite');
  await writeFilledSandbox(file);
  sandbox = await createSandbox({ file, now: () => Date.UTC(2026, 10, 24) });
  client = await signedIn(sandbox, 'systemAdministrator');
});
afterEach(async () => {
  sandbox.close();
  await rm(folder, { recursive: true, force: true });
});

const ask: Applying<CollectedChange>['ask'] = (endpoint, input) => client.call(endpoint, input);

/** Opens a file of changes as a user does who reads the server and takes all that is offered. */
async function taken(given: Given): Promise<{
  readonly problem: string | null;
  readonly at: string;
  readonly changes: readonly CollectedChange[];
  readonly notTaken: readonly string[];
}> {
  if (given.what === 'changes') {
    const read = await openChangeBytes(given.file);
    return read.problem === null
      ? { problem: null, at: '', changes: read.changes, notTaken: [] }
      : { problem: read.problem, at: read.at, changes: [], notTaken: [] };
  }
  const read =
    'files' in given ? await readFolderFiles(given.files) : await readConfigurationBytes(given.file);
  if (read.problem !== null) return { problem: read.problem, at: read.at, changes: [], notTaken: [] };
  const wanted: Configuration = 'configuration' in read ? read.configuration : read;
  const now = await readConfiguration(wanted.areas, { ask, around: { host: 'localhost' } });
  const ids = new Set(wanted.records.map(({ place }) => JSON.stringify(place)));
  const records = now.records.filter(({ place }) => ids.has(JSON.stringify(place)));
  const { differences } = await takableChanges(await compareConfigurations({ ...now, records }, wanted));
  return {
    problem: null,
    at: '',
    changes: differences.flatMap(({ change }) => change ?? []),
    notTaken: differences.flatMap(({ problems }) => problems.map(({ name }) => name)),
  };
}

/** Over the newest state, whatever the file says that it was; answers what was sent. */
async function applied(changes: readonly CollectedChange[]): Promise<unknown[]> {
  const sent: unknown[] = [];
  const newest: CollectedChange[] = [];
  for (const change of changes) {
    const kind = await recordById(change.kind);
    const names = Object.keys(change.edits);
    const now = await kind?.read(ask, change.place, names);
    const edits = names.map((name) => [name, { from: now?.[name], to: change.edits[name]?.to }] as const);
    newest.push({ ...change, edits: Object.fromEntries(edits) });
  }
  await applyChanges(newest, {
    kindOf: recordById,
    ask,
    hasBegun: () => false,
    words: String,
    begin: async () => ({ key: crypto.randomUUID(), approver: '' }),
    async send({ kind, locator, after, changed }) {
      const { endpoint, input } = kind.write(locator, after, changed);
      sent.push(input);
      return { result: 'done', answer: await client.call(endpoint, input) };
    },
    finish: async () => undefined,
    refusal: () => '',
  });
  return sent;
}

test('there are as many as were tried once', () => {
  expect(hostileChanges.length).toBeGreaterThanOrEqual(44);
  expect(new Set(hostileChanges.map(({ name }) => name)).size).toBe(hostileChanges.length);
});

test.each(hostileChanges)('$name', async ({ given, expected }) => {
  const before = tablesOf(file);
  const { problem, at, changes, notTaken } = await taken(given);
  const sent = await applied(changes);
  if ('problem' in expected) expect({ problem, at }).toEqual(expected);
  else if ('notTaken' in expected) expect([problem, notTaken]).toEqual([null, [expected.notTaken]]);
  else {
    const [table, column, id, value] = expected.stored;
    const database = new DatabaseSync(file, { readOnly: true });
    const rows = database.prepare(`select "${column}" as held from "${table}" where id = ?`).all(id);
    database.close();
    expect(rows.map(({ held }) => held)).toContain(value);
    expect([problem, sent.length]).toEqual([null, 1]);
    return;
  }
  expect(sent).toEqual([]);
  expect(tablesOf(file)).toEqual(before);
});
