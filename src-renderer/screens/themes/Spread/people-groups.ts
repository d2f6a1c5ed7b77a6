/**
 * People grouped so that every list of shares includes a whole group or nobody of it: the members of a department
 * without those of departments below that some list names, and single people whom a list names.
 */
import type { Share } from '#shared/rules/common/shares/share.ts';
import type { ThemePerson } from '#shared/rules/themes/audience.ts';

export interface PeopleGroup extends ThemePerson {
  readonly kind: 'department' | 'user';
  /** Name of the department or the person. */
  readonly name: string;
  /** The department; of a person, their own one. */
  readonly deptId: string;
  /** Other groups hold a part of the department's people. */
  readonly isRest: boolean;
  /** null where the server does not tell. */
  readonly people: number | null;
}

/** A department with the ids of all departments above it, the nearest first. */
export interface PlacedDepartment {
  readonly id: string;
  readonly name: string;
  readonly above: readonly string[];
}

export interface GroupFacts {
  /** The department whose people are grouped. */
  readonly top: PlacedDepartment;
  /** Departments below `top` that some list of shares names, or that keep themes. */
  readonly below: readonly PlacedDepartment[];
  readonly users: readonly {
    readonly id: string;
    readonly name: string;
    readonly department: PlacedDepartment;
  }[];
  /** Number of people by department, with everything below it; a department that is not counted is absent. */
  readonly totals: ReadonlyMap<string, number>;
  /** People right in the department, for the departments whose own members a list tells apart. */
  readonly direct: ReadonlyMap<string, number | null>;
}

/** Targets of lists of shares whose members can be told apart. */
export function namedTargets(lists: readonly (readonly Share[])[]) {
  const shares = lists.flat();
  const idsOf = (kind: Share['kind']) => [
    ...new Set(shares.flatMap((share) => (share.kind === kind ? [share.id] : []))),
  ];
  return {
    departments: idsOf('department'),
    /** Departments of which a list includes the own members alone. */
    alone: [
      ...new Set(shares.flatMap(({ kind, id, below }) => (kind === 'department' && !below ? [id] : []))),
    ],
    users: idsOf('user'),
    /** A list names targets whose members no call returns. */
    unknown: shares.some(({ kind }) => !['all', 'department', 'user'].includes(kind)),
  };
}

export function peopleGroups({ top, below, users, totals, direct }: GroupFacts): readonly PeopleGroup[] {
  const inside = ({ id, above }: PlacedDepartment) => id === top.id || above.includes(top.id);
  const all = [top, ...below.filter((one) => one.id !== top.id && inside(one))];
  const nearest = ({ id, above }: PlacedDepartment) =>
    [id, ...above].find((one) => all.some((department) => department.id === one));
  const people = users.filter(({ department }) => inside(department));
  const isOwnMember = (user: GroupFacts['users'][number], of: PlacedDepartment) =>
    user.department.id === of.id;
  const groups = all.flatMap((department): readonly PeopleGroup[] => {
    const { id, name, above } = department;
    const nested = all.filter((one) => one !== department && nearest({ ...one, id: '' }) === id);
    const single = people.filter((user) => nearest(user.department) === id);
    const total = totals.get(id) ?? null;
    const nestedTotal = sum(nested.map((one) => totals.get(one.id) ?? null));
    const base = { kind: 'department' as const, deptId: id, name, id: '', others: [] };
    const own = direct.get(id);
    if (own === undefined) {
      const isRest = nested.length + single.length > 0;
      const rest = less(total, nestedTotal, single.length);
      return [{ ...base, departments: [id, ...above], isRest, people: rest }];
    }
    const members = single.filter((user) => isOwnMember(user, department)).length;
    return [
      { ...base, departments: [id, ...above], isRest: true, people: less(own, 0, members) },
      {
        ...base,
        // A department below without a name of its own: lists that include everything below include it.
        departments: ['', id, ...above],
        isRest: true,
        people: less(less(total, own, 0), nestedTotal, single.length - members),
      },
    ];
  });
  const persons = people.map(
    ({ id, name, department }): PeopleGroup => ({
      kind: 'user',
      id,
      name,
      deptId: department.id,
      departments: [department.id, ...department.above],
      others: [],
      isRest: false,
      people: 1,
    }),
  );
  return [...groups.filter((group) => group.people !== 0), ...persons];
}

/** null where one of the numbers is not known. */
export function sum(numbers: readonly (number | null)[]): number | null {
  return numbers.reduce<number | null>(
    (total, number) => (total === null || number === null ? null : total + number),
    0,
  );
}

/** People move while they are counted: a difference is never below 0. */
function less(from: number | null, part: number | null, single: number): number | null {
  return from === null || part === null ? null : Math.max(0, from - part - single);
}
