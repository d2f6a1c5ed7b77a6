/** Themes of every family, rights of departments, the cloud store, custom CSS (spec 2§7). */
import { type MobileTheme, type MobileThemeValues, mobileThemeById } from '#shared/api/themes/mobile.ts';
import { queryMyThemes } from '#shared/api/themes/settings.ts';
import { addModuleStyle, cloudStonePermission } from '#shared/api/themes/special.ts';
import { fromWire } from '#shared/rules/common/shares/wire-shares.ts';
import { mayUseTheme } from '#shared/rules/themes/winner.ts';
import { chainOf, departmentContext, isRefusal } from '../../kernel/departments/organisation-context.ts';
import { type Download, type Implementation, implement, refuse } from '../../kernel/http/implement.ts';
import { messagesIn } from '../../kernel/messages.ts';
import { organisationFor } from '../../kernel/people/organisation.ts';
import { administratorFlags } from '../../kernel/session/rights.ts';
import { cloudRoutes } from './cloud-routes.ts';
import { cssRoutes } from './css-routes.ts';
import { families } from './families.ts';
import { familyRoutes } from './family-routes.ts';
import { namesFor } from './name-field.ts';
import { themeChanging, themeReading } from './route.ts';
import { saveTheme, themeToChange } from './save-theme.ts';
import { themeSettingsRoutes } from './settings-routes.ts';
import { type ThemeRow, themeOf, themeValuesOf } from './stored.ts';
import { themeSyncRoutes } from './sync-routes.ts';
import { findThemeRow } from './theme-store.ts';
import { titleRoutes } from './title-routes.ts';
import { zipDownloadRoutes, zipRoutes } from './zip-routes.ts';

/** The themes that the signed-in user may use (spec 2§7 `qryAuthTopic`). */
const myRoutes: readonly Implementation[] = [
  implement(queryMyThemes, 'signedIn', async ({ dtu }, context) => {
    const { store, user } = context;
    const departments = chainOf(await organisationFor(context), user.departmentId);
    const rows = await store
      .selectFrom('theme')
      .selectAll()
      .where('tenant_key', '=', user.tenantKey)
      .where('dept_id', 'in', departments)
      .$if(dtu !== undefined, (query) => query.where('dtu', '=', dtu ?? ''))
      .orderBy('family')
      .orderBy('style')
      .orderBy('position')
      .execute();
    const names = await namesFor(context);
    // Groups and positions of the sandbox have no members.
    const person = { id: user.id, departments, others: [] };
    return rows
      .filter((row) => mayUseTheme(rangeOf(row), person))
      .map(({ id, topic_name, style: topicStyle }) => ({
        id,
        topicName: names.get(id) ?? topic_name,
        topicStyle,
      }));
  }),
];

function rangeOf(row: ThemeRow) {
  const { topicStatus, useRange, useRangeDisable } = themeOf(row);
  return { topicStatus, useRange: fromWire(useRange), useRangeDisable: fromWire(useRangeDisable) };
}

/** Calls that only the special and the mobile family have (spec 2§7). */
const mobileRoutes: readonly Implementation[] = [
  themeReading(mobileThemeById, async ({ topicId }, context) => {
    const row = await findThemeRow(context.store, context.user.tenantKey, topicId);
    if (row?.family !== 'appTopic') return refuse(messagesIn(context.language).noSuchTheme);
    const chain = departmentContext(row.dept_id, context, 'read');
    if (isRefusal(chain)) return chain;
    const { appTopicIcons } = themeValuesOf(row) as MobileThemeValues;
    return { appTopic: themeOf(row) as MobileTheme, appTopicIcons: [...appTopicIcons] };
  }),
];

const specialRoutes: readonly Implementation[] = [
  themeChanging(addModuleStyle, async ({ topicId, moduleStyleId }, context) => {
    const row = await themeToChange('featureTopic', topicId, context);
    if (isRefusal(row)) return row;
    await saveTheme(row, { module_style_id: moduleStyleId }, context, 'themeStyled', moduleStyleId);
    return null;
  }),

  themeReading(cloudStonePermission, (_, { user }) => administratorFlags(user).cloudStore === true),
];

export const themesRoutes: readonly Implementation[] = [
  ...families.flatMap(familyRoutes),
  ...specialRoutes,
  ...mobileRoutes,
  ...themeSettingsRoutes,
  ...titleRoutes,
  ...myRoutes,
  ...themeSyncRoutes,
  ...cloudRoutes,
  ...cssRoutes,
  ...zipRoutes,
];

export const themesDownloads: readonly Download[] = zipDownloadRoutes;
