/** The admin centre menus that apply in a department, and the rights there (spec 3§3.8, 3§4, 3§6). */
import type { Endpoint, Input } from '#shared/api/endpoint.ts';
import { menuConfigKeys } from '#shared/rules/back-menu/config.ts';
import { settingKeys } from '#shared/rules/common/departments/setting-keys.ts';
import { departmentsOf } from '#shared/rules/common/menu/visible.ts';
import { backMenuRight } from '#shared/rules/common/session/area-rights.ts';
import type { Row } from '../../kernel/crud/rules.ts';
import {
  departmentContext,
  type OrganisationContext,
} from '../../kernel/departments/organisation-context.ts';
import type { SignedInContext } from '../../kernel/http/context.ts';
import {
  type CallHandler,
  changingRoute,
  type Implementation,
  Refusal,
  readingRoute,
  refuse,
} from '../../kernel/http/implement.ts';
import { messagesIn } from '../../kernel/messages.ts';
import { appDetach } from '../../kernel/modules/module-scope.ts';
import { type Organisation, organisationFor } from '../../kernel/people/organisation.ts';
import { manages } from '../../kernel/people/scope.ts';

export type BackMenuRow = Row<'back_menu'>;
type ConfigRow = Row<'back_menu_config'>;

export interface BackMenuScope {
  readonly deptId: string;
  /** Key under which the department's own menus are stored; '' is the whole tenant. */
  readonly key: string;
  /** Key of the department whose menus apply here. */
  readonly from: string;
  readonly configs: readonly ConfigRow[];
  /** Whether the departments above let this one have its own menus. */
  readonly lets: boolean;
  readonly mayChange: boolean;
}

export interface BackMenuContext extends OrganisationContext {
  readonly menuScope: BackMenuScope;
}

/** Maps a key to its department; '' is the top department, which stands for the whole tenant. */
export function menuDepartmentOf(key: string, organisation: Organisation) {
  const [root = 0] = organisation.roots();
  return organisation.department(key === '' ? root : organisation.indexOf(key));
}

/** `chain` has the department's id, then those of the departments above it. */
export async function resolveBackMenuScope(
  deptId: string,
  chain: readonly string[],
  context: OrganisationContext,
): Promise<BackMenuScope> {
  const { store, user, organisation } = context;
  const detach = await appDetach(context);
  const keys = settingKeys(chain, detach);
  const key = keys.at(-1) ?? '';
  const configs = await store
    .selectFrom('back_menu_config')
    .selectAll()
    .where('tenant_key', '=', user.tenantKey)
    .where('dept_id', 'in', keys)
    .execute();
  const says = (of: string, config: string) =>
    configs.find(({ dept_id, config_key }) => dept_id === of && config_key === config)?.config_value;
  const mayChange = detach === 'off' ? departmentsOf(user) === null : manages(organisation, user, deptId);
  return {
    deptId,
    key,
    configs,
    mayChange,
    from: keys.findLast((of) => of === '' || says(of, menuConfigKeys.own) === 1) ?? '',
    lets: keys.slice(0, -1).every((of) => says(of, menuConfigKeys.below) !== 0),
  };
}

export async function enterBackMenu(
  deptId: string | undefined,
  context: SignedInContext,
): Promise<BackMenuContext | Refusal> {
  const organisation = await organisationFor(context);
  const found = departmentContext(deptId || undefined, { ...context, organisation }, 'read');
  if (found instanceof Refusal) return found;
  const menuScope = await resolveBackMenuScope(found.deptId, found.chain, { ...context, organisation });
  return { ...context, organisation, menuScope };
}

type Work<E> = CallHandler<E, BackMenuContext>;

const enter = (input: unknown, context: SignedInContext) =>
  enterBackMenu((input as { deptId?: string }).deptId, context);

export const menuReading = <E extends Endpoint>(endpoint: E, work: Work<E>): Implementation =>
  readingRoute(endpoint, backMenuRight, enter, work);

/** Makes a route for users who may change the department's own menus. */
export const menuChanging = <E extends Endpoint>(endpoint: E, work: Work<E>): Implementation =>
  changingRoute(
    endpoint,
    backMenuRight,
    async (input, context) => {
      const here = await enter(input, context);
      if (here instanceof Refusal) return here;
      const messages = messagesIn(context.language);
      if (!here.menuScope.mayChange) return refuse(messages.noPermission, 401);
      return here.menuScope.from === here.menuScope.key ? here : refuse(messages.noOwnMenus);
    },
    work,
  );

/** Like `menuChanging`, for calls that name menus by id: the menus determine the department. */
export const menuRowsChanging = <E extends Endpoint>(
  endpoint: E,
  ids: (input: Input<E>) => readonly string[],
  work: (input: Input<E>, rows: readonly BackMenuRow[], context: BackMenuContext) => ReturnType<Work<E>>,
): Implementation =>
  changingRoute(
    endpoint,
    backMenuRight,
    (input, context) => rowsToChange(ids(input), context),
    (input, { rows, ...here }) => work(input, rows, here),
  );

async function rowsToChange(
  wanted: readonly string[],
  context: SignedInContext,
): Promise<(BackMenuContext & { readonly rows: readonly BackMenuRow[] }) | Refusal> {
  const { store, user, language } = context;
  const messages = messagesIn(language);
  const found = await store
    .selectFrom('back_menu')
    .selectAll()
    .where('tenant_key', '=', user.tenantKey)
    .where('id', 'in', wanted)
    .execute();
  const byId = new Map(found.map((row) => [row.id, row]));
  const rows = wanted.flatMap((id) => byId.get(id) ?? []);
  const [first] = rows;
  if (!first || rows.length < wanted.length) return refuse(messages.noSuchEntry);
  if (rows.some(({ dept_id }) => dept_id !== first.dept_id)) return refuse(messages.badInput('menuIds'), 400);
  const organisation = await organisationFor(context);
  const { id } = menuDepartmentOf(first.dept_id, organisation);
  const here = await enterBackMenu(id, context);
  if (here instanceof Refusal) return here;
  return here.menuScope.mayChange ? { ...here, rows } : refuse(messages.noPermission, 401);
}
