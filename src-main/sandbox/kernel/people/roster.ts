/**
 * The people of a tenant, computed from their numbers: a person is the same on every machine and at every start,
 * and a hundred thousand need no storage. The accounts that can sign in come first.
 */
import type { Store } from '../database/tables.ts';
import { organisationOf, scatteredDepartment } from './organisation.ts';
import { personNameAt } from './person-name.ts';

export interface RosterPerson {
  readonly id: string;
  readonly username: string;
  readonly department: string;
}

export interface Roster {
  readonly size: number;
  person(index: number): RosterPerson;
  /** Returns only the person's id, which is cheaper for tens of thousands. */
  idOf(index: number): string;
  /** Returns a person's position, or -1 for an unknown id. */
  indexOf(id: string): number;
  departmentOf(index: number): number;
}

/** People of a tenant in the two scales. */
const sizes = { small: 1320, large: 100_000 } as const;

export async function rosterOf(store: Store, tenantKey: string, scale: keyof typeof sizes): Promise<Roster> {
  const organisation = await organisationOf(store, tenantKey, scale);
  const accounts = await store
    .selectFrom('account')
    .select(['user_id', 'username', 'department_id'])
    .where('tenant_key', '=', tenantKey)
    .orderBy('user_id')
    .execute();
  const known = accounts.map(({ user_id, username, department_id }) => {
    const index = organisation.indexOf(department_id);
    const department = organisation.department(index).name;
    return { place: index, person: { id: user_id, username, department } };
  });
  const size = sizes[scale];
  const prefix = `P${tenantKey.slice(1)}`;
  const departmentOf = (index: number) => known[index]?.place ?? scatteredDepartment(organisation, index, 3);
  const idOf = (index: number) => known[index]?.person.id ?? `${prefix}${String(index).padStart(6, '0')}`;
  const person = (index: number): RosterPerson => {
    const account = known[index];
    if (account) return account.person;
    const { name: department } = organisation.department(departmentOf(index));
    return { id: idOf(index), username: personNameAt(index), department };
  };
  return {
    size,
    person,
    idOf,
    departmentOf,
    indexOf(id) {
      const account = known.findIndex((each) => each.person.id === id);
      if (account >= 0) return account;
      const index = id.startsWith(prefix) ? Number(id.slice(prefix.length)) : -1;
      return index >= known.length && index < size && idOf(index) === id ? index : -1;
    },
  };
}
