/** Possible break-ins that nobody has judged yet (spec 1§2.9), the same set as the list behind the link. */
import { useQuery } from '@tanstack/react-query';
import { useText } from '#data/text.ts';
import { pageQueryLoginLog } from '#shared/api/login-log/login-log.ts';
import { breakInKey } from '#shared/rules/login-log/break-ins.ts';
import { findBreakIns } from '#shared/rules/login-log/find-break-ins.ts';
import { stateOfFinding } from '#shared/rules/login-log/finding-mark.ts';
import { readSpan } from '#shared/rules/login-log/span.ts';
import { useFindingMarks } from '#state/finding-marks.ts';
import { useServerToday } from '#state/server-day.ts';
import { daysBack } from '../attention/attention-figures.ts';
import { readLogPage } from '../attention/recent-failures.ts';
import { noWork, type WorkPart } from './work-item.ts';

const span = '7d';
const openOnes = `/loginlog/findings?${new URLSearchParams({ when: span, kind: 'breakIn', state: 'open' })}`;

export function useBreakInWork(may: boolean): WorkPart {
  const { t, formatNumber, formatTime } = useText();
  const today = useServerToday();
  const { read: marked, marks } = useFindingMarks();
  const within = readSpan(span, today);
  const read = useQuery({
    queryKey: [pageQueryLoginLog.id, 'breakIns', today],
    queryFn: ({ signal }) =>
      findBreakIns(within ?? { begin: '', end: '' }, (filter) => readLogPage(filter, signal)),
    enabled: may && within !== null,
  });
  if (!may) return noWork;
  // A finding counts as open while its mark is unknown, so that a failed read of marks hides nothing.
  const isMarksKnown = !marked.isPending;
  const open = (read.data?.breakIns ?? []).filter(
    (breakIn) => stateOfFinding(marks.get(breakInKey(breakIn)), breakIn.time) === 'open',
  );
  const [newest] = open;
  const count = open.length;
  const isShown = isMarksKnown && newest !== undefined;
  return {
    key: 'breakIns',
    name: t('attention.work.breakIns.name'),
    items: isShown
      ? [
          {
            key: 'breakIns',
            tone: 'danger',
            title: t(read.data?.isPart ? 'attention.work.breakIns.atLeast' : 'attention.work.breakIns.some', {
              count,
              amount: formatNumber(count),
              days: daysBack,
            }),
            detail: t('attention.work.breakIns.newest', {
              name: newest.username || newest.account,
              time: formatTime(newest.time),
            }),
            action: t('attention.work.breakIns.action'),
            to: openOnes,
            days: null,
          },
        ]
      : [],
    notes:
      read.data && isMarksKnown && count === 0
        ? [{ text: t('attention.work.breakIns.none', { days: daysBack }), to: openOnes }]
        : [],
    reads: isMarksKnown ? [read] : [read, { data: undefined, error: null }],
    failed: t('attention.failed.breakIns'),
  };
}
