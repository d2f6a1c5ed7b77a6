/** The themes that the signed-in user may use (spec 2§7 `qryAuthTopic`). */
import { queryMyThemes } from '#shared/api/themes/settings.ts';
import { fromWire } from '#shared/rules/common/shares/wire-shares.ts';
import { mayUseTheme } from '#shared/rules/themes/winner.ts';
import { chainOf } from '../../kernel/departments/organisation-context.ts';
import { type Implementation, implement } from '../../kernel/http/implement.ts';
import { organisationFor } from '../../kernel/people/organisation.ts';
import { namesFor } from './name-field.ts';
import { type ThemeRow, themeOf } from './stored.ts';

export const myRoutes: readonly Implementation[] = [
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
