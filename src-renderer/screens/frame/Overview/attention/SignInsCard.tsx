/** Failed sign-ins by day (spec 1§2.9): each day leads to its rows of the login log. */
import { useQuery } from '@tanstack/react-query';
import { callRows } from '#data/stream-read.ts';
import { useText } from '#data/text.ts';
import { pageQueryLoginLog } from '#shared/api/login-log/login-log.ts';
import { failuresWithin } from '#shared/rules/login-log/find-break-ins.ts';
import { writeSpan } from '#shared/rules/login-log/span.ts';
import { useServerToday } from '#state/server-day.ts';
import { DayBars } from '../../parts/FigureCard/DayBars.tsx';
import { CardFigure, CardRead, FigureCard } from '../../parts/FigureCard/FigureCard.tsx';
import { daysBack, lastDays } from './attention-figures.ts';
import { countByDay, readLogPage } from './recent-failures.ts';

const failures = (when: string) => `/loginlog?${new URLSearchParams({ result: 'failure', when })}`;
const wholeDay = (day: string) => ({ begin: `${day} 00:00:00`, end: `${day} 23:59:59` });

export function SignInsCard() {
  const { t, formatNumber, formatDay } = useText();
  const days = lastDays(useServerToday());
  const read = useQuery({
    queryKey: [pageQueryLoginLog.id, 'failuresByDay', days],
    queryFn: ({ signal }) => failuresByDay(days, signal),
  });
  return (
    <FigureCard title={t('attention.cards.signIns')} to={failures('7d')}>
      <CardRead read={read} failed={t('attention.failed.signIns')}>
        {(counts) => {
          const sum = counts.reduce((total, count) => total + count, 0);
          return (
            <>
              <CardFigure
                tone={sum > 0 ? 'warning' : 'success'}
                value={formatNumber(sum)}
                text={t('attention.signIns.text', { count: sum, days: daysBack })}
              />
              <DayBars
                label={t('attention.signIns.byDay')}
                bars={days.map((day, index) => {
                  const count = counts[index] ?? 0;
                  return {
                    key: day,
                    count,
                    text: t('attention.signIns.day', {
                      day: formatDay(day),
                      count,
                      amount: formatNumber(count),
                    }),
                    to: failures(writeSpan(wholeDay(day))),
                  };
                })}
                ends={[formatDay(days[0] ?? ''), t('attention.today')]}
              />
            </>
          );
        }}
      </CardRead>
    </FigureCard>
  );
}

/** Counted in one page of all days; where they do not fit, the server counts each day. */
async function failuresByDay(days: readonly string[], signal: AbortSignal): Promise<readonly number[]> {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const all = { begin: wholeDay(first).begin, end: wholeDay(last).end };
  const counts = countByDay(await readLogPage(failuresWithin(all), signal), days);
  return counts ?? Promise.all(days.map((day) => failuresOf(day, signal)));
}

/** A page of one row: only its total is needed. */
async function failuresOf(day: string, signal: AbortSignal): Promise<number> {
  const { begin: beginTime, end: endTime } = wholeDay(day);
  const streamFilter = { result: 'failure', beginTime, endTime, pageNo: 1, pageSize: 1 } as const;
  return (await callRows(pageQueryLoginLog, { streamFilter }, { signal })).total;
}
