/** Every read of the platform by each of the six roles: who is answered, and whose rows (spec 1§1; FRAME-004, 005). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type AccountCase,
  type CaseCalls,
  cancellations,
  devices,
  externalApplications,
  joinApplications,
  lockedAccounts,
  unbindApplications,
} from '#shared/api/account-cases/account-cases.ts';
import { queryShares } from '#shared/api/feed/feed.ts';
import { endpoints } from '#shared/api/index.ts';
import { queryInvite, sendInvitation, sendInviteAgain } from '#shared/api/invitations/invitations.ts';
import { pageQueryLoginLog } from '#shared/api/login-log/login-log.ts';
import { pageQueryOperationLog } from '#shared/api/operation-log/operation-log.ts';
import { type FoundPerson, queryPeople, searchDepartments } from '#shared/api/people/people.ts';
import { currentSession } from '#shared/api/session/session.ts';
import { queryOnlineUsers } from '#shared/api/system-settings/online-users.ts';
import type { Sandbox } from '../../../src-main/sandbox/index.ts';
import { dividedLists } from '../../../src-renderer/screens/login-control/administrators/divided-lists.ts';
import { type Client, freshSandbox, signedIn } from '../client.ts';
import { plainReads, roles, type Scope, scopedReads } from './read-scope.ts';

type Role = (typeof roles)[number];
/** Departments that each role manages, with those below them, and its own; from the seed by hand. */
const managed: Partial<Record<Role, readonly string[]>> = {
  subAdministrator: ['D202', 'D205', 'D206', 'D207', 'D208', 'D209', 'D210', 'D211', 'D212'],
  departmentAdministrator: ['D206', 'D208', 'D209'],
};
const own: Partial<Record<Role, string>> = { employee: 'D211', platformOperator: 'D102' };
/** The account that administers the same tenant as a whole. */
const chiefOf = (role: Role): Role =>
  role === 'managerTenantAdministrator' || role === 'platformOperator'
    ? 'managerTenantAdministrator'
    : 'systemAdministrator';

let sandbox: Sandbox;
const clients = new Map<Role, Client>();
const clientOf = (role: Role) => clients.get(role) as Client;
const people = new Map<Role, Map<string, FoundPerson>>();
const departmentNames = new Map<string, string>();
const first = { pageNo: 1, pageSize: 1000 };

async function pages<Row>(
  read: (page: {
    pageNo: number;
    pageSize: number;
  }) => Promise<{ result: Row[]; hasNext?: boolean | undefined }>,
) {
  const rows: Row[] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const { result, hasNext } = await read({ pageNo, pageSize: 1000 });
    rows.push(...result);
    if (!hasNext) return rows;
  }
}

beforeAll(async () => {
  sandbox = await freshSandbox();
  for (const role of roles) clients.set(role, await signedIn(sandbox, role));
  for (const role of ['systemAdministrator', 'managerTenantAdministrator'] as const) {
    const rows = await pages((page) => clientOf(role).call(queryPeople, page));
    people.set(role, new Map(rows.map((person) => [person.id, person])));
    const { result } = await clientOf(role).call(searchDepartments, { menuCode: 'appManage', ...first });
    for (const { id, name } of result) departmentNames.set(name, id);
  }
  for (const role of ['systemAdministrator', 'subAdministrator', 'employee'] as const) await invite(role);
});
afterAll(() => sandbox.close());

async function invite(role: Role) {
  const input = { ...sendInvitation.example(), 'inviteInfo.invitee': `By ${role}` };
  return (await clientOf(role).call(sendInvitation, input)).inviteInfo;
}

interface ScopedRow {
  readonly id: string;
  /** The department to which a row belongs; '' where it has none. */
  readonly department: string;
  /** The department in whose log a row stands. */
  readonly kept?: string;
}
type Reader = (client: Client, chief: Role) => Promise<readonly ScopedRow[]>;

const personIn = (chief: Role, id: string) => people.get(chief)?.get(id)?.deptId ?? '';
const cases =
  ({ query }: CaseCalls): Reader =>
  async (client) =>
    (await pages<AccountCase>((page) => client.call(query, page))).map(({ id, department }) => ({
      id,
      department: departmentNames.get(department) ?? '',
    }));

