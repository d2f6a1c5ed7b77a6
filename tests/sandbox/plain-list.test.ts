/** Rules of `crud` on a list that only this test has: the departments, as if they were edited. */
import { Kysely } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { get, post } from '#shared/api/endpoint.ts';
import { pageQueryOperationLog } from '#shared/api/operation-log/operation-log.ts';
import { firstPage, pageOf, pageRequest } from '#shared/api/page.ts';
import { sandboxScenario } from '#shared/bridge/sandbox.ts';
import { nodeSqliteDialect } from '../../src-main/database/dialect.ts';
import { openDatabase } from '../../src-main/database/open.ts';
import { crud } from '../../src-main/sandbox/kernel/crud/crud.ts';
import { columnContains } from '../../src-main/sandbox/kernel/crud/row-store.ts';
import type { Store } from '../../src-main/sandbox/kernel/database/tables.ts';
import '../../src-main/sandbox/answers.ts';
import '../../src-main/sandbox/tables.ts';
import { operationLogRoutes } from '../../src-main/sandbox/areas/operation-log/routes.ts';
import { sessionRoutes } from '../../src-main/sandbox/areas/session/routes.ts';
import type { Implementation } from '../../src-main/sandbox/kernel/http/implement.ts';
import { createServer } from '../../src-main/sandbox/kernel/http/server.ts';
import { seedIfEmpty } from '../../src-main/sandbox/kernel/seed/seed.ts';
import { sandboxMigrations } from '../../src-main/sandbox/migrations/index.ts';
import { type Client, signedIn } from './client.ts';

const locator = z.object({ id: z.string(), name: z.string(), place: z.number() });
const one = { id: z.string(), name: z.string() };
const ids = { ids: z.array(z.string()) };
const chosen = 'test';

const pages = get('test.pages', '/api/test/pages', {
  chosen,
  request: { keywords: z.string().optional(), ...pageRequest },
  response: pageOf(locator),
  example: firstPage,
});
const whole = get('test.list', '/api/test/list', { chosen, response: z.array(locator) });
const add = post('test.add', '/api/test/add', {
  chosen,
  request: { list: z.array(z.strictObject(one)) },
  response: z.array(z.string()),
  example: { list: [] },
});
const update = post('test.update', '/api/test/update', {
  chosen,
  request: one,
  response: z.null(),
  example: { id: '1', name: 'x' },
});
const remove = post('test.remove', '/api/test/remove', { chosen, request: ids, example: { ids: [] } });
const sort = post('test.sort', '/api/test/sort', { chosen, request: ids, example: { ids: [] } });

const item = (row: { id: string; name: string; position: number }) => ({
  id: row.id,
  name: row.name,
  place: row.position,
});
const told = (kind: 'menuCreated' | 'menuDeleted') => (rows: readonly { id: string; name: string }[]) =>
  rows.map(({ id, name }) => ({ kind, targetId: id, targetName: name }));
const access = { read: 'signedIn', write: 'administrator' } as const;

const routes = [
  ...crud('department', {
    access,
    list: {
      endpoint: pages,
      whose: 'everybody',
      item,
      where: ({ keywords }) => (keywords ? columnContains('name', keywords) : undefined),
      order: [['name', 'desc']],
    },
  }),
  ...crud('department', {
    access,
    list: { endpoint: whole, whose: 'everybody', item, order: [['position', 'asc']] },
    add: {
      endpoint: add,
      values: ({ list }) => list.map(({ id, name }) => ({ id, name, parent_id: null, position: 0 })),
      answer: (rows) => rows.map(({ id }) => id),
    },
    update: { endpoint: update, id: ({ id }) => id, values: ({ name }) => ({ name }) },
    remove: { endpoint: remove, ids: ({ ids }) => ids },
    sort: { endpoint: sort, ids: ({ ids }) => ids, column: 'position' },
    check: async ({ name }, others) =>
      (await others({ name })) > 0 ? { key: 'tenantEdit.mobile.required' } : null,
    log: {
      add: told('menuCreated'),
      update: ([row], _, changed) => ({
        kind: 'menuUpdated',
        targetId: row?.id ?? '',
        targetName: row?.name ?? '',
        detail: changed.join(','),
      }),
      remove: told('menuDeleted'),
      sort: (rows) => ({ kind: 'menuUpdated', targetId: '', targetName: '', detail: String(rows.length) }),
    },
  }),
];

const addressesOf = (all: readonly Implementation[]) =>
  all.map(({ endpoint: { method, path } }) => `${method} ${path}`);

