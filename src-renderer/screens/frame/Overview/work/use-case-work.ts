/** The requests about accounts that wait for a decision (spec 1§2.7), one line for each kind and its list. */
import { useQueries } from '@tanstack/react-query';
import { callRead, readKey } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { daysBetween } from '#shared/kit/days.ts';
import { callsOfCase } from '#shared/rules/account-cases/case-calls.ts';
import { useServerToday } from '#state/server-day.ts';
import type { WaitingKind } from '../attention/attention-cards.ts';
import { noWork, type WorkItem, type WorkPart } from './work-item.ts';

const listOf = (kind: WaitingKind) => `/safe_account/${kind}?status=pending`;
/** The read asks for the oldest request alone, which comes with the total number. */
const oldest = {
  pageNo: 1,
  pageSize: 1,
  status: 'pending',
  orderBy: 'createTime',
  orderType: 'asc',
} as const;

export function useCaseWork(kinds: readonly WaitingKind[]): WorkPart {
  const { t, formatNumber, formatDay, formatDays } = useText();
  const today = useServerToday();
  const reads = useQueries({
    queries: kinds.map((kind) => {
      const { query } = callsOfCase[kind];
      return {
        queryKey: readKey(query, oldest),
        queryFn: ({ signal }: { readonly signal: AbortSignal }) => callRead(query, oldest, { signal }),
      };
    }),
  });
  if (kinds.length === 0) return noWork;
  const items = kinds.flatMap((kind, at): WorkItem[] => {
    const { totalCount = 0, result = [] } = reads[at]?.data ?? {};
    if (totalCount === 0) return [];
    const day = result[0]?.createTime.slice(0, 10) ?? '';
    const waited = daysBetween(day, today);
    return [
      {
        key: kind,
        tone: 'warning',
        title: t('attention.work.cases.some', {
          kind: t(`accountCases.kinds.${kind}.title`),
          amount: formatNumber(totalCount),
        }),
        detail:
          waited === null || waited < 0
            ? ''
            : t('attention.work.since', { day: formatDay(day), ago: formatDays(-waited) }),
        action: t('attention.work.cases.action'),
        to: listOf(kind),
        days: waited === null ? null : -waited,
      },
    ];
  });
  const isNothing = items.length === 0 && reads.every(({ data }) => data !== undefined);
  return {
    key: 'cases',
    name: t('attention.work.cases.name'),
    items,
    notes: isNothing ? [{ text: t('attention.work.cases.none'), to: listOf(kinds[0] ?? 'join_apply') }] : [],
    reads,
    failed: t('attention.failed.waiting'),
  };
}
