/** Shares of applications, one by one and many at once; copies (spec 3§3.3, 3§7.3). */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { moveApp } from '#shared/api/applications/categories.ts';
import { queryAppList } from '#shared/api/applications/lists.ts';
import { querySysAppManageInfo } from '#shared/api/applications/manage.ts';
import * as calls from '#shared/api/applications/shares.ts';
import type { WireShare } from '#shared/api/shares/share.ts';
import type { Sandbox } from '../../../src-main/sandbox/index.ts';
import { type Client, freshSandbox, signedIn } from '../client.ts';

let sandbox: Sandbox;
let client: Client;
beforeEach(async () => {
  sandbox = await freshSandbox();
  client = await signedIn(sandbox, 'systemAdministrator');
});
afterEach(() => sandbox.close());

const noPermission = expect.objectContaining({ kind: 'refused', code: 401 });
const share = (entryType: WireShare['entryType'], id: string, reverse = false): WireShare => ({
  sid: '',
  id,
  entryType,
  reverse,
  moduleStr: '',
  moduleId: '',
});
const said = async (moduleId: string) =>
  (await client.call(calls.loadModuleShare, { moduleId })).map(
    ({ entryType, id, reverse }) => `${reverse ? '-' : ''}${entryType}/${id}`,
  );

test('shares of all kinds are added, left out, replaced and taken away, each target once', async () => {
  const kinds = ['user', 'subcompany', 'group', 'position', 'external'] as const;
  const shares = [share('all', ''), share('allExternal', ''), ...kinds.map((kind) => share(kind, 'X1'))];
  await client.call(calls.addModuleShare, { moduleId: '2', shares });
  expect(await said('2')).toHaveLength(7);
  await client.call(calls.addReverseModuleShare, { moduleId: '2', shares: [share('department', 'D206')] });
  await client.call(calls.addReverseModuleShare, { moduleId: '2', shares: [share('user', 'X1')] });
  expect(await said('2')).toEqual([
    'all/',
    'allExternal/',
    '-user/X1',
    'subcompany/X1',
    'group/X1',
    'position/X1',
    'external/X1',
    '-department/D206',
  ]);
  const [first, ...others] = await client.call(calls.loadModuleShare, { moduleId: '2' });
  expect(first).toMatchObject({ moduleStr: 'workflow', moduleId: '2' });
  await client.call(calls.delModuleShare, { moduleId: '2', sids: others.map(({ sid }) => sid) });
  expect(await said('2')).toEqual(['all/']);
  await client.call(calls.updateModuleShare, { moduleId: '2', shares: [share('group', 'G1')] });
  expect(await said('2')).toEqual(['group/G1']);
});

test('exclusions alone are for everybody else, by every call', async () => {
  const out = share('department', 'D206', true);
  await client.call(calls.updateModuleShare, { moduleId: '2', shares: [out] });
  await client.call(calls.addReverseModuleShare, { moduleId: '3', shares: [out] });
  await client.call(calls.batchSaveSysMenuShares, { sysMenuIds: ['4'], sysMenuShares: [out] });
  for (const moduleId of ['2', '3', '4']) expect(await said(moduleId)).toEqual(['-department/D206']);
  const asked = { everybody: true, pageNo: 1, pageSize: 2000 };
  const { result } = await client.call(calls.queryShareAudience, { ...asked, sysMenuShares: [out] });
  const own = result.filter(({ deptId }) => deptId !== '');
  expect(own.filter(({ deptId }) => deptId !== 'D206').every(({ reason }) => reason.why === 'open')).toBe(
    true,
  );
  expect(own.filter(({ deptId }) => deptId === 'D206').every(({ reason }) => !reason.sees)).toBe(true);
});