let store: Store;
let client: Client;
let answering: { fetch: (request: Request) => Promise<Response> };
beforeEach(async () => {
  const { database } = await openDatabase(':memory:', sandboxMigrations, 0);
  await seedIfEmpty(database, 'small');
  store = new Kysely({ dialect: nodeSqliteDialect(database) });
  const area = { routes: [...sessionRoutes, ...operationLogRoutes, ...routes] };
  const fetch = createServer([{ addresses: async () => addressesOf(area.routes), load: async () => area }], {
    store,
    scenario: () => sandboxScenario.parse({}),
    now: Date.now,
    checkResponses: true,
    closing: new AbortController().signal,
  });
  answering = { fetch };
  client = await signedIn(answering, 'systemAdministrator');
});
afterEach(() => store.destroy());

const idsNow = async (by = client) => (await by.call(whole, {})).map(({ id }) => id);
const log = async () =>
  (
    await client.rows(pageQueryOperationLog, {
      streamFilter: { module: 'basicserver', functionName: 'backstage', pageNo: 1, pageSize: 5 },
    })
  ).rows.map(({ targetname, operatedesc }) => `${operatedesc} ${targetname}`);

test('a page has its part, its total, and whether there is more; another tenant’s rows are not in it', async () => {
  const first = await client.call(pages, { pageNo: 1, pageSize: 4 });
  expect(first).toMatchObject({ totalCount: 15, pageNo: 1, pageSize: 4, hasNext: true });
  const last = await client.call(pages, { pageNo: 4, pageSize: 4 });
  expect([first.result.length, last.result.length, last.hasNext]).toEqual([4, 3, false]);
  const found = await client.call(pages, { keywords: 'DESIGN', pageNo: 1, pageSize: 4 });
  expect(found.result.map(({ name }) => name)).toEqual(['Product Design']);
  expect((await client.call(pages, { keywords: '%', pageNo: 1, pageSize: 4 })).totalCount).toBe(0);
});

test('a new row comes last, and the log records each', async () => {
  const list = [
    { id: 'N1', name: 'North' },
    { id: 'N2', name: 'South' },
  ];
  expect(await client.call(add, { list })).toEqual(['N1', 'N2']);
  expect((await client.call(whole, {})).slice(-2)).toEqual([
    { id: 'N1', name: 'North', place: 15 },
    { id: 'N2', name: 'South', place: 16 },
  ]);
  expect((await log()).slice(0, 2)).toEqual(['Created the menu South', 'Created the menu North']);
});

test('all are added or none: a taken name, an id that is there, two alike in one request', async () => {
  const before = await idsNow();
  const fresh = { id: 'N1', name: 'North' };
  for (const other of [
    { id: 'N2', name: 'Product Design' },
    { id: 'D211', name: 'New' },
    { id: 'N2', name: 'North' },
  ])
    await expect(client.call(add, { list: [fresh, other] })).rejects.toMatchObject({ kind: 'refused' });
  expect(await idsNow()).toEqual(before);
  expect(await log()).not.toContain('Created the menu North');
});

test('an update writes and tells what is other than before, and nothing else', async () => {
  const entries = (await log()).length;
  await client.call(update, { id: 'D211', name: 'Product Design' });
  expect(await log()).toHaveLength(entries);
  await client.call(update, { id: 'D211', name: 'Design' });
  expect((await log())[0]).toContain('Changed the menu: name Design');
  await expect(client.call(update, { id: 'D211', name: 'Singapore Office' })).rejects.toMatchObject({
    kind: 'refused',
  });
  await expect(client.call(update, { id: 'gone', name: 'x' })).rejects.toThrow('does not exist any more');
});

test('a deleted row is left out; another tenant’s row is not there', async () => {
  await client.call(remove, { ids: ['D214', 'D214', 'gone', 'D103'] });
  expect(await idsNow()).not.toContain('D214');
  expect((await log())[0]).toBe('Deleted the menu Singapore Office');
  await expect(client.call(update, { id: 'D103', name: 'x' })).rejects.toThrow('does not exist any more');
  expect(await idsNow(await signedIn(answering, 'managerTenantAdministrator'))).toContain('D103');
});

test('the order is that of the ids; a list that changed meanwhile is refused', async () => {
  const before = await idsNow();
  const turned = [...before].reverse();
  await client.call(sort, { ids: turned });
  expect(await idsNow()).toEqual(turned);
  for (const wrong of [turned.slice(1), [...turned, 'gone'], [...turned.slice(1), turned[1] ?? '']])
    await expect(client.call(sort, { ids: wrong })).rejects.toThrow('The list has changed');
  const entries = await log();
  await client.call(sort, { ids: turned });
  expect(await log()).toEqual(entries);
});

test('an account with the right to read does not write', async () => {
  const employee = await signedIn(answering, 'employee');
  expect(await idsNow(employee)).toEqual(await idsNow());
  await expect(employee.call(remove, { ids: ['D214'] })).rejects.toMatchObject({
    kind: 'refused',
    code: 401,
  });
});
