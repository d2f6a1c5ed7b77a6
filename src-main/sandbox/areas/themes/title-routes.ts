/** Titles that a theme, or a family in a department, shows (spec 2§2, 2§3 "titleShowWay", 2§7). */

import type { ThemeFamily } from '#shared/api/themes/context.ts';
import * as calls from '#shared/api/themes/settings.ts';
import type { TitleShown } from '#shared/api/themes/titles.ts';
import { serverTime } from '../../kernel/clock.ts';
import { isRefusal, departmentContext } from '../../kernel/departments/organisation-context.ts';
import { type Implementation, refuse } from '../../kernel/http/implement.ts';
import { messagesIn } from '../../kernel/messages.ts';
import { record } from '../../kernel/operation-log/record.ts';
import { forTenant, themeChanging, themeReading } from './route.ts';
import { saveTheme, themeToChange } from './save-theme.ts';

export const titleRoutes: readonly Implementation[] = [
  titlesOf(calls.updateBackTitles, 'backTopic'),
  titlesOf(calls.updateSpecialTitles, 'featureTopic'),

  themeChanging(
    calls.updateSystemTitles,
    async ({ titleShowWay, topicId }, context) => {
      const { store, user, language } = context;
      const department = departmentContext(undefined, context);
      if (isRefusal(department)) return department;
      const { numUpdatedRows } = await store
        .updateTable('system_theme')
        .set({ title_show_way: JSON.stringify(titleShowWay) })
        .where('tenant_key', '=', user.tenantKey)
        .$if(topicId !== undefined, (query) => query.where('id', '=', topicId ?? ''))
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return refuse(messagesIn(language).noSuchTheme);
      const target = { targetId: topicId ?? '', targetName: 'sysTopic', deptId: department.deptId };
      await record(store, context, { kind: 'themeTitlesSaved', ...target });
      return null;
    },
    forTenant,
  ),

  themeReading(calls.systemThemeNames, async ({ publishLogo }, { store, user }) => {
    const rows = await store
      .selectFrom('system_theme')
      .selectAll()
      .where('tenant_key', '=', user.tenantKey)
      .where('publish_logo', '=', publishLogo)
      .orderBy('id')
      .execute();
    return rows.map(({ id, sys_topic_name: sysTopicName, title_show_way }) => {
      const titleShowWay: readonly TitleShown[] = JSON.parse(title_show_way);
      return { id, sysTopicName, titleShowWay };
    });
  }),
];

function titlesOf(
  endpoint: typeof calls.updateBackTitles | typeof calls.updateSpecialTitles,
  family: ThemeFamily,
): Implementation {
  return themeChanging(endpoint, async ({ titleShowWay, topicId, deptId }, context) => {
    const { store, user, now } = context;
    const withTitles = (body: string) => JSON.stringify({ ...JSON.parse(body), titleShowWay });
    if (topicId !== undefined) {
      const row = await themeToChange(family, topicId, context, { deptId });
      if (isRefusal(row)) return row;
      await saveTheme(row, { body: withTitles(row.body) }, context, 'themeTitlesSaved');
      return null;
    }
    const department = departmentContext(deptId, context);
    if (isRefusal(department)) return department;
    const rows = await store
      .selectFrom('theme')
      .select(['id', 'body'])
      .where('tenant_key', '=', user.tenantKey)
      .where('family', '=', family)
      .where('dept_id', '=', department.deptId)
      .execute();
    for (const { id, body } of rows)
      await store
        .updateTable('theme')
        .set({ body: withTitles(body), updater_name: user.username, update_time: serverTime(now) })
        .where('tenant_key', '=', user.tenantKey)
        .where('id', '=', id)
        .execute();
    const target = { targetId: department.deptId, targetName: family, deptId: department.deptId };
    await record(store, context, { kind: 'themeTitlesSaved', ...target });
    return null;
  });
}
