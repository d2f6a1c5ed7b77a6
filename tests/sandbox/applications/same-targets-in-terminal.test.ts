/**
 * `steward apps same-as` with people, groups, positions, subcompanies and external people: by the rules of the sheet,
 * checked by signing in as the person concerned (APP-044, 125).
 */
import { beforeEach, expect, test } from 'vitest';
import { batchSaveSysMenuShares } from '#shared/api/applications/shares.ts';
import { queryViewAs } from '#shared/api/applications/view-as.ts';
import { queryRootDept } from '#shared/api/departments/departments.ts';
import { queryShareTargets, type ShareTargetKind } from '#shared/api/people/people.ts';
import { currentSession } from '#shared/api/session/session.ts';
import type { Share, ShareKind } from '#shared/rules/common/shares/share.ts';
import { toWireShares } from '#shared/rules/common/shares/wire-shares.ts';
import { appsSameAsShape } from '../../../src-main/cli/render/json/apps.ts';
import { steward } from '../../../src-main/cli/testing/steward.ts';
import {
  appsOf,
  atSandbox,
  idOf,
  pretendDetach,
  seenByEmployee,
  terminalSandbox,
} from './terminal-sandbox.ts';

const at = ['--server', 'sandbox', '--user', 'systemAdministrator'] as const;
let folder = '';

const group = '安全委员会';
const shared = (kind: ShareKind, id: string, exclude = false): Share => ({ kind, id, exclude, below: false });
const sharesOf = (name: string) =>
  atSandbox(folder, async (client) => {
    const found = (await client.call(queryViewAs, { lang: 'en_US' })).apps.find(
      ({ app }) => app.menuName === name,
    );
    return (found?.shares ?? []).map(
      ({ entryType, id, reverse }) => `${reverse ? '-' : ''}${entryType}/${id}`,
    );
  });
let targets: { groupId: string; positionId: string; externalId: string; user: { id: string; name: string } };

/** Calendar is shared with the group, Mail with everybody but it, and Workflow with the position alone. */
beforeEach(async () => {
  folder = await terminalSandbox('off');
  targets = await atSandbox(folder, async (client, employee) => {
    const first = async (entryType: ShareTargetKind, keywords: string) =>
      (await client.call(queryShareTargets, { entryType, keywords, pageNo: 1, pageSize: 1 })).result[0]?.id ??
      '';
    const { user } = await employee.call(currentSession, {});
    const found = {
      groupId: await first('group', group),
      positionId: await first('position', ''),
      externalId: await first('external', ''),
      user: { id: user.id, name: user.username },
    };
    const root = await client.call(queryRootDept, {});
    const apps = await appsOf(client, root);
    const give = (name: string, shares: readonly Share[]) =>
      client.call(batchSaveSysMenuShares, {
        deptId: root,
        sysMenuIds: [idOf(apps, name)],
        sysMenuShares: toWireShares(shares, { moduleStr: '', moduleId: '', levels: true }),
      });
    await give('Calendar', [shared('group', found.groupId)]);
    await give('Mail', [shared('all', ''), shared('group', found.groupId, true)]);
    await give('Workflow', [shared('position', found.positionId)]);
    return found;
  });
});

const run = async (operands: readonly string[], ...more: string[]) => {
  const ended = await steward(['apps', 'same-as', ...operands, '--json', ...at, ...more], {
    dataFolder: folder,
  });
  return { ...ended, said: appsSameAsShape.parse(JSON.parse(ended.out)) };
};

test('people, positions and external people take over the shares of a group, and sign in to it', async () => {
  const { positionId, externalId, user } = targets;
  const operands = [
    `group:${group}`,
    `person:${user.id}`,
    `position:${positionId}`,
    `external:${externalId}`,
  ];
  const planned = await run(operands);
  expect(planned.code).toBe(4);
  const lines = (planned.said.targets ?? []).map(({ kind, results }) => [
    kind,
    ...results
      .map(({ application, from, to, result }) => [application.name, from?.share, to.share, result].join(' '))
      .toSorted(),
  ]);
  expect(lines).toEqual([
    ['user', 'Calendar none shared change', 'Mail none leftOut change'],
    ['position', 'Calendar none shared change', 'Mail none leftOut change', 'Workflow shared none refused'],
    ['external', 'Calendar none shared change', 'Mail none leftOut change'],
  ]);
  expect(await sharesOf('Calendar')).toHaveLength(1);
  const done = await run(operands, '--yes');
  expect({ code: done.code, summary: done.said.summary }).toEqual({
    code: 1,
    summary: { change: 0, done: 6, notDone: 1, unread: 0 },
  });
  expect((await sharesOf('Calendar')).toSorted()).toEqual(
    [
      `group/${targets.groupId}`,
      `user/${user.id}`,
      `position/${positionId}`,
      `external/${externalId}`,
    ].toSorted(),
  );
  expect(await sharesOf('Workflow')).toEqual([`position/${positionId}`]);
  const seen = await seenByEmployee(folder);
  expect([seen.includes('Calendar'), seen.includes('Mail')]).toEqual([true, false]);
  const journal = JSON.parse((await steward(['journal', '--json'], { dataFolder: folder })).out) as {
    entries: { undoable: boolean; result: string }[];
  };
  expect(journal.entries.map(({ undoable, result }) => [undoable, result])).toEqual([
    [true, 'done'],
    [true, 'done'],
  ]);
});

test('in words, by names, in both languages', async () => {
  const command = ['apps', 'same-as', `group:${group}`, `person:${targets.user.name}`, 'D205', ...at];
  const { code, out } = await steward(command, { dataFolder: folder });
  expect(code).toBe(4);
  expect(out).toContain(`As with ${group} · Group`);
  expect(out).toContain('[Will change]  Calendar: Not named → Shared');
  expect(out).toContain('销售中心 · Department');
  expect(out).toContain('To be changed: 4. Left out: 0.');
  const chinese = await steward([...command, '--language', 'zh-CN'], { dataFolder: folder });
  expect(chinese.out).toContain('将更改 4 项，略过 0 项。');
});

test.each([
  ['nobody of that name', ['group:Nowhere', 'D205'], 2, 'Nothing is called “group:Nowhere” here'],
  ['itself', ['D205', 'department:D205'], 2, 'is both source and target'],
  ['a setting of departments', ['group:G1', 'D205', '--only', 'on'], 64, '“on” belongs to a department'],
  ['whose applications, between departments', ['D205', 'D210', '--in', 'D200'], 64, '--in'],
])('%s is said', async (_, given, code, said) => {
  const ended = await steward(['apps', 'same-as', ...given, ...at], { dataFolder: folder });
  expect({ code: ended.code, out: ended.out }).toEqual({ code, out: '' });
  expect(ended.err).toContain(said);
});

test('departments with applications of their own require the department’s name', async () => {
  await pretendDetach(folder, 'depth');
  const operands = ['department:D205', `group:${group}`];
  const ended = await steward(['apps', 'same-as', ...operands, ...at], { dataFolder: folder });
  expect(ended).toMatchObject({ code: 2, out: '' });
  expect(ended.err).toContain('name the department with --in DEPARTMENT');
  expect((await run(operands, '--in', 'D210')).said.dryRun).toBe(true);
});
