/** In which department applications are looked at, what holds there, and what may be done there (spec 3§4, 3§6). */
import type { Endpoint } from '#shared/api/endpoint.ts';
import { appManageRight, type Flags } from '#shared/rules/common/applications/permissions.ts';
import type { Detach } from '#shared/rules/common/departments/scope.ts';
import type { OrganisationContext } from '../departments/place.ts';
import type { SignedInContext } from '../http/context.ts';
import { type Implementation, Refusal, refuse } from '../http/implement.ts';
import * as serving from '../http/serving.ts';
import { messagesIn } from '../messages.ts';
import type { Organisation } from '../people/organisation.ts';
import { question } from '../question.ts';

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

export interface AppContext extends OrganisationContext {
  readonly place: AppPlace;
}

/** How far applications and menus are detached: as the tenant says, where departments are at all (spec 3§4, 3§7.4). */
export const appDetach = question<[context: SignedInContext], Detach>('how far applications are detached');

/** What holds in a department, for whoever manages applications there; '' is the user's own. */
export const appsIn = question<[deptId: string | undefined, context: SignedInContext], AppContext | Refusal>(
  'what holds of applications in a department',
);

/** Where somebody is an employee: with what holds in their department, and nothing to change in it. */
export const placeOfUser = question<
  [context: SignedInContext, organisation: Organisation],
  AppPlace & { readonly detach: Detach }
>('what holds of applications for an employee');

type InDept = { readonly deptId?: string | undefined };
type Work<E> = serving.Work<E, AppContext>;

const enter = (input: unknown, context: SignedInContext) => appsIn((input as InDept).deptId, context);

export const appReading = <E extends Endpoint>(endpoint: E, work: Work<E>): Implementation =>
  serving.reading(endpoint, appManageRight, enter, work);

/** For whoever has this flag there. */
export const appChanging = <E extends Endpoint>(
  endpoint: E,
  flag: keyof Flags,
  work: Work<E>,
): Implementation =>
  serving.changing(
    endpoint,
    appManageRight,
    async (input, context) => {
      const here = await enter(input, context);
      if (here instanceof Refusal || here.place.flags[flag]) return here;
      return refuse(messagesIn(context.language).noPermission, 401);
    },
    work,
  );
