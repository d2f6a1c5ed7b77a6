/** Reads the departments and people that lists of shares name, and how many people there are in each. */
import { callRead } from '#data/read.ts';
import { isRefusedRight } from '#shared/api/answer-failure.ts';
import { ApiError } from '#shared/api/api-error.ts';
import {
  type FoundDepartment,
  getOrgTree,
  idsAtOnce,
  queryPeople,
  searchDepartments,
} from '#shared/api/people/people.ts';
import { splitEvery } from '#shared/kit/split-every.ts';
import { themesRight } from '#shared/rules/common/session/area-rights.ts';
import type { Share } from '#shared/rules/common/shares/share.ts';
import { namedTargets, type PeopleGroup, type PlacedDepartment, peopleGroups, sum } from './people-groups.ts';

/** Each department costs a request for its number of people; beyond this number nobody is counted. */
const mostCounted = 60;
const menuCode = themesRight.menu;
const wholePage = { pageNo: 1, pageSize: idsAtOnce };

export interface PlacedGroups {
  readonly groups: readonly PeopleGroup[];
  /**
   * The server does not tell the departments of people whom the lists name one by one, so that no group holds them.
   */
  readonly lacksPeople: boolean;
}

/** `lists` are all lists of shares that the groups have to follow. */
export async function readPeopleGroups(
  deptId: string,
  lists: readonly (readonly Share[])[],
  signal: AbortSignal,
): Promise<PlacedGroups> {
  const targets = namedTargets(lists);
  const told = await unlessUntold(
    readByIds(targets.users, (ids) => callRead(queryPeople, { ids, ...wholePage }, { signal })),
  );
  const people = told ?? [];
  const departmentIds = [...new Set([deptId, ...targets.departments, ...people.map((one) => one.deptId)])];
  const found = await readByIds(departmentIds, (ids) =>
    callRead(searchDepartments, { menuCode, ids, ...wholePage }, { signal }),
  );
  const placed = new Map(found.map((one) => [one.id, placedOf(one)]));
  const top = placed.get(deptId) ?? { id: deptId, name: deptId, above: [] };
  const named = new Set(targets.departments);
  const below = [...placed.values()].filter(({ id }) => named.has(id));
  const counted = [top, ...below].map(({ id }) => id);
  const isKnown =
    told !== null &&
    counted.length <= mostCounted &&
    found.every(({ pathIds, path }) => pathIds || path.length === 0);
  const numbers = isKnown ? await Promise.all(counted.map((id) => countPeople(id, signal))) : [];
  const totals = new Map(
    counted.flatMap((id, index) => {
      const number = numbers[index] ?? null;
      return number === null ? [] : [[id, number] as const];
    }),
  );
  const direct = new Map(
    await Promise.all(
      targets.alone.map(async (id) => [id, await countMembers(id, totals.get(id) ?? null, signal)] as const),
    ),
  );
  const users = people.flatMap(({ id, username, deptId: own }) => {
    const department = placed.get(own);
    return department ? [{ id, name: username, department }] : [];
  });
  return { groups: peopleGroups({ top, below, users, totals, direct }), lacksPeople: told === null };
}

function placedOf({ id, name, pathIds = [] }: FoundDepartment): PlacedDepartment {
  return { id, name, above: [...pathIds].reverse() };
}

/** People of a department with everything below it; null where the server does not tell this user. */
async function countPeople(deptId: string, signal: AbortSignal): Promise<number | null> {
  const page = callRead(queryPeople, { deptId, pageNo: 1, pageSize: 1 }, { signal });
  return (await unlessUntold(page))?.totalCount ?? null;
}

/** Null where the server has no such call, or the user lacks the right to it. */
async function unlessUntold<Answer>(read: Promise<Answer>): Promise<Answer | null> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof ApiError && (error.lookedAt !== null || isRefusedRight(error))) return null;
    throw error;
  }
}

/** People right in a department: all of it without those of its children, where these are few enough to ask. */
async function countMembers(id: string, total: number | null, signal: AbortSignal): Promise<number | null> {
  if (total === null) return null;
  const children = await callRead(getOrgTree, { menuCode, parentId: id }, { signal });
  if (children.length > mostCounted) return null;
  const inside = sum(await Promise.all(children.map((child) => countPeople(child.id, signal))));
  return inside === null ? null : Math.max(0, total - inside);
}

async function readByIds<Row>(
  ids: readonly string[],
  load: (ids: string[]) => Promise<{ readonly result: readonly Row[] }>,
): Promise<readonly Row[]> {
  return (await Promise.all(splitEvery(ids, idsAtOnce).map(load))).flatMap(({ result }) => result);
}
