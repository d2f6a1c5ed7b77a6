/** Whether somebody may sign in, by the rules of the console's lock-out guard: login methods, lists, hours. */
import type { Context } from '../../kernel/http/context.ts';
import { organisationOf } from '../../kernel/people/organisation.ts';
import {
  keptOutNow,
  letsInByLists,
  letsInByMethods,
  type RefusedEntry,
} from '../../kernel/session/questions.ts';
import type { User } from '../../kernel/session/store.ts';

/** Returns null where they may sign in. `message`: the tenant's own text; '' for the usual one. */
export async function refusalOf(
  user: User,
  context: Pick<Context, 'store' | 'scenario' | 'now'>,
): Promise<{ readonly reason: RefusedEntry; readonly message: string } | null> {
  const { store, scenario } = context;
  const organisation = await organisationOf(store, user.tenantKey, scenario.scale);
  const above = organisation.above(organisation.indexOf(user.departmentId));
  const departments = above.map((index) => organisation.department(index).id);
  const person = { id: user.id, name: user.username, administrator: user.admin, departments, ways: [] };
  if (!(await letsInByMethods(person, user.tenantKey, store)))
    return { reason: 'terminalRefused', message: '' };
  if (!(await letsInByLists(person, user.tenantKey, store))) return { reason: 'addressRefused', message: '' };
  const message = await keptOutNow(person, user.tenantKey, context);
  return message === null ? null : { reason: 'hoursRefused', message };
}
