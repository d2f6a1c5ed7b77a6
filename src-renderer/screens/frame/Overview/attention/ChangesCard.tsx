/** The changes of the last days and their authors: from the platform's operation log and the local journal. */
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { bridge } from '#data/bridge.ts';
import { askedAnew, countsWrites } from '#data/read.ts';
import { callRows } from '#data/stream-read.ts';
import { useText } from '#data/text.ts';
import { pageQueryOperationLog } from '#shared/api/operation-log/operation-log.ts';
import { setLabel } from '#shared/rules/changes/set-block.ts';
import { useActiveServer } from '#state/program.ts';
import { rollBackPath, useLastSet } from '#state/tray.ts';
import { useServerToday } from '#state/server-day.ts';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { CardFigure, CardRead, FigureCard } from '../../parts/FigureCard/FigureCard.tsx';
import { ShareBars } from '../../parts/FigureCard/ShareBars.tsx';
import { busiest, daysBack, lastDays } from './attention-figures.ts';

/** The logs of administrators' changes, each with the page that shows the same entries; the feed's is not among them. */
const logs = [
  { key: 'settings', log: { module: 'basicserver', functionName: 'ainfo' }, path: '/base/teams' },
  { key: 'menus', log: { module: 'basicserver', functionName: 'backstage' }, path: '/backMenuSetting' },
  { key: 'applications', log: { module: 'appmgmt' }, path: '/appManage' },
] as const;
/** Newest entries of each log that are searched for authors; the total is the server's own count. */
const looked = 500;
const people = 4;

export function ChangesCard() {
  const { t, formatNumber, formatTime } = useText();
  const last = useLastSet();
  const server = useActiveServer().id;
  const beginDate = lastDays(useServerToday())[0] ?? '';
  const read = useQuery({
    queryKey: [pageQueryOperationLog.id, 'changes', beginDate],
    meta: countsWrites,
    queryFn: async ({ signal }) => {
      const found = await Promise.all(logs.map(({ log }) => changesOf(log, beginDate, signal)));
      const totals = found.map(({ total }) => total);
      return {
        total: totals.reduce((sum, one) => sum + one, 0),
        totals,
        by: busiest(
          found.flatMap(({ rows }) => rows),
          people,
        ),
      };
    },
  });
  const here = useQuery({
    queryKey: ['journal.list', 'overview', server, beginDate],
    queryFn: askedAnew(() =>
      bridge.journal.list({
        search: '',
        titles: [],
        server,
        result: null,
        to: null,
        offset: 0,
        limit: 1,
        from: new Date(`${beginDate}T00:00:00`).getTime(),
      }),
    ),
    meta: countsWrites,
    staleTime: 0,
  });
  return (
    <FigureCard title={t('attention.cards.changes')} to={null}>
      <CardRead read={read} failed={t('attention.failed.changes')}>
        {({ total, totals, by }) => (
          <>
            <CardFigure
              tone="neutral"
              value={formatNumber(total)}
              text={t('attention.changes.text', { count: total, days: daysBack })}
            />
            {logs.map(({ key, path }, at) => (
              <div key={key} className={layout.spread}>
                <Link to={`${path}?${new URLSearchParams({ log: '1', logAll: '1', logFrom: beginDate })}`}>
                  {t(`attention.changes.logs.${key}`)}
                </Link>
                <span>{formatNumber(totals[at] ?? 0)}</span>
              </div>
            ))}
            <ShareBars
              lines={by.map(({ name, count }) => ({
                key: name,
                name,
                value: formatNumber(count),
                tone: 'normal',
                bar: (count / (by[0]?.count ?? count)) * 100,
              }))}
            />
          </>
        )}
      </CardRead>
      {here.data && here.data.total > 0 && (
        <Link className={ink.small} to={`/journal?${new URLSearchParams({ server, from: beginDate })}`}>
          {t('attention.changes.here', { count: here.data.total, amount: formatNumber(here.data.total) })}
        </Link>
      )}
      {last && (
        <Link className={ink.small} to={rollBackPath(last)} title={setLabel(last)}>
          {t('attention.changes.rollBack', { count: last.made, time: formatTime(last.time) })}
        </Link>
      )}
    </FigureCard>
  );
}

function changesOf(log: (typeof logs)[number]['log'], beginDate: string, signal: AbortSignal) {
  const streamFilter = { ...log, beginDate, pageNo: 1, pageSize: looked };
  return callRows(pageQueryOperationLog, { streamFilter }, { signal });
}
