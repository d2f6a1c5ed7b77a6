/** Theme settings of a department: authority, independence, titles, and parts of themes (spec 2§3, 2§7). */
import * as calls from '#shared/api/themes/settings.ts';
import { agreedAuthority, mayHaveOwn } from '#shared/rules/themes/authority.ts';
import { isRefusal, departmentContext } from '../../kernel/departments/organisation-context.ts';
import { type Implementation, refuse } from '../../kernel/http/implement.ts';
import { messagesIn } from '../../kernel/messages.ts';
import { record } from '../../kernel/operation-log/record.ts';
import { authoritiesIn } from './authority.ts';
import { makeThemeId } from './make-theme.ts';
import { themeChanging, themeReading } from './route.ts';

/** The fonts that themes may name; the first is the system's default (spec 2§5, 2§9). */
const themeFonts = [
  { fontName: 'Microsoft YaHei', fontFamily: '"Microsoft YaHei", sans-serif' },
  { fontName: 'PingFang SC', fontFamily: '"PingFang SC", sans-serif' },
  { fontName: 'Source Han Sans', fontFamily: '"Source Han Sans SC", sans-serif' },
  { fontName: 'SimSun', fontFamily: 'SimSun, serif' },
  { fontName: 'KaiTi', fontFamily: 'KaiTi, serif' },
  { fontName: 'Arial', fontFamily: 'Arial, sans-serif' },
  { fontName: 'Georgia', fontFamily: 'Georgia, serif' },
] as const;

export const themeSettingsRoutes: readonly Implementation[] = [
  themeReading(calls.queryAuthority, async ({ deptId, settingModule = 'pc' }, context) => {
    const department = departmentContext(deptId, context, 'read');
    if (isRefusal(department)) return department;
    const [setting = { allowLow: false, customTopic: false }, parent] = await authoritiesIn(
      department.chain,
      settingModule,
      context,
    );
    const permission = !isRefusal(departmentContext(deptId, context));
    return { setting, parent: parent ?? null, permission, ischild: parent !== undefined };
  }),

  themeChanging(calls.saveAuthority, async ({ deptId, settingModule, ...input }, context) => {
    const department = departmentContext(deptId, context);
    if (isRefusal(department)) return department;
    const { store, user } = context;
    const [, parent = null] = await authoritiesIn(department.chain, settingModule, context);
    const { allowLow, customTopic } = agreedAuthority(input);
    if (customTopic && !mayHaveOwn(parent)) return refuse(messagesIn(context.language).ownThemesRefused);
    const columns = { allow_low: allowLow ? 1 : 0, custom_topic: customTopic ? 1 : 0 };
    await store
      .insertInto('theme_authority')
      .values({ tenant_key: user.tenantKey, dept_id: department.deptId, dtu: settingModule, ...columns })
      .onConflict((conflict) => conflict.columns(['tenant_key', 'dept_id', 'dtu']).doUpdateSet(columns))
      .execute();
    const target = { targetId: department.deptId, targetName: settingModule, deptId: department.deptId };
    await record(store, context, { kind: 'themeAuthoritySaved', ...target });
    return null;
  }),

  themeReading(calls.queryIndependence, async ({ tenantKey, deptId }, context) => {
    const department = departmentContext(deptId, context, 'read');
    if (isRefusal(department)) return department;
    if (tenantKey !== context.user.tenantKey) return refuse(messagesIn(context.language).noPermission, 401);
    const row = await context.store
      .selectFrom('theme_independence')
      .select('allow_alone')
      .where('tenant_key', '=', tenantKey)
      .where('dept_id', '=', department.deptId)
      .executeTakeFirst();
    return { allowAlone: row?.allow_alone === 1 };
  }),

  themeChanging(calls.saveIndependence, async ({ tenantKey, deptId, allowAlone }, context) => {
    const department = departmentContext(deptId, context);
    if (isRefusal(department)) return department;
    if (tenantKey !== context.user.tenantKey) return refuse(messagesIn(context.language).noPermission, 401);
    const columns = { allow_alone: allowAlone ? 1 : 0 };
    await context.store
      .insertInto('theme_independence')
      .values({ tenant_key: tenantKey, dept_id: department.deptId, ...columns })
      .onConflict((conflict) => conflict.columns(['tenant_key', 'dept_id']).doUpdateSet(columns))
      .execute();
    const target = { targetId: department.deptId, targetName: 'app-pc', deptId: department.deptId };
    await record(context.store, context, { kind: 'themeIndependenceSaved', ...target });
    return null;
  }),

  themeReading(calls.queryFonts, () => [...themeFonts]),
  themeReading(calls.newThemeId, () => makeThemeId()),
  themeReading(calls.querySuper, (_, { user }) => user.admin),
  // Names are read from the database each time, so there is no cache to flush.
  themeChanging(calls.flushThemeNames, () => null),
];
