/** The database file: kept over restarts, set aside when unusable, the same from the same seed. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getLinkLogs, parseLicenseFile, qrySubmitLicenseHistory } from '#shared/api/licence/licence.ts';
import { currentSession } from '#shared/api/session/session.ts';
import { getTenantInfo } from '#shared/api/tenant/tenant.ts';
import { createSandbox } from '../../src-main/sandbox/index.ts';
import { long } from '../support/test-amount.ts';
import { signedIn } from './client.ts';
import { licenceFile } from './sample-input.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  file = join(folder, 'sandbox.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const noon = Date.UTC(2026, 10, 21, 12);
const open = (path = file) => createSandbox({ file: path, now: () => noon, checkResponses: true });

/** Every row of every table but sessions, as text. */
function dump(path: string): string {
  const database = new DatabaseSync(path, { readOnly: true });
  const tables = database.prepare("select name from sqlite_schema where type = 'table' order by name").all();
  const text = tables
    .filter(({ name }) => name !== 'session')
    .map(({ name }) => `${name}\n${JSON.stringify(database.prepare(`select * from "${name}"`).all())}`)
    .join('\n');
  database.close();
  return text;
}

test('two sandboxes seed identical data', async () => {
  const other = join(folder, 'other.sqlite');
  (await open()).close();
  (await createSandbox({ file: other, now: () => noon + 86_400_000 * 400 })).close();
  expect(dump(other)).toBe(dump(file));
});

test('scenario and data are there again after a restart', async () => {
  const first = await open();
  await first.pretend({ ...first.scenario(), deployment: 'private', latency: 5 });
  first.close();
  const second = await open();
  expect(second.scenario()).toMatchObject({ deployment: 'private', latency: 5 });
  expect(second.notices()).toEqual([]);
  second.close();
});

test('an acknowledged write is in the file even if nobody closes it', async () => {
  const first = await open();
  await first.pretend({ ...first.scenario(), edition: 'free' });
  const second = await open();
  expect(second.scenario().edition).toBe('free');
  second.close();
  first.close();
});

test('the database is opened durably', async () => {
  const { openDatabase } = await import('../../src-main/database/open.ts');
  const { database } = await openDatabase(file, [], noon);
  const pragma = (name: string) => Object.values(database.prepare(`pragma ${name}`).get() ?? {})[0];
  expect(pragma('journal_mode')).toBe('wal');
  expect(pragma('synchronous')).toBe(2);
  expect(pragma('foreign_keys')).toBe(1);
  expect(pragma('busy_timeout')).toBe(5000);
  database.close();
});

test.each([
  ['not a database at all', () => writeFileSync(file, 'GIF89a, or something else entirely '.repeat(200))],
  ['a database with a damaged page', () => damagePages()],
])('%s is set aside, and a new one is seeded', async (_, damage) => {
  (await open()).close();
  damage();
  const damaged = readFileSync(file);
  const sandbox = await open();
  const kept = join(folder, 'sandbox.corrupt-2026-11-21T12-00-00.000Z.sqlite');
  expect(sandbox.notices()).toEqual([{ code: 'SANDBOX_RESET', params: { file: kept } }]);
  expect(readFileSync(kept).equals(damaged)).toBe(true);
  expect((await (await signedIn(sandbox, 'employee')).call(getTenantInfo, {})).tenantKey).toBe('T2308147');
  sandbox.close();
  const again = await open();
  expect(again.notices()).toEqual([]);
  again.close();
});

function damagePages(): void {
  const bytes = readFileSync(file);
  bytes.fill(0xa5, 4096, Math.min(bytes.length, 4096 * 12));
  writeFileSync(file, bytes);
}

test('a database of a newer program is set aside untouched', async () => {
  const database = new DatabaseSync(file);
  database.exec('create table later (id integer); pragma user_version = 999;');
  database.close();
  const sandbox = await open();
  sandbox.close();
  const kept = readdirSync(folder).find((name) => name.startsWith('sandbox.newer-')) ?? '';
  const later = new DatabaseSync(join(folder, kept), { readOnly: true });
  expect(later.prepare('select count(*) as rows from later').get()).toEqual({ rows: 0 });
  later.close();
});

test("a scenario that can't be read is the default one", async () => {
  (await open()).close();
  const database = new DatabaseSync(file);
  database.exec("insert into pretence (id, scenario) values (1, '{')");
  database.close();
  const sandbox = await open();
  expect(sandbox.scenario()).toMatchObject({ deployment: 'public', failures: {} });
  sandbox.close();
});

test('a hundred calls at once are all answered', async () => {
  const sandbox = await open();
  const client = await signedIn(sandbox, 'platformOperator');
  const calls = Array.from({ length: 100 }, (_, index) =>
    index % 2 ? client.call(currentSession, {}) : client.call(parseLicenseFile, { file: licenceFile() }),
  );
  await Promise.all(calls);
  expect(await client.call(qrySubmitLicenseHistory, {})).toHaveLength(24 + 50);
  sandbox.close();
});

test('a folder that is not there is an error, not a reset', async () => {
  await expect(open(join(folder, 'missing', 'sandbox.sqlite'))).rejects.toThrow();
});

test('a reset throws changes away, and keeps sessions and scenario', async () => {
  const sandbox = await open();
  const fresh = dump(file);
  const client = await signedIn(sandbox, 'platformOperator');
  const database = new DatabaseSync(file);
  database.exec("update tenant set name = 'changed ' || tenant_key; delete from link_log;");
  database.close();
  await sandbox.reset();
  expect(dump(file)).toBe(fresh);
  expect((await client.call(currentSession, {})).user.platformOperator).toBe(true);
  sandbox.close();
});

test.runIf(long)('the large scale is seeded when it is asked for, and small again afterwards', async () => {
  const sandbox = await open();
  const client = await signedIn(sandbox, 'platformOperator');
  const small = await client.call(qrySubmitLicenseHistory, {});
  await sandbox.pretend({ ...sandbox.scenario(), scale: 'large' });
  expect(await client.call(qrySubmitLicenseHistory, {})).toHaveLength(5000);
  expect((await client.call(getLinkLogs, {})).length).toBeGreaterThanOrEqual(20_000);
  await sandbox.pretend({ ...sandbox.scenario(), scale: 'small' });
  expect(await client.call(qrySubmitLicenseHistory, {})).toEqual(small);
  sandbox.close();
});
