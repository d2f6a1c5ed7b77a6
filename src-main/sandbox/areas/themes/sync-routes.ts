/** Copies standard themes to departments (spec 2§4); a later sync updates the copies. */
import { querySyncDepts, syncThemes } from '#shared/api/themes/packages.ts';
import type { BackThemeValues } from '#shared/api/themes/standard.ts';
import {
  isRefusal,
  type OrganisationContext,
  departmentContext,
} from '../../kernel/departments/organisation-context.ts';
import { type Implementation, Refusal, refuse } from '../../kernel/http/implement.ts';
import { messagesIn } from '../../kernel/messages.ts';
import { makeTheme } from './make-theme.ts';
import { themeChanging, themeReading } from './route.ts';
import { saveTheme, recordThemeChange, themeToChange } from './save-theme.ts';
import { type ThemeRow, themeValuesOf } from './stored.ts';

export const themeSyncRoutes: readonly Implementation[] = [
  // Lists direct children only: a user with 50,000 departments goes down step by step.
  themeReading(querySyncDepts, async ({ deptId, dtu, topicId }, context) => {
    const department = departmentContext(deptId, context, 'read');
    if (isRefusal(department)) return department;
    const { organisation } = context;
    const synced = new Set((await copiesOf(topicId, dtu, context)).map(({ dept_id }) => dept_id));
    return organisation.childrenOf(organisation.indexOf(department.deptId)).map((child) => {
      const { id, name } = organisation.department(child);
      return { deptId: id, deptName: name, synced: synced.has(id) };
    });
  }),

  themeChanging(syncThemes, async ({ topicIds, deptIds, dtu }, context) => {
    const { organisation, language } = context;
    const rows: ThemeRow[] = [];
    for (const id of new Set(topicIds)) {
      const row = await themeToChange('backTopic', id, context, { dtu });
      if (row instanceof Refusal) return row;
      rows.push(row);
    }
    const indices = [...new Set(deptIds)].map((id) => organisation.indexOf(id));
    const tops = rows.map(({ dept_id }) => organisation.indexOf(dept_id));
    // A theme is copied to departments below only.
    const below = (index: number) =>
      tops.every((top) => index !== top && organisation.above(index).includes(top));
    if (indices.some((index) => index < 0 || !below(index)))
      return refuse(messagesIn(language).noSuchDepartment);
    for (const row of rows) {
      const copies = await copiesOf(row.id, dtu, context);
      for (const index of indices) await copyTo(organisation.department(index).id, row, copies, context);
      const names = indices.map((index) => organisation.department(index).name);
      await recordThemeChange(row, context, 'themeSynced', names.join(','));
    }
    return null;
  }),
];

async function copyTo(
  deptId: string,
  row: ThemeRow,
  copies: readonly ThemeRow[],
  context: OrganisationContext,
): Promise<void> {
  const before = copies.find(({ dept_id }) => dept_id === deptId);
  if (before) {
    const { topic_name, body } = row;
    return saveTheme(before, { topic_name, body }, context, 'themeUpdated');
  }
  const values = { ...(themeValuesOf(row) as BackThemeValues), deptId, topicStatus: false };
  await makeTheme('backTopic', values, context, { originId: row.id });
}

/** The departments' copies of a theme, or of any theme where `topicId` is absent. */
function copiesOf(topicId: string | undefined, dtu: 'pc' | 'app-pc', { store, user }: OrganisationContext) {
  return store
    .selectFrom('theme')
    .selectAll()
    .where('tenant_key', '=', user.tenantKey)
    .where('dtu', '=', dtu)
    .where('origin_id', '!=', '')
    .$if(topicId !== undefined, (query) => query.where('origin_id', '=', topicId ?? ''))
    .execute();
}
