/** The computed part of the log: the matches of a filter are counted and reached by number without a scan. */
import type { LogRow } from '#shared/api/operation-log/operation-log.ts';
import type { Language } from '#shared/text/types.ts';
import { scatter } from '../../kernel/seed/scatter.ts';
import { type LogFacts, type ScopedFilter, matchesStreamFilter, toRow } from './filter.ts';
import { period, type Slot, slotsOf, type Tenancy } from './pattern.ts';
import { timelineOf } from './timeline.ts';

/** Rows of all functions together; the tenant page has half of them: 1,000,000 in the large scale. */
export const computedRows = { small: 480, large: 2_000_000 } as const;

export interface ComputedLog {
  readonly total: number;
  /** Returns match `number`, counted from 0, newest first. */
  row(number: number): LogRow;
}

export interface LogTenancy extends Tenancy {
  /** Day of the tenant's creation, YYYY-MM-DD. */
  readonly createdOn: string;
  readonly departmentIds: readonly string[];
  readonly scale: keyof typeof computedRows;
}

/** Cache of slots for the latest tenants. */
const keptSlots = new Map<string, readonly Slot[]>();

function keptSlotsOf(tenancy: Tenancy): readonly Slot[] {
  const key = JSON.stringify([tenancy.tenantKey, tenancy.tenantName, tenancy.administrators]);
  const known = keptSlots.get(key);
  if (known) return known;
  if (keptSlots.size >= 4) keptSlots.clear();
  const slots = slotsOf(tenancy);
  keptSlots.set(key, slots);
  return slots;
}

export function computedLog(tenancy: LogTenancy, filter: ScopedFilter, language: Language): ComputedLog {
  const rows = computedRows[tenancy.scale];
  const timeline = timelineOf(tenancy.createdOn, rows);
  const slots = keptSlotsOf(tenancy);
  const factsOf = (slot: Slot): LogFacts => ({
    kind: slot.kind,
    operatorId: slot.operatorId,
    targetId: slot.targetId,
    targetName: slot.target[language],
    groupId: slot.department === null ? '' : `backstage_${tenancy.departmentIds[slot.department] ?? ''}`,
    detail: slot.detail,
  });
  const matching = slots.flatMap((slot, index) =>
    matchesStreamFilter(factsOf(slot), filter, language) ? [index] : [],
  );

  const countUpTo = (end: number) =>
    Math.floor(end / period) * matching.length + lowerBound(matching, end % period);
  const first = filter.endDate === undefined ? 0 : timeline.firstUpTo(filter.endDate);
  const end = filter.beginDate === undefined ? rows : timeline.firstUpTo(dayBefore(filter.beginDate));
  const skipped = countUpTo(first);

  return {
    total: Math.max(0, countUpTo(end) - skipped),
    row(number) {
      const match = skipped + number;
      const slotIndex = matching[match % matching.length] ?? 0;
      const index = Math.floor(match / matching.length) * period + slotIndex;
      const slot = slots[slotIndex];
      if (!slot) throw new RangeError(`no match ${number}`);
      const host = scatter(slotIndex, 5) % 60;
      return toRow(
        factsOf(slot),
        {
          id: `OL${String(rows - index).padStart(7, '0')}`,
          createdate: timeline.at(index),
          operatorname: slot.operatorName,
          clientip: `10.24.${host % 6}.${20 + host}`,
        },
        language,
      );
    },
  };
}

/** Number of elements of the ascending list that are less than `limit`. */
function lowerBound(ascending: readonly number[], limit: number): number {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ascending[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}