/** Rows of the operation log with the department of their operator, who is asked for one by one. */
const operations =
  (module: 'basicserver' | 'appmgmt'): Reader =>
  async (client, chief) => {
    const asked = (more: object) =>
      client.rows(pageQueryOperationLog, { streamFilter: { module, ...first, ...more } });
    const { rows } = await asked({});
    const operators = new Map<string, string>();
    const named = new Set(rows.map(({ operatorname }) => operatorname));
    for (const { id, username, deptId } of people.get(chief)?.values() ?? []) {
      if (!named.has(username)) continue;
      for (const row of (await asked({ operatorIds: [id] })).rows) operators.set(row.id, deptId);
    }
    // An operation belongs to the people who did it, and to the department in whose log it stands.
    const kept = new Map<string, string>();
    for (const department of departmentNames.values())
      for (const row of (await asked({ groupId: `backstage_${department}` })).rows)
        kept.set(row.id, department);
    return rows.map(({ id }) => ({
      id,
      department: operators.get(id) ?? '',
      kept: kept.get(id) ?? '',
    }));
  };

const readers: Readonly<Record<string, Reader>> = {
  adviceconfig: cases(devices),
  unbind_apply: cases(unbindApplications),
  join_apply: cases(joinApplications),
  dimissionApply: cases(cancellations),
  accountLockList: cases(lockedAccounts),
  externalApply: cases(externalApplications),
  'loginLog.pageQuery': async (client, chief) => {
    const rows = await pages(async (page) => {
      const { rows: result, total } = await client.rows(pageQueryLoginLog, { streamFilter: page });
      return { result, hasNext: page.pageNo * page.pageSize < total };
    });
    return rows.map(({ id, userId }) => ({ id, department: personIn(chief, userId) }));
  },
  'operationLog of the console': operations('basicserver'),
  'operationLog of applications': operations('appmgmt'),
  'onlineUsers.query': async (client, chief) =>
    (await pages((page) => client.call(queryOnlineUsers, page))).map(({ id, userId }) => ({
      id,
      department: personIn(chief, userId),
    })),
  'people.people': async (client) =>
    (await pages((page) => client.call(queryPeople, page))).map(({ id, deptId: department }) => ({
      id,
      department,
    })),
  'people.departments': async (client) =>
    (await pages((page) => client.call(searchDepartments, { menuCode: 'appManage', ...page }))).map(
      ({ id }) => ({ id, department: id }),
    ),
};

function belongs(scope: Scope, role: Role, { department, kept = '' }: ScopedRow): boolean {
  if (scope === 'all') return true;
  if (scope === 'part') return [department, kept].some((each) => managed[role]?.includes(each));
  return department === own[role];
}

const table = Object.entries(scopedReads).flatMap(([read, line]) =>
  line.split(/ +/).map((scope, at) => [read.trim(), roles[at] as Role, scope as Scope] as const),
);

test('the page of administrators says of each divided list what the table says', () => {
  const extents = Object.entries(scopedReads)
    .filter(([read]) => !read.startsWith('feed.'))
    .map(([read, line]) => {
      const [system, , sub, department] = line.split(/ +/).map((scope) => (scope === '-' ? 'none' : scope));
      return [read.trim(), { system, sub, department }];
    });
  const shown = dividedLists.map((list) => [list.read, list.extents]);
  expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(extents));
});

