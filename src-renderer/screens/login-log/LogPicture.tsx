/** Charts of the log: counts over time, frequent failures, unusual entries. Every figure links to its rows. */
import { type ReactNode, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { writeSpan } from '#shared/rules/login-log/span.ts';
import { useServerToday } from '#state/server-day.ts';
import { Disclosure } from '#widgets/Disclosure.tsx';
import layout from '#widgets/looks/layout.module.css';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { Section } from '#widgets/Section.tsx';
import { useServerTimes } from '#widgets/ServerTimes/use-server-times.ts';
import { SkeletonRows } from '#widgets/Skeleton.tsx';
import { FiguresExtent, FiguresProgress } from './FiguresExtent.tsx';
import type { LogFigures, RankedValue } from './figures/log-figures.ts';
import type { LoginTimeBar } from './figures/login-time-bars.ts';
import type { AskedLog } from './figures/read-figures.ts';
import type { FiguresState } from './figures/use-figures.ts';
import styles from './LoginLog.module.css';
import { terminalWord } from './log-columns.tsx';
import { type Narrowing, ofAddress, ofPerson, withLogFilters } from './log-links.ts';
import { WhereFrom } from './origins/WhereFrom.tsx';
import { RankBars } from './parts/RankBars/RankBars.tsx';
import { TimeBars } from './parts/TimeBars/TimeBars.tsx';
import { Unusual } from './parts/Unusual/Unusual.tsx';

interface LogPictureProps {
  readonly query: AskedLog;
  readonly state: FiguresState;
  readonly onSpan: (when: string) => void;
}

export function LogPicture({ query, state, onSpan }: LogPictureProps) {
  const { t } = useText();
  const { figures, error, reading } = state;
  return (
    <Section
      title={t('loginLog.picture.title')}
      note={<FiguresExtent {...state} />}
      tools={<FiguresProgress {...state} />}
    >
      <ReadPart
        read={{ data: figures ?? undefined, error, refetch: state.readOn }}
        failed={t('loginLog.picture.failed')}
        waiting={reading ? <SkeletonRows rows={6} columns={3} /> : null}
      >
        {(drawn) => drawn.bars.length > 0 && <Drawn query={query} figures={drawn} onSpan={onSpan} />}
      </ReadPart>
    </Section>
  );
}

function Drawn({
  query,
  figures,
  onSpan,
}: {
  readonly query: AskedLog;
  readonly figures: LogFigures;
  readonly onSpan: (when: string) => void;
}) {
  const { text } = useServerTimes();
  const { t, formatNumber, formatDay, formatTime } = text;
  const { search } = useLocation();
  const to = (narrowing: Narrowing) => ({ search: withLogFilters(search, narrowing) });
  const { bars, unit } = figures;
  const today = useServerToday();
  /** The last bar may end on a day in the future, so that its links end today or at the newest entry. */
  const pastDay = (time: string) => {
    const [, latest = ''] = [figures.newest.slice(0, 10), today].sort();
    const [day = ''] = [time.slice(0, 10), latest].sort();
    return day;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address makes other links
  const drawn = useMemo(() => bars.map(barOf), [bars, search, text]);

  function barOf(bar: LoginTimeBar) {
    const day = formatDay(bar.begin.slice(0, 10));
    const time =
      unit === 'hour'
        ? formatTime(bar.begin)
        : unit === 'day'
          ? day
          : t('loginLog.span.between', { begin: day, end: formatDay(pastDay(bar.end)) });
    return {
      key: bar.begin,
      good: bar.logins,
      bad: bar.failures,
      text: t('loginLog.picture.bar', {
        time,
        logins: formatNumber(bar.logins),
        failures: formatNumber(bar.failures),
      }),
      to: to({ when: writeSpan(bar) }),
    };
  }

  const ranking = (
    by: 'person' | 'address' | 'terminal',
    narrowing: (one: RankedValue) => Narrowing,
  ): ReactNode => (
    <RankBars
      title={t(`loginLog.picture.failuresBy.${by}`)}
      none={t('loginLog.picture.noFailures')}
      format={formatNumber}
      lines={figures.failuresBy[by].map((one) => ({
        ...one,
        name: by === 'terminal' ? terminalWord(one.name) : one.name,
        to: to({ result: 'failure', ...narrowing(one) }),
      }))}
    />
  );
  const [first = '', last = ''] = [bars[0]?.begin ?? '', bars.at(-1)?.end ?? ''].map((time) =>
    formatDay(pastDay(time)),
  );
  return (
    <div className={layout.stack}>
      <Unusual query={query} figures={figures} to={to} />
      <TimeBars
        label={t('loginLog.picture.overTime')}
        help={t('loginLog.picture.help')}
        bars={drawn}
        summary={t('loginLog.picture.summary', {
          logins: formatNumber(figures.logins),
          failures: formatNumber(figures.failures),
        })}
        legend={[t('loginLog.picture.logins'), t('loginLog.picture.failures')]}
        ends={[first, last === first ? '' : last]}
        format={formatNumber}
        onBrush={(from, until) =>
          onSpan(writeSpan({ begin: bars[from]?.begin ?? '', end: bars[until]?.end ?? '' }))
        }
      />
      <OriginsPart figures={figures} />
      <Disclosure title={t('loginLog.picture.failuresBy.title')}>
        <div className={styles.rankings}>
          {ranking('person', ({ key }) => ofPerson(key))}
          {ranking('address', ({ key }) => ofAddress(key))}
          {ranking('terminal', ({ key }) => ({ terminal: key }))}
        </div>
      </Disclosure>
    </div>
  );
}

/** The folded section of origins; it reads what it needs when somebody opens it. */
function OriginsPart({ figures }: { readonly figures: LogFigures }) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  return (
    <Disclosure title={t('logOrigins.title')} open={open} onToggle={setOpen}>
      {open && <WhereFrom figures={figures} />}
    </Disclosure>
  );
}
