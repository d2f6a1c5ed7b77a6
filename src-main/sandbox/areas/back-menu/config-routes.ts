/** Switches for a department's own menus, and rights of the departments below it (spec 3§3.8, 3§4, 3§6). */
import {
  type DepartmentConfig,
  queryBackstageMenuConfig,
  queryDepartmentMenuConfigs,
  saveBackstageMenuConfig,
} from '#shared/api/back-menu/config.ts';
import { menuConfigKeys } from '#shared/rules/back-menu/config.ts';
import { departmentsOf } from '#shared/rules/common/menu/visible.ts';
import { backMenuRight } from '#shared/rules/common/session/area-rights.ts';
import { chainOf } from '../../kernel/departments/organisation-context.ts';
import type { SignedInContext } from '../../kernel/http/context.ts';
import { type Implementation, implement, Refusal, refuse } from '../../kernel/http/implement.ts';
import { messagesIn } from '../../kernel/messages.ts';
import { organisationFor } from '../../kernel/people/organisation.ts';
import { departmentsManagedBy, canSee } from '../../kernel/people/scope.ts';
import { type BackMenuContext, enterBackMenu, menuDepartmentOf, menuReading } from './back-menu-scope.ts';
import { copiedId, menuNameField, removeRows, storedMenuRows, recordMenuChange } from './rows.ts';

interface Config {
  readonly configKey: string;
  readonly configValue: boolean;
  readonly deptId: string;
}

export const configRoutes: readonly Implementation[] = [
  menuReading(queryBackstageMenuConfig, (_, { menuScope, organisation }) => ({
    backstageMenuConfigs: [
      { configKey: menuConfigKeys.own, configValue: menuScope.key === menuScope.from },
      { configKey: menuConfigKeys.below, configValue: says(menuScope, menuConfigKeys.below) !== 0 },
    ].map((config) => ({ ...config, deptId: menuScope.deptId })),
    rootDept: menuScope.key === '',
    permission: { moduleShareEdit: menuScope.mayChange },
    dept: organisation.department(organisation.indexOf(menuScope.deptId)),
    parentSub: menuScope.key !== '' && menuScope.lets,
    hasSelfMenus: menuScope.from === menuScope.key,
    from: menuDepartmentOf(menuScope.from, organisation),
  })),

  implement(queryDepartmentMenuConfigs, backMenuRight, async (_, context) => saidBy(context)),

  implement(saveBackstageMenuConfig, backMenuRight, async ({ backstageMenuConfigs }, context) =>
    context.store.transaction().execute(async (store) => {
      for (const config of backstageMenuConfigs) {
        const refused = await save(config, { ...context, store });
        if (refused) return refused;
      }
      return null;
    }),
  ),
];

/** Returns the configs that somebody may see: of managed departments, and of those above them that apply there. */
async function saidBy(context: SignedInContext): Promise<DepartmentConfig[]> {
  const { store, user } = context;
  const organisation = await organisationFor(context);
  const managed = departmentsManagedBy(organisation, user);
  const visibleCodes = new Set(
    [user.departmentId, ...(departmentsOf(user) ?? [])].flatMap((id) => chainOf(organisation, id)),
  );
  const [root = 0] = organisation.roots();
  const top = organisation.department(root);
  const rows = await store
    .selectFrom('back_menu_config')
    .selectAll()
    .where('tenant_key', '=', user.tenantKey)
    .orderBy('dept_id')
    .execute();
  const byDept = Map.groupBy(rows, ({ dept_id }) => (dept_id === '' ? top.id : dept_id));
  if (!byDept.has(top.id)) byDept.set(top.id, []);
  return [...byDept].flatMap(([id, said]) => {
    const index = organisation.indexOf(id);
    if (index < 0 || !(visibleCodes.has(id) || canSee(managed, index))) return [];
    const value = (key: string) => said.find(({ config_key }) => config_key === key)?.config_value;
    const own = id === top.id || value(menuConfigKeys.own) === 1;
    return [{ dept: organisation.department(index), own, below: value(menuConfigKeys.below) !== 0 }];
  });
}

