/**
 * Unusual entries of the log as tiles: possible break-ins, first times, odd hours. A tile opens its entries, each with its
 * reason and a link to its rows.
 */
import { ChevronDown, ShieldAlert, Smartphone } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Link, type To } from 'react-router-dom';
import { type TextTools, useText } from '#data/text.ts';
import { useServerTimes } from '#widgets/ServerTimes/use-server-times.ts';
import ink from '#widgets/looks/ink.module.css';
import type { StatusTone } from '#widgets/StatusDot.tsx';
import type { BreakIn } from '#shared/rules/login-log/break-ins.ts';
import type { FirstTime } from '../../figures/first-times.ts';
import type { LogFigures } from '../../figures/log-figures.ts';
import type { AskedLog } from '../../figures/read-figures.ts';
import { OutsideHoursTile, useOutsideCount } from '../../hours/OutsideHoursTile.tsx';
import { useWorkingHours } from '../../hours/use-working-hours.ts';
import { findingsPath } from '../../LogTabs.tsx';
import { type Narrowing, ofBreakIn, ofFirstTime } from '../../log-links.ts';
import styles from './Unusual.module.css';

interface UnusualProps {
  readonly query: AskedLog;
  readonly figures: LogFigures;
  readonly to: (narrowing: Narrowing) => To;
}

export function Unusual({ query, figures, to }: UnusualProps) {
  const { text } = useServerTimes();
  const { t, formatNumber } = text;
  const id = useId();
  const [open, setOpen] = useState<'breakIn' | 'firstTime' | null>(null);
  const { hours } = useWorkingHours();
  const outside = useOutsideCount(figures, query, hours);
  if (figures.breakInCount + figures.firstTimeCount === 0 && outside === 0)
    return <p className={ink.small}>{t('loginLog.unusual.nothing')}</p>;
  /** Findings are of all entries of the span of time, whatever else narrows the log. */
  const allOf = (kind: 'breakIn' | 'firstTime'): To => {
    const when = new URLSearchParams(searchOf(to({})).search).get('when') ?? '';
    return {
      pathname: findingsPath,
      search: new URLSearchParams(when === '' ? { kind } : { kind, when }).toString(),
    };
  };
  const tile = (kind: 'breakIn' | 'firstTime', tone: StatusTone, icon: ReactNode, count: number) =>
    count > 0 && (
      <button
        type="button"
        className={styles.tile}
        data-tone={tone}
        aria-expanded={open === kind}
        aria-controls={id}
        onClick={() => setOpen(open === kind ? null : kind)}
      >
        {icon}
        <span>{t(`loginLog.unusual.${kind}`, { count: formatNumber(count) })}</span>
        <ChevronDown size={14} aria-hidden="true" />
      </button>
    );
  return (
    <div>
      <div className={styles.tiles}>
        {tile('breakIn', 'danger', <ShieldAlert size={16} aria-hidden="true" />, figures.breakInCount)}
        {tile('firstTime', 'warning', <Smartphone size={16} aria-hidden="true" />, figures.firstTimeCount)}
        {outside !== undefined && outside !== 0 && <OutsideHoursTile count={outside} hours={hours} to={to} />}
      </div>
      <ul id={id} className={styles.found} hidden={open === null}>
        {open === 'breakIn' && (
          <FoundLines
            lines={breakInLines(figures, text)}
            total={figures.breakInCount}
            to={to}
            all={allOf('breakIn')}
          />
        )}
        {open === 'firstTime' && (
          <FoundLines
            lines={firstTimeLines(figures, text)}
            total={figures.firstTimeCount}
            to={to}
            all={allOf('firstTime')}
          />
        )}
      </ul>
    </div>
  );
}

interface FoundLinesProps extends Pick<UnusualProps, 'to'> {
  readonly lines: readonly FoundLine[];
  /** Number of entries, of which only the newest are listed. */
  readonly total: number;
  /** The list of all findings of the kind. */
  readonly all: To;
}

function FoundLines({ lines, total, to, all }: FoundLinesProps) {
  const { t, formatNumber } = useText();
  return (
    <>
      {lines.map(({ key, words, narrowing }) => (
        <li key={key}>
          <Link to={to(narrowing)}>{words}</Link>
        </li>
      ))}
      {total > lines.length && (
        <li>
          <Link to={all}>{t('loginLog.unusual.more', { count: formatNumber(total - lines.length) })}</Link>
        </li>
      )}
    </>
  );
}

interface FoundLine {
  readonly key: string;
  readonly words: string;
  readonly narrowing: Narrowing;
}

function breakInLines({ breakIns }: LogFigures, text: TextTools): FoundLine[] {
  return breakIns.map((one) => ({
    key: `${one.kind} ${one.time} ${one.account}`,
    words: breakInText(one, text),
    narrowing: ofBreakIn(one),
  }));
}

function firstTimeLines({ firstTimes }: LogFigures, text: TextTools): FoundLine[] {
  return firstTimes.map((one) => ({
    key: `${one.time} ${one.account}`,
    words: firstTimeText(one, text),
    narrowing: ofFirstTime(one),
  }));
}

function searchOf(to: To): { readonly search?: string } {
  return typeof to === 'string' || to.search === undefined ? {} : { search: to.search };
}

const nameOf = ({ username, account }: { readonly username: string; readonly account: string }) =>
  username || account;

function breakInText(breakIn: BreakIn, { t, formatNumber, formatTime }: TextTools): string {
  return t(`loginLog.unusual.breakInText.${breakIn.kind}`, {
    name: nameOf(breakIn),
    ip: breakIn.ip,
    time: formatTime(breakIn.time),
    failures: formatNumber(breakIn.failures),
    accounts: formatNumber(breakIn.accounts),
    minutes: formatNumber(Math.max(1, Math.ceil(breakIn.seconds / 60))),
  });
}

function firstTimeText(firstTime: FirstTime, { t, formatTime }: TextTools): string {
  const facts = {
    name: nameOf(firstTime),
    time: formatTime(firstTime.time),
    device: firstTime.device,
    network: firstTime.network,
  };
  if (firstTime.device === '') return t('loginLog.unusual.firstTimeText.network', facts);
  return t(
    firstTime.network === ''
      ? 'loginLog.unusual.firstTimeText.device'
      : 'loginLog.unusual.firstTimeText.both',
    facts,
  );
}
