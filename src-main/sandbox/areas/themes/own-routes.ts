/** Calls that only the special and the mobile family have (spec 2§7). */

import type { MobileTheme, MobileThemeValues } from '#shared/api/themes/mobile.ts';
import { mobileThemeById } from '#shared/api/themes/mobile.ts';
import { addModuleStyle, cloudStonePermission } from '#shared/api/themes/special.ts';
import { isRefusal, departmentContext } from '../../kernel/departments/organisation-context.ts';
import { type Implementation, refuse } from '../../kernel/http/implement.ts';
import { messagesIn } from '../../kernel/messages.ts';
import { administratorFlags } from '../../kernel/session/rights.ts';
import { themeChanging, themeReading } from './route.ts';
import { saveTheme, themeToChange } from './save-theme.ts';
import { themeOf, themeValuesOf } from './stored.ts';
import { findThemeRow } from './theme-store.ts';

export const mobileRoutes: readonly Implementation[] = [
  themeReading(mobileThemeById, async ({ topicId }, context) => {
    const row = await findThemeRow(context.store, context.user.tenantKey, topicId);
    if (row?.family !== 'appTopic') return refuse(messagesIn(context.language).noSuchTheme);
    const chain = departmentContext(row.dept_id, context, 'read');
    if (isRefusal(chain)) return chain;
    const { appTopicIcons } = themeValuesOf(row) as MobileThemeValues;
    return { appTopic: themeOf(row) as MobileTheme, appTopicIcons: [...appTopicIcons] };
  }),
];

export const specialRoutes: readonly Implementation[] = [
  themeChanging(addModuleStyle, async ({ topicId, moduleStyleId }, context) => {
    const row = await themeToChange('featureTopic', topicId, context);
    if (isRefusal(row)) return row;
    await saveTheme(row, { module_style_id: moduleStyleId }, context, 'themeStyled', moduleStyleId);
    return null;
  }),

  themeReading(cloudStonePermission, (_, { user }) => administratorFlags(user).cloudStore === true),
];
