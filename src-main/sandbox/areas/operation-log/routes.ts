/** The operation log as a streamed page query (spec 1§7.4; S-14), for administrators of any kind. */
import { type LogRow, pageQueryOperationLog } from '#shared/api/operation-log/operation-log.ts';
import { type Implementation, implement, inRows, refuse } from '../../kernel/http/implement.ts';
import { messagesIn } from '../../kernel/messages.ts';
import { readScopeOf } from '../../kernel/people/read-scope.ts';
import { type ComputedLog, computedLog } from './computed.ts';
import { departmentOfGroup, type LogFacts } from './filter.ts';
import { findLogTenancy, keptLog } from './store.ts';

export const operationLogRoutes: readonly Implementation[] = [
  implement(inRows(pageQueryOperationLog), 'manager', async ({ streamFilter }, context) => {
    const { store, user, language, scenario } = context;
    const wrong = (['beginDate', 'endDate'] as const).find((field) => !isDay(streamFilter[field]));
    if (wrong) return refuse(messagesIn(language).badInput(`streamFilter.${wrong}`), 400);
    const tenancy = await findLogTenancy(store, user.tenantKey);
    if (!tenancy) return refuse(messagesIn(language).failed);
    const scope = await readScopeOf(context);
    // An operation belongs to its author, and to the department whose log has it.
    const isInScope = ({ operatorId, groupId }: LogFacts) =>
      scope.hasPerson(operatorId) || (groupId !== '' && scope.hasDepartment(departmentOfGroup(groupId)));
    const filter = { ...streamFilter, isInScope };
    const storedLog = await keptLog(store, user.tenantKey, filter, language);
    const computed = computedLog({ ...tenancy, scale: scenario.scale }, filter, language);
    const { pageNo, pageSize } = streamFilter;
    return {
      total: storedLog.length + computed.total,
      rows: page(storedLog, computed, (pageNo - 1) * pageSize, pageSize),
    };
  }),
];

/** Stored rows of this sandbox come before the computed rows. */
function* page(
  kept: readonly LogRow[],
  computed: ComputedLog,
  start: number,
  size: number,
): Generator<LogRow> {
  const end = Math.min(start + size, kept.length + computed.total);
  for (let number = start; number < end; number += 1) {
    yield kept[number] ?? computed.row(number - kept.length);
  }
}

/** Whether the text is absent or a day of the calendar, YYYY-MM-DD. */
function isDay(text: string | undefined): boolean {
  if (text === undefined) return true;
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
