/** In which department applications are looked at, what holds there, and what may be done there (spec 3§4, 3§6). */
import { appManageRight, type Flags, flagsHere } from '#shared/rules/applications/permissions.ts';
import type { Endpoint, Input, Output } from '#shared/api/endpoint.ts';
import type { Detach } from '#shared/rules/departments/scope.ts';
import { departmentsOf } from '#shared/rules/menu/visible.ts';
import type { SignedInContext } from '../http/context.ts';
import { type Implementation, implement, Refusal, refuse } from '../http/implement.ts';
import { messagesIn } from '../messages.ts';
import { type Organisation, organisationFor } from '../people/organisation.ts';
import { manages } from '../people/scope.ts';
import { placeFor } from '../themes/place.ts';

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
): Promise<{ readonly organisation: Organisation; readonly place: AppPlace } | Refusal> {
  const organisation = await organisationFor(context);
  const found = placeFor(deptId, { ...context, organisation }, 'read');
  if (found instanceof Refusal) return found;
  const { scenario, user } = context;
  const managesAll = departmentsOf(user) === null;
  const managesHere = manages(organisation, user, found.deptId);
  const keys = settingKeys(found.chain, scenario.detach);
  const own = keys.at(-1) ?? '';
  const place: AppPlace = {
    deptId: found.deptId,
    ...{ keys, key: own },
    enableKey: scenario.detach === 'depth' ? own : '',
    flags: flagsHere(scenario.detach, { managesHere, managesAll }),
  };
  return { organisation, place };
}

/** Whose settings hold in a department: `chain` is the department, then everything above it. */
export function settingKeys(chain: readonly string[], detach: Detach): string[] {
  if (detach === 'off') return [''];
  const top = chain.at(-1);
  return [...chain].reverse().map((id) => (id === top ? '' : id));
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