test('nobody left, or one twice, is refused, and nothing is saved of any', async () => {
  const many = { sysMenuIds: ['2', '3'], sysMenuShares: [share('all', '', true)] };
  await expect(client.call(calls.batchSaveSysMenuShares, many)).rejects.toMatchObject({ kind: 'refused' });
  const twice = { sysMenuIds: ['2', '3'], sysMenuShares: [share('user', 'U1'), share('user', 'U1')] };
  await expect(client.call(calls.batchSaveSysMenuShares, twice)).rejects.toMatchObject({ kind: 'refused' });
  const missing = { sysMenuIds: ['2', 'gone'], sysMenuShares: [share('all', '')] };
  await expect(client.call(calls.batchSaveSysMenuShares, missing)).rejects.toMatchObject({ kind: 'refused' });
  expect([await said('2'), await said('3')]).toEqual([[], []]);
  const good = { sysMenuIds: ['2', '3'], sysMenuShares: [share('all', ''), share('user', 'U1', true)] };
  await client.call(calls.batchSaveSysMenuShares, good);
  expect([await said('2'), await said('3')]).toEqual([
    ['all/', '-user/U1'],
    ['all/', '-user/U1'],
  ]);
});

test('copies stand last in the group, for whoever may make applications', async () => {
  const inside = async () => {
    const page = { acId: 'AC10001', installed: true, showDisable: true, pageNo: 1, pageSize: 100 };
    return (await client.call(queryAppList, page)).result;
  };
  // One that has left it leaves a gap in its numbers.
  await client.call(moveApp, { acId: 'AC10003', amId: '8', orderNum: 1 });
  const id = await client.call(calls.copySysModule, { sysMenuId: '2' });
  expect((await inside()).at(-1)).toMatchObject({ id, menuName: 'Workflow copy', moduleId: id });
  const ids = await client.call(calls.batchCopySysModule, { sysMenuIds: ['3', '4'] });
  expect((await inside()).slice(-2).map((app) => app.id)).toEqual(ids);
  await sandbox.pretend({ ...sandbox.scenario(), detach: 'on' });
  const sub = await signedIn(sandbox, 'subAdministrator');
  await expect(sub.call(calls.copySysModule, { sysMenuId: '2', deptId: 'D205' })).rejects.toEqual(
    noPermission,
  );
});

test('a copy of one of the tenant’s own opens the same', async () => {
  const formOf = async (sysMenuId: string) =>
    (await client.call(querySysAppManageInfo, { sysMenuId })).content.forms[0]?.id;
  const id = await client.call(calls.copySysModule, { sysMenuId: '100000000000010000' });
  expect([await formOf('100000000000010000'), await formOf(id)]).toEqual(['F10001', 'F10001']);
});

describe('who sees it, and why', () => {
  const asked = { everybody: false, pageNo: 1, pageSize: 5 };
  const all = share('all', '');
  const sales = { ...share('department', 'D205'), subContain: true };

  test('how many, some of them, and of one person the reason; leaving out wins', async () => {
    const whole = await client.call(calls.queryShareAudience, { ...asked, sysMenuShares: [] });
    expect(whole.totalCount).toBe(1320);
    expect(whole.result[0]?.reason).toEqual({ sees: true, why: 'open', by: null });
    const inside = await client.call(calls.queryShareAudience, { ...asked, sysMenuShares: [sales] });
    const left = [all, { ...sales, reverse: true }];
    const outside = await client.call(calls.queryShareAudience, { ...asked, sysMenuShares: left });
    expect(inside.totalCount).toBeGreaterThan(0);
    expect(inside.totalCount + outside.totalCount).toBe(1320);
    const [person] = inside.result;
    const one = { ...asked, everybody: true, keywords: person?.id ?? '' };
    const said = await client.call(calls.queryShareAudience, { ...one, sysMenuShares: left });
    expect(said.result.map(({ reason }) => [reason.sees, reason.why, reason.by?.id])).toEqual([
      [false, 'excluded', 'D205'],
    ]);
    const named = share('user', person?.id ?? '');
    const alone = await client.call(calls.queryShareAudience, { ...asked, sysMenuShares: [named] });
    expect([alone.totalCount, alone.result[0]?.reason.by?.entryType]).toEqual([1, 'user']);
  });

  test('shares that could not be saved are refused', async () => {
    const nobody = [{ ...all, reverse: true }];
    await expect(client.call(calls.queryShareAudience, { ...asked, sysMenuShares: nobody })).rejects.toEqual(
      expect.objectContaining({ kind: 'refused' }),
    );
  });
});
