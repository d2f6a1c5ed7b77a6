/** Lists of applications and of their groups (spec 3§2.1, 3§3.5, 3§7.4). */
import { queryAppList, queryGroupAppList } from '#shared/api/applications/lists.ts';
import { keywordsOf } from '#shared/rules/common/applications/lists.ts';
import type { Implementation } from '../../kernel/http/implement.ts';
import { type App, appItemOf, appNameOf } from '../../kernel/modules/app.ts';
import { appReading } from '../../kernel/modules/module-scope.ts';
import { foldCase } from '../../kernel/people/search.ts';
import { storedApps, storedCategories } from './store.ts';

const isInstalled = ({ row }: App) => row.installed === 1;
const isOn = ({ row }: App) => row.enabled === 1;

export const listRoutes: readonly Implementation[] = [
  appReading(queryAppList, async (input, context) => {
    const { keywords = '', acId, installed, showDisable, pageNo, pageSize } = input;
    const { language } = context;
    const words = foldCase(keywordsOf(keywords));
    const found = (await storedApps(context)).filter(
      (app) =>
        isInstalled(app) === installed &&
        // Applications that the tenant does not have count as disabled.
        (showDisable || !installed || isOn(app)) &&
        (acId === undefined || app.row.category_id === acId) &&
        (words === '' || foldCase(appNameOf(app, language)).includes(words)),
    );
    const start = (pageNo - 1) * pageSize;
    const result = found.slice(start, start + pageSize).map((app) => appItemOf(app, language));
    const hasNext = start + pageSize < found.length;
    return { result, totalCount: found.length, pageNo, pageSize, hasNext };
  }),

  appReading(queryGroupAppList, async ({ showDisable, isGroup }, context) => {
    const apps = (await storedApps(context)).filter((app) => isInstalled(app) && (showDisable || isOn(app)));
    const byGroup = Map.groupBy(apps, ({ row }) => row.category_id);
    return (await storedCategories(context)).map((row, index) => {
      const inside = byGroup.get(row.id) ?? [];
      return {
        id: row.id,
        groupName: row.group_name,
        order: index + 1,
        categoryType: row.category_type,
        line: row.line as 1 | 2 | 3,
        count: inside.length,
        own: row.dept_id === context.appScope.key,
        menus: isGroup ? [] : inside.map((app) => appItemOf(app, context.language)),
      };
    });
  }),
];
