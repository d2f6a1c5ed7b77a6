/**
 * The people whose rows a user reads and decides (spec 1§1 "manage a subset by department"): the one rule of every list
 * whose rows belong to people or departments. Administrators have the whole tenant or their departments; everybody has
 * their own rows.
 */
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { SignedInContext } from '../http/context.ts';
import { organisationFor } from './organisation.ts';
import { rosterOf } from './roster.ts';
import { canSee, departmentsManagedBy, type ManagedDepartments } from './scope.ts';

/** The columns by which rows of a table belong to a department, and to a person. */
export interface OwnedBy<Column extends string = string> {
  readonly department: Column;
  readonly person?: Column;
}

export interface ReadScope {
  readonly departments: ManagedDepartments;
  hasDepartment(id: string): boolean;
  hasPerson(id: string): boolean;
}

export async function readScopeOf(context: SignedInContext): Promise<ReadScope> {
  const { store, user, scenario } = context;
  const organisation = await organisationFor(context);
  const departments = departmentsManagedBy(organisation, user);
  const roster = await rosterOf(store, user.tenantKey, scenario.scale);
  const hasIndex = (index: number) => departments === null || (index >= 0 && canSee(departments, index));
  return {
    departments,
    hasDepartment: (id) => hasIndex(organisation.indexOf(id)),
    hasPerson(id) {
      if (id === user.id) return true;
      const index = roster.indexOf(id);
      return hasIndex(index < 0 ? -1 : roster.departmentOf(index));
    },
  };
}

/** Limits a query to rows of people and departments within the user's scope. */
export async function rowsInScope(
  { department, person }: OwnedBy,
  context: SignedInContext,
): Promise<Expression<SqlBool>> {
  const organisation = await organisationFor(context);
  const departments = departmentsManagedBy(organisation, context.user);
  if (departments === null) return sql<SqlBool>`true`;
  const ids = [...departments.keys()]
    .filter((index) => departments[index] === 1)
    .map((index) => organisation.department(index).id);
  const eb = expressionBuilder();
  return eb.or([
    sql<SqlBool>`${sql.ref(department)} in (select value from json_each(${JSON.stringify(ids)}))`,
    ...(person === undefined ? [] : [sql<SqlBool>`${sql.ref(person)} = ${context.user.id}`]),
  ]);
}
