/** In which department applications are looked at, what holds there, and what may be done there (spec 3§4, 3§6). */

import type { Endpoint, Input, Output } from '#shared/api/endpoint.ts';
import { appManageRight, type Flags, flagsHere } from '#shared/rules/applications/permissions.ts';
import type { Detach } from '#shared/rules/departments/scope.ts';
import { settingKeys } from '#shared/rules/departments/setting-keys.ts';
import { departmentsOf } from '#shared/rules/menu/visible.ts';
import type { SignedInContext } from '../../kernel/http/context.ts';
import { type Implementation, implement, Refusal, refuse } from '../../kernel/http/implement.ts';
import { messagesIn } from '../../kernel/messages.ts';
import { type Organisation, organisationFor } from '../../kernel/people/organisation.ts';
import { manages } from '../../kernel/people/scope.ts';
import { chainOf, placeFor } from '../../kernel/departments/place.ts';
import { appDetach } from './app-detach.ts';

export interface AppPlace {
  readonly deptId: string;
  /** Whose settings hold, the whole tenant's ('') first, the department's own last. */
  readonly keys: readonly string[];
  /** Under which what is changed here is kept. */
  readonly key: string;
  /** The same, of whether applications are on. */
  readonly enableKey: string;
  readonly flags: Flags;
}

export interface AppContext extends SignedInContext {
  readonly organisation: Organisation;
  readonly place: AppPlace;
}

type InDept = { readonly deptId?: string | undefined };

async function placed(
  { deptId }: InDept,
  context: SignedInContext,
): Promise<Pick<AppContext, 'organisation' | 'place' | 'scenario'> | Refusal> {
  const organisation = await organisationFor(context);
  const found = placeFor(deptId, { ...context, organisation }, 'read');
  if (found instanceof Refusal) return found;
  const { user } = context;
  const detach = await appDetach(context);
  const managesAll = departmentsOf(user) === null;
  const managesHere = manages(organisation, user, found.deptId);
  const flags = flagsHere(detach, { managesHere, managesAll });
  const place: AppPlace = { ...keysOf(found.deptId, found.chain, detach), flags };
  // What is asked of the scenario below is asked of applications.
  return { organisation, place, scenario: { ...context.scenario, detach } };
}

function keysOf(deptId: string, chain: readonly string[], detach: Detach): Omit<AppPlace, 'flags'> {
  const keys = settingKeys(chain, detach);
  const key = keys.at(-1) ?? '';
  return { deptId, keys, key, enableKey: detach === 'depth' ? key : '' };
}

/** Where somebody is an employee: with what holds in their department, and nothing to change in it. */
export async function placeOfUser(
  context: SignedInContext,
  organisation: Organisation,
): Promise<AppPlace & { readonly detach: Detach }> {
  const { departmentId } = context.user;
  const detach = await appDetach(context);
  return {
    detach,
    ...keysOf(departmentId, chainOf(organisation, departmentId), detach),
    flags: flagsHere(detach, { managesHere: false, managesAll: false }),
  };
}

type Work<E> = (input: Input<E>, context: AppContext) => Output<E> | Refusal | Promise<Output<E> | Refusal>;

export function reading<E extends Endpoint>(endpoint: E, work: Work<E>): Implementation {
  return implement(endpoint, appManageRight, async (input, context) => {
    const here = await placed(input as InDept, context);
    return here instanceof Refusal ? here : work(input, { ...context, ...here });
  });
}

/** For whoever has this flag there. `work` refuses before it writes: what it has written stays. */
export function changing<E extends Endpoint>(endpoint: E, flag: keyof Flags, work: Work<E>): Implementation {
  return implement(endpoint, appManageRight, async (input, context) => {
    const here = await placed(input as InDept, context);
    if (here instanceof Refusal) return here;
    if (!here.place.flags[flag]) return refuse(messagesIn(context.language).noPermission, 401);
    return context.store.transaction().execute(async (store) => work(input, { ...context, ...here, store }));
  });
}
