/** IP segments in the sandbox (rows NET-001 to 009, 013 to 019, 034 to 038, 040 to 047). */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { querySegmentReference, segments } from '#shared/api/network/segments.ts';
import { pageQueryOperationLog } from '#shared/api/operation-log/operation-log.ts';
import type { Sandbox } from '../../../src-main/sandbox/index.ts';
import { type Client, freshSandbox, signedIn } from '../client.ts';

let sandbox: Sandbox;
let client: Client;
beforeEach(async () => {
  sandbox = await freshSandbox();
  client = await signedIn(sandbox, 'systemAdministrator');
});
afterEach(() => sandbox.close());

const first = { pageNo: 1, pageSize: 20, reference: 'all' } as const;
const named = (value: string) => ({ field: 'segmentName', operator: 'contains', value: [value] }) as const;
const typed = (value: string) => ({ field: 'segmentType', operator: 'equals', value: [value] }) as const;
const mutable = <Value>(value: Value) => structuredClone(value) as never;

test('a page of twenty, and the rest', async () => {
  const page = await client.call(segments.query, first);
  expect([page.result.length, page.totalCount]).toEqual([20, 64]);
  const last = await client.call(segments.query, { ...first, pageNo: 4 });
  expect(last.result).toHaveLength(4);
  expect(page.result[0]).toMatchObject({ segmentType: 'IPv4', ipStart: expect.stringMatching(/^10\./) });
  // Every fact that the documents name of a segment (NET-006).
  for (const { creator, updater, deleteType, ...segment } of page.result) {
    expect([creator, updater, deleteType]).toEqual([expect.stringMatching(/^U/), creator, '0']);
    expect(segment).toMatchObject({ creatorName: expect.any(String), tenantKey: expect.any(String) });
  }
});

test.each([
  ['names in any case', [named('数据中心 5')], 'and', (name: string) => name.startsWith('数据中心 5')],
  ['a type', [typed('IPv6')], 'and', (_: string, type: string) => type === 'IPv6'],
  [
    'both',
    [named('总部'), typed('IPv6')],
    'and',
    (name: string, type: string) => name.startsWith('总部') && type === 'IPv6',
  ],
  [
    'either',
    [named('总部'), typed('IPv6')],
    'or',
    (name: string, type: string) => name.startsWith('总部') || type === 'IPv6',
  ],
] as const)('is narrowed by %s', async (_, conditions, connection, fits) => {
  const all = (await client.call(segments.query, { ...first, pageSize: 100 })).result;
  const wanted = all.filter(({ segmentName, segmentType }) => fits(segmentName, segmentType));
  expect(wanted.length).toBeGreaterThan(0);
  const asked = { ...first, pageSize: 100, conditions: mutable(conditions), connection };
  expect((await client.call(segments.query, asked)).result).toEqual(wanted);
});

test('is narrowed by whether they are referenced', async () => {
  const count = async (reference: 'all' | 'referenced' | 'unreferenced') =>
    (await client.call(segments.query, { ...first, reference })).totalCount;
  const [all, referenced, unreferenced] = [
    await count('all'),
    await count('referenced'),
    await count('unreferenced'),
  ];
  expect(referenced).toBeGreaterThan(0);
  expect(referenced + unreferenced).toBe(all);
});

test('deletes several, those that are gone already too, and tells the log of each', async () => {
  const [one, two] = (await client.call(segments.query, first)).result;
  const ids = [one?.id ?? '', two?.id ?? ''];
  await client.call(segments.remove, { ids });
  await client.call(segments.remove, { ids });
  expect((await client.call(segments.query, first)).totalCount).toBe(62);
  const log = await client.rows(pageQueryOperationLog, {
    streamFilter: { module: 'basicserver', functionName: 'backstage', pageNo: 1, pageSize: 2 },
  });
  expect(log.rows.map(({ targetname }) => targetname).sort()).toEqual(
    [one?.segmentName ?? '', two?.segmentName ?? ''].sort(),
  );
});

test('another tenant’s are not touched', async () => {
  const other = await signedIn(sandbox, 'managerTenantAdministrator');
  const [own] = (await client.call(segments.query, first)).result;
  await other.call(segments.remove, { ids: [own?.id ?? ''] });
  expect((await client.call(segments.query, first)).totalCount).toBe(64);
});

const office = {
  segmentName: ' Office ',
  segmentType: 'IPv4',
  ipStart: '10.9.0.1',
  ipEnd: '10.9.0.9',
  instructions: '',
} as const;

test('creates one under an id that was asked for, changes it, and tells the log', async () => {
  const [id = ''] = await client.call(segments.newIds, { size: 1 });
  await client.call(segments.add, { id, ...office });
  await client.call(segments.update, { id, ...office, segmentType: 'unlimit', ipStart: '', ipEnd: '' });
  const [stored] = await client.call(segments.byIds, { ids: [id, 'gone'] });
  expect(stored).toMatchObject({
    id,
    segmentName: 'Office',
    segmentType: 'unlimit',
    ipStart: '',
    reference: 0,
  });
  const by = { creator: 'U20001', creatorName: '林知远', updater: 'U20001', updaterName: '林知远' };
  expect(stored).toMatchObject({ _id: id, ...by, tenantKey: 'T2308147', deleteType: '0' });
  expect(stored?.createTime).toBe(stored?.updateTime);
  expect((await client.call(segments.query, first)).result[0]).toEqual(stored);
  const log = await client.rows(pageQueryOperationLog, {
    streamFilter: { module: 'basicserver', functionName: 'backstage', pageNo: 1, pageSize: 2 },
  });
  expect(log.rows.map(({ targetname }) => targetname)).toEqual(['Office', 'Office']);
});

test.each([
  [{ segmentName: '' }, 'Please enter the segment name'],
  [{ segmentType: '' }, 'Please select the segment type'],
  [{ ipStart: '' }, 'Please enter the start IP address'],
  [{ ipStart: '::1' }, 'Start IP address entered incorrectly!'],
  [{ ipEnd: '' }, 'Please enter the end IP address'],
  [{ ipEnd: '10.9' }, 'End IP address entered incorrectly!'],
  [{ ipEnd: '10.9.0.0' }, 'IP start address must be before the IP end address!'],
] as const)('%o is refused in the specification’s words, and nothing is changed', async (values, message) => {
  const english = await signedIn(sandbox, 'systemAdministrator', 'en-US');
  const [before] = (await client.call(segments.query, first)).result;
  const id = before?.id ?? '';
  await expect(english.call(segments.update, { id, ...office, ...values })).rejects.toThrow(message);
  await expect(english.call(segments.add, { id: 'new', ...office, ...values })).rejects.toThrow(message);
  expect(await client.call(segments.byIds, { ids: [id, 'new'] })).toEqual([before]);
});

test('references to a segment, in pages; none of another tenant’s', async () => {
  const asked = { id: 'SEG1000009', pageNo: 1, pageSize: 2 };
  const page = await client.call(querySegmentReference, asked);
  expect(page).toMatchObject({ totalCount: 3, hasNext: true });
  expect(page.result).toHaveLength(2);
  expect((await client.call(querySegmentReference, { ...asked, pageNo: 2 })).result).toHaveLength(1);
  expect((await client.call(querySegmentReference, { ...asked, id: 'SEG1000002' })).totalCount).toBe(0);
  const other = await signedIn(sandbox, 'managerTenantAdministrator');
  await expect(other.call(querySegmentReference, asked)).rejects.toThrow('does not exist');
});