describe('whose rows', () => {
  test.each(table.filter(([read]) => readers[read]))('%s, %s: %s', async (read, role, scope) => {
    const reader = readers[read] as Reader;
    if (scope === '-') {
      await expect(reader(clientOf(role), chiefOf(role))).rejects.toMatchObject({ code: 401 });
      return;
    }
    const whole = await reader(clientOf(chiefOf(role)), chiefOf(role));
    const seen = await reader(clientOf(role), chiefOf(role));
    const ids = (rows: readonly ScopedRow[]) => rows.map(({ id }) => id).toSorted();
    expect(ids(seen)).toEqual(ids(whole.filter((row) => belongs(scope, role, row))));
    // A part is neither nothing nor everything, so that the comparison tells.
    if (scope === 'part') expect(seen.length > 0 && seen.length < whole.length).toBe(true);
  });

  test("invitations are those of the people whom one manages, and one's own", async () => {
    const inviters = async (role: Role) =>
      (await pages((page) => clientOf(role).call(queryInvite, page)))
        .map(({ invitee }) => invitee)
        .filter((name) => name.startsWith('By '))
        .toSorted();
    expect(await inviters('systemAdministrator')).toEqual([
      'By employee',
      'By subAdministrator',
      'By systemAdministrator',
    ]);
    expect(await inviters('subAdministrator')).toEqual(['By employee', 'By subAdministrator']);
    expect(await inviters('departmentAdministrator')).toEqual([]);
    expect(await inviters('employee')).toEqual(['By employee']);
    await expect(inviters('platformOperator')).rejects.toMatchObject({ code: 401 });
  });

  test("shares are those for all, one's own, one's department's, and those that name one", async () => {
    for (const role of roles) {
      const client = clientOf(role);
      const { id } = (await client.call(currentSession, {})).user;
      const department = people.get(chiefOf(role))?.get(id)?.department;
      const rows = await pages((page) =>
        client.call(queryShares, { range: 'company', workType: 'share', ...page }),
      );
      for (const row of rows) {
        const mine = row.userId === id || row.userData.some(({ userId }) => userId === id);
        const here = row.shareScope === 'department' && row.department === department;
        expect([role, row.id, row.shareScope === 'all' || mine || here]).toEqual([role, row.id, true]);
      }
    }
  });
});

describe('what is decided', () => {
  test("a case of another department is left, and one of one's own is done", async () => {
    const chief = await cases(cancellations)(clientOf('systemAdministrator'), 'systemAdministrator');
    const pending = (
      await pages((page) =>
        clientOf('systemAdministrator').call(cancellations.query, { ...page, status: 'pending' }),
      )
    ).map(({ id }) => id);
    const of = (inside: boolean) =>
      chief.find(
        ({ id, department }) =>
          pending.includes(id) && managed.departmentAdministrator?.includes(department) === inside,
      )?.id ?? '';
    const ids = [of(true), of(false)];
    const answer = await clientOf('departmentAdministrator').call(cancellations.handle, {
      ids,
      operate: 'approve',
      reason: '',
    });
    expect(answer).toEqual({ done: [ids[0]], left: [ids[1]] });
  });

  test('an invitation of somebody else is not sent again', async () => {
    const { id } = await invite('systemAdministrator');
    await expect(
      clientOf('employee').call(sendInviteAgain, { ...sendInviteAgain.example(), id }),
    ).rejects.toMatchObject({ code: 500 });
    await clientOf('systemAdministrator').call(sendInviteAgain, { ...sendInviteAgain.example(), id });
  });
});

const plain = Object.entries(plainReads).flatMap(([line, ids]) => ids.map((id) => [id, line] as const));

describe('who is answered', () => {
  test.each(plain)('%s: %s', async (id, line) => {
    const endpoint = endpoints.find((each) => each.id === id);
    if (!endpoint) throw new Error(`no endpoint ${id}`);
    const answered: string[] = [];
    for (const role of roles) {
      const answer = await (await clientOf(role).send(endpoint, endpoint.example())).text();
      const refused = /"(code|statusCode)":\s*401\b/.test(answer) || /No permission/.test(answer);
      answered.push(refused ? '-' : '+');
    }
    expect(answered.join(' ')).toBe(line);
  });

  test('every read stands in one of the tables', () => {
    const listed = new Set([
      ...Object.values(plainReads).flat(),
      ...Object.keys(scopedReads).map((read) => read.trim()),
      ...[
        devices,
        unbindApplications,
        joinApplications,
        cancellations,
        lockedAccounts,
        externalApplications,
      ].map(({ query }) => query.id),
      pageQueryOperationLog.id,
    ]);
    const reads = endpoints.filter(({ effect }) => effect === 'read').map(({ id }) => id);
    expect(reads.filter((id) => !listed.has(id))).toEqual([]);
    expect([...plain.map(([id]) => id)].filter((id) => !reads.includes(id))).toEqual([]);
  });
});
