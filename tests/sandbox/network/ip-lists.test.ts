/** The black and the white list of sign-in in the sandbox (rows NET-010, 022 to 033, 038, 039). */
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  addIpconfigList,
  deleteIpconfig,
  ipconfig,
  queryIpconfigPermission,
  queryIpListFlag,
  queryOptRec,
  saveIpconfigPermission,
  updateIsBlackList,
  updateIsWhiteList,
} from '#shared/api/network/ip-lists.ts';
import { getSearchCondition, querySegmentReference, segments } from '#shared/api/network/segments.ts';
import type { Sandbox } from '../../../src-main/sandbox/index.ts';
import { type Client, freshSandbox, signedIn } from '../client.ts';

let sandbox: Sandbox;
let client: Client;
beforeEach(async () => {
  sandbox = await freshSandbox();
  client = await signedIn(sandbox, 'systemAdministrator', 'en-US');
});
afterEach(() => sandbox.close());

const first = { pageNo: 1, pageSize: 20 };
const office = {
  configName: 'Office',
  ipConfigType: 'white',
  segmentType: 'IPv4',
  ipStart: '10.9.0.1',
  ipEnd: '10.9.0.9',
  netWorkSegmentId: '',
  clientType: 'pc',
  instructions: '',
} as const;
const named = { ...office, segmentType: 'segment', ipStart: '', ipEnd: '' } as const;
const references = async (id: string) => (await client.call(segments.byIds, { ids: [id] }))[0]?.reference;

test('both lists in pages, narrowed by the list', async () => {
  expect((await client.call(ipconfig.query, first)).totalCount).toBe(7);
  const black = { field: 'ipConfigType' as const, operator: 'equals' as const, value: ['black'] };
  const { result } = await client.call(ipconfig.query, { ...first, conditions: [black] });
  expect(result.map(({ ipConfigType }) => ipConfigType)).toEqual(['black', 'black', 'black']);
  expect(result.find(({ segmentType }) => segmentType === 'segment')?.segmentName).toMatch(/\d$/);
});

test('several are added at once, or none of them', async () => {
  const ipconfigRecs = [
    { id: 'a', ...office },
    { id: 'b', ...office, ipEnd: '10.9.0.0' },
  ];
  await expect(client.call(addIpconfigList, { ipconfigRecs })).rejects.toThrow(
    'IP start address must be before the IP end address!',
  );
  expect(await client.call(ipconfig.byIds, { ids: ['a', 'b'] })).toEqual([]);
  await client.call(addIpconfigList, {
    ipconfigRecs: [
      { id: 'a', ...office },
      { id: 'b', ...office, configName: 'B' },
    ],
  });
  expect(await client.call(ipconfig.byIds, { ids: ['a', 'b'] })).toHaveLength(2);
  await client.call(deleteIpconfig, { id: 'a' });
  await client.call(ipconfig.remove, { ids: ['b'] });
  expect(await client.call(ipconfig.byIds, { ids: ['a', 'b'] })).toEqual([]);
});

test('an entry for a network segment counts as a reference to it, and goes with the entry', async () => {
  const id = 'SEG1000003';
  const before = (await references(id)) ?? 0;
  await client.call(addIpconfigList, { ipconfigRecs: [{ id: 'a', ...named, netWorkSegmentId: id }] });
  expect(await references(id)).toBe(before + 1);
  const { result } = await client.call(querySegmentReference, { id, ...first });
  expect(result[0]).toEqual({ module: 'Login black/white list', name: 'Office' });
  await client.call(ipconfig.update, { id: 'a', ...named, netWorkSegmentId: 'SEG1000004' });
  expect(await references(id)).toBe(before);
  const other = await references('SEG1000004');
  await client.call(deleteIpconfig, { id: 'a' });
  expect(await references('SEG1000004')).toBe((other ?? 0) - 1);
});

test.each([
  [{ configName: ' ' }, 'Please enter the name of the entry'],
  [{ ipConfigType: '' }, 'Please select the list'],
  [{ segmentType: '' }, 'Please select the segment type'],
  [{ ipStart: '10.9' }, 'Start IP address entered incorrectly!'],
  [{ ipEnd: '' }, 'Please enter the end IP address'],
  [{ segmentType: 'segment' }, 'Please choose a network segment'],
  [{ segmentType: 'segment', netWorkSegmentId: 'gone' }, 'This network segment does not exist.'],
] as const)('%o is refused', async (values, message) => {
  const entry = { ...office, ...values };
  await expect(client.call(addIpconfigList, { ipconfigRecs: [{ id: 'a', ...entry }] })).rejects.toThrow(
    message,
  );
  await expect(client.call(ipconfig.update, { id: 'IPC1000001', ...entry })).rejects.toThrow(message);
});

test('for whom an entry holds is kept; nobody else reaches it', async () => {
  const id = 'IPC1000001';
  expect(await client.call(queryIpconfigPermission, { id })).toEqual({ shareEntrys: [] });
  const share = {
    sid: '',
    id: 'D1',
    entryType: 'department',
    reverse: false,
    moduleStr: 'ipconfigrec',
    moduleId: id,
    subContain: true,
  } as const;
  await client.call(saveIpconfigPermission, { id, shareEntrys: [share] });
  expect((await client.call(queryIpconfigPermission, { id })).shareEntrys).toEqual([share]);
  const other = await signedIn(sandbox, 'managerTenantAdministrator', 'en-US');
  await expect(other.call(queryIpconfigPermission, { id })).rejects.toThrow('does not exist');
  await expect(other.call(saveIpconfigPermission, { id, shareEntrys: [] })).rejects.toThrow('does not exist');
});

test('each list is put in force by its own switch, and what was done is told', async () => {
  expect(await client.call(queryIpListFlag, {})).toEqual({ isWhiteList: false, isBlackList: false });
  await client.call(updateIsBlackList, { isBlackList: true });
  await client.call(updateIsBlackList, { isBlackList: true });
  expect(await client.call(queryIpListFlag, {})).toEqual({ isWhiteList: false, isBlackList: true });
  await client.call(updateIsWhiteList, { isWhiteList: true });
  await client.call(deleteIpconfig, { id: 'IPC1000001' });
  const { result, totalCount } = await client.call(queryOptRec, { pageNo: 1, pageSize: 2 });
  expect(totalCount).toBe(3);
  expect(result.map(({ content }) => content)).toEqual([
    'Deleted an entry of the sign-in lists: 总部办公网',
    'Turned the sign-in white list on',
  ]);
});

test('the server says what segments can be searched by', async () => {
  const { items } = await client.call(getSearchCondition, {});
  expect(items.segmentType?.options?.map(({ id, content }) => [id, content])).toEqual([
    ['IPv4', 'IPv4'],
    ['IPv6', 'IPv6'],
    ['unlimit', 'Unlimited'],
  ]);
});

test('an account without the right to the lists reads and changes nothing of them', async () => {
  const employee = await signedIn(sandbox, 'employee', 'en-US');
  await expect(employee.call(ipconfig.query, first)).rejects.toThrow();
  await expect(employee.call(updateIsWhiteList, { isWhiteList: true })).rejects.toThrow();
});