function says({ configs, key }: BackMenuContext['menuScope'], config: string): number | undefined {
  return configs.find(({ dept_id, config_key }) => dept_id === key && config_key === config)?.config_value;
}

async function save(config: Config, context: SignedInContext): Promise<Refusal | null> {
  const messages = messagesIn(context.language);
  const here = await enterBackMenu(config.deptId, context);
  if (here instanceof Refusal) return here;
  const { menuScope } = here;
  if (!menuScope.mayChange) return refuse(messages.noPermission, 401);
  const isOwn = menuScope.key === menuScope.from;
  switch (config.configKey) {
    case menuConfigKeys.own:
      if (menuScope.key === '') return refuse(messages.badInput(config.configKey), 400);
      if (isOwn === config.configValue) return null;
      if (!config.configValue) return turnOff(here);
      return menuScope.lets ? turnOn(here) : refuse(messages.ownMenusRefused);
    case menuConfigKeys.below:
      if (!isOwn) return refuse(messages.noOwnMenus);
      if ((says(menuScope, config.configKey) !== 0) === config.configValue) return null;
      await keep(config.configKey, config.configValue, here);
      await recordMenuChange(
        {
          kind: 'menuSyncSaved',
          targetId: menuScope.deptId,
          targetName: nameHere(here),
          detail: config.configValue ? 'on' : 'off',
        },
        here,
      );
      return null;
    default:
      return refuse(messages.badInput(config.configKey), 400);
  }
}

const nameHere = ({ organisation, menuScope }: BackMenuContext) =>
  organisation.department(organisation.indexOf(menuScope.deptId)).name;

async function keep(
  config_key: string,
  on: boolean,
  { store, user, menuScope }: BackMenuContext,
): Promise<void> {
  const config_value = on ? 1 : 0;
  await store
    .insertInto('back_menu_config')
    .values({ tenant_key: user.tenantKey, dept_id: menuScope.key, config_key, config_value })
    .onConflict((conflict) =>
      conflict.columns(['tenant_key', 'dept_id', 'config_key']).doUpdateSet({ config_value }),
    )
    .execute();
}

/** Copies the menus that apply in the department, with their names in all languages. */
async function turnOn(context: BackMenuContext): Promise<null> {
  const { store, user, menuScope } = context;
  for (const row of await storedMenuRows(menuScope.from, context)) {
    const id = copiedId(row.id, menuScope.key);
    const group_id = row.group_id && copiedId(row.group_id, menuScope.key);
    await store
      .insertInto('back_menu')
      .values({ ...row, id, group_id, dept_id: menuScope.key })
      .execute();
    const names = await store
      .selectFrom('language_name')
      .selectAll()
      .where('tenant_key', '=', user.tenantKey)
      .where('field', '=', menuNameField)
      .where('target_id', '=', row.id)
      .execute();
    for (const name of names)
      await store
        .insertInto('language_name')
        .values({ ...name, target_id: id })
        .execute();
  }
  await keep(menuConfigKeys.own, true, context);
  await recordMenuChange(
    { kind: 'ownMenusOn', targetId: menuScope.deptId, targetName: nameHere(context) },
    context,
  );
  return null;
}

async function turnOff(context: BackMenuContext): Promise<null> {
  const { store, user, menuScope } = context;
  const rows = await storedMenuRows(menuScope.key, context);
  await removeRows(
    rows.map(({ id }) => id),
    context,
  );
  await store
    .deleteFrom('back_menu_config')
    .where('tenant_key', '=', user.tenantKey)
    .where('dept_id', '=', menuScope.key)
    .execute();
  await recordMenuChange(
    { kind: 'ownMenusOff', targetId: menuScope.deptId, targetName: nameHere(context) },
    context,
  );
  return null;
}
