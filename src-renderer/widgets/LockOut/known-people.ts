/**
 * The people known to sign in, and how: those in the login log of the last 30 days, with their departments and whether
 * they administer the tenant, and the user.
 */
import { callRead } from '#data/read.ts';
import { callRows } from '#data/stream-read.ts';
import { getAdministrators } from '#shared/api/login-control/login-white.ts';
import { mostNamed, pageQueryLoginLog } from '#shared/api/login-log/login-log.ts';
import { idsAtOnce, queryPeople, searchDepartments } from '#shared/api/people/people.ts';
import type { SessionFacts } from '#shared/api/session/session.ts';
import { splitEvery } from '#shared/kit/split-every.ts';
import type { KnownPerson, WayIn } from '#shared/rules/common/sign-in/lock-out.ts';

/** Days, and limit of rows per query, newest first. */
const lately = 30;
const most = 5000;
const day = 86_400_000;

export interface KnownPeople {
  readonly people: readonly KnownPerson[];
  /** Number of sign-ins read (the newest), their total number, and the earliest one read. */
  readonly rows: number;
  readonly total: number;
  readonly from: string;
  /** All sign-ins of administrators were read. */
  readonly administratorsWhole: boolean;
}

interface Seen {
  readonly name: string;
  readonly ways: WayIn[];
}

export async function knownPeople(self: SessionFacts['user'], menuCode: string): Promise<KnownPeople> {
  const begin = Date.now() - lately * day;
  const beginTime = `${new Date(begin).toISOString().slice(0, 10)} 00:00:00`;
  const [recent, administrators] = await Promise.all([
    signIns({ beginTime }),
    callRead(getAdministrators, {}),
  ]);
  const administering = new Set(administrators.map(({ userId }) => userId));
  const cut = recent.total > recent.rows.length;
  // Administrators are read separately, so that other people's many sign-ins can't hide them.
  const ownSignIns = cut
    ? await Promise.all(
        splitEvery([...administering], mostNamed).map((userIds) => signIns({ beginTime, userIds })),
      )
    : [];
  const personById = new Map<string, Seen>();
  const ways = new Set<string>();
  for (const row of [recent, ...ownSignIns].flatMap(({ rows }) => rows)) {
    const { userId, username, clientType, ip, loginTime: at, loginSource: source } = row;
    if (userId === '') continue;
    const person = personById.get(userId) ?? { name: username, ways: [] };
    const way = [userId, clientType, ip, source, at.slice(0, 16)].join(' ');
    if (!ways.has(way)) person.ways.push({ clientType, ip, at, source });
    ways.add(way);
    personById.set(userId, person);
  }
  if (!personById.has(self.id)) personById.set(self.id, { name: self.username, ways: [] });
  const departments = await departmentsOf([...personById.keys()], menuCode);
  return {
    rows: recent.rows.length,
    total: recent.total,
    from: recent.rows.at(-1)?.loginTime ?? beginTime,
    administratorsWhole: ownSignIns.every(({ rows, total }) => rows.length >= total),
    people: [...personById].map(([id, { name, ways }]) => ({
      id,
      name,
      ways,
      administrator: administering.has(id),
      departments: departments.get(id) ?? [],
    })),
  };
}

function signIns(filter: { readonly beginTime: string; readonly userIds?: string[] }) {
  const streamFilter = {
    ...filter,
    operateType: 'login',
    result: 'success',
    pageNo: 1,
    pageSize: most,
  } as const;
  return callRows(pageQueryLoginLog, { streamFilter });
}

/** Ids from each person's own department up to the root. */
async function departmentsOf(people: readonly string[], menuCode: string) {
  const departmentById = new Map<string, string>();
  for (const ids of splitEvery(people, idsAtOnce)) {
    const { result } = await callRead(queryPeople, { ids, pageNo: 1, pageSize: idsAtOnce });
    for (const { id, deptId } of result) departmentById.set(id, deptId);
  }
  const paths = new Map<string, readonly string[]>();
  for (const ids of splitEvery([...new Set(departmentById.values())], idsAtOnce)) {
    const page = { menuCode, ids, pageNo: 1, pageSize: idsAtOnce };
    const { result } = await callRead(searchDepartments, page);
    for (const { id, pathIds = [] } of result) paths.set(id, [id, ...pathIds]);
  }
  return new Map(
    [...departmentById].map(([person, department]) => [person, paths.get(department) ?? [department]]),
  );
}
