/** Theme settings of a department: authority, independence, titles, and parts of themes (spec 2§3, 2§7). */
import * as calls from '#shared/api/themes/settings.ts';
import { agreedAuthority, mayHaveOwn } from '#shared/rules/themes/authority.ts';
import { isRefusal, placeFor } from '../../kernel/departments/organisation-context.ts';
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
    const place = placeFor(deptId, context, 'read');
    if (isRefusal(place)) return place;
    const [setting = { allowLow: false, customTopic: false }, parent] = await authoritiesIn(
      place.chain,
      settingModule,
      context,
    );
    const permission = !isRefusal(placeFor(deptId, context));
    return { setting, parent: parent ?? null, permission, ischild: parent !== undefined };
  }),

  themeChanging(calls.saveAuthority, async ({ deptId, settingModule, ...given }, context) => {
    const place = placeFor(deptId, context);
    if (isRefusal(place)) return place;
    const { store, user } = context;
    const [, parent = null] = await authoritiesIn(place.chain, settingModule, context);
    const { allowLow, customTopic } = agreedAuthority(given);
    if (customTopic && !mayHaveOwn(parent)) return refuse(messagesIn(context.language).ownThemesRefused);
    const said = { allow_low: allowLow ? 1 : 0, custom_topic: customTopic ? 1 : 0 };
    await store
      .insertInto('theme_authority')
      .values({ tenant_key: user.tenantKey, dept_id: place.deptId, dtu: settingModule, ...said })
      .onConflict((conflict) => conflict.columns(['tenant_key', 'dept_id', 'dtu']).doUpdateSet(said))
      .execute();
    const target = { targetId: place.deptId, targetName: settingModule, deptId: place.deptId };
    await record(store, context, { kind: 'themeAuthoritySaved', ...target });
    return null;
  }),

  themeReading(calls.queryIndependence, async ({ tenantKey, deptId }, context) => {
    const place = placeFor(deptId, context, 'read');
    if (isRefusal(place)) return place;
    if (tenantKey !== context.user.tenantKey) return refuse(messagesIn(context.language).noPermission, 401);
    const row = await context.store
      .selectFrom('theme_independence')
      .select('allow_alone')
      .where('tenant_key', '=', tenantKey)
      .where('dept_id', '=', place.deptId)
      .executeTakeFirst();
    return { allowAlone: row?.allow_alone === 1 };
  }),

  themeChanging(calls.saveIndependence, async ({ tenantKey, deptId, allowAlone }, context) => {
    const place = placeFor(deptId, context);
    if (isRefusal(place)) return place;
    if (tenantKey !== context.user.tenantKey) return refuse(messagesIn(context.language).noPermission, 401);
    const said = { allow_alone: allowAlone ? 1 : 0 };
    await context.store
      .insertInto('theme_independence')
      .values({ tenant_key: tenantKey, dept_id: place.deptId, ...said })
      .onConflict((conflict) => conflict.columns(['tenant_key', 'dept_id']).doUpdateSet(said))
      .execute();
    const target = { targetId: place.deptId, targetName: 'app-pc', deptId: place.deptId };
    await record(context.store, context, { kind: 'themeIndependenceSaved', ...target });
    return null;
  }),

  themeReading(calls.queryFonts, () => [...themeFonts]),
  themeReading(calls.newThemeId, () => makeThemeId()),
  themeReading(calls.querySuper, (_, { user }) => user.admin),
  // Names are read from the database each time, so there is no cache to flush.
  themeChanging(calls.flushThemeNames, () => null),
];
