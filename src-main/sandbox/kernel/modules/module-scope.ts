/** The department of an application call, the settings that apply there, and the user's rights (spec 3§4, 3§6). */
import type { Endpoint } from '#shared/api/endpoint.ts';
import { type AppPermissionFlags, appManageRight } from '#shared/rules/common/applications/permissions.ts';
import type { Detach } from '#shared/rules/common/departments/scope.ts';
import type { OrganisationContext } from '../departments/organisation-context.ts';
import type { SignedInContext } from '../http/context.ts';
import {
  type CallHandler,
  changingRoute,
  type Implementation,
  Refusal,
  readingRoute,
  refuse,
} from '../http/implement.ts';
import { messagesIn } from '../messages.ts';
import type { Organisation } from '../people/organisation.ts';
import { question } from '../question.ts';

export interface AppScope {
  readonly deptId: string;
  /** Keys of the settings that apply: the whole tenant's ('') first, the department's own last. */
  readonly keys: readonly string[];
  readonly key: string;
  /** Key under which enabling is stored. */
  readonly enableKey: string;
  readonly flags: AppPermissionFlags;
}

export interface AppContext extends OrganisationContext {
  readonly appScope: AppScope;
}

/** The tenant's own detach of applications and menus, where the scenario has departments (spec 3§4, 3§7.4). */
export const appDetach = question<[context: SignedInContext], Detach>('how far applications are detached');

/** The context of a department for its application managers; '' is the user's own department. */
export const appsIn = question<[deptId: string | undefined, context: SignedInContext], AppContext | Refusal>(
  'what holds of applications in a department',
);

/** The context of an employee in their own department, without rights to change it. */
export const scopeOfUser = question<
  [context: SignedInContext, organisation: Organisation],
  AppScope & { readonly detach: Detach }
>('what holds of applications for an employee');

type InDept = { readonly deptId?: string | undefined };
type Work<E> = CallHandler<E, AppContext>;

const enter = (input: unknown, context: SignedInContext) => appsIn((input as InDept).deptId, context);

export const appReading = <E extends Endpoint>(endpoint: E, work: Work<E>): Implementation =>
  readingRoute(endpoint, appManageRight, enter, work);

/** Makes a route for users with this flag in the department. */
export const appChanging = <E extends Endpoint>(
  endpoint: E,
  flag: keyof AppPermissionFlags,
  work: Work<E>,
): Implementation =>
  changingRoute(
    endpoint,
    appManageRight,
    async (input, context) => {
      const here = await enter(input, context);
      if (here instanceof Refusal || here.appScope.flags[flag]) return here;
      return refuse(messagesIn(context.language).noPermission, 401);
    },
    work,
  );
