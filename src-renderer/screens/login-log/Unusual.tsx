/** Unusual entries of the log, each with its reason: possible break-ins, first times, odd hours. */
import { Clock, ShieldAlert, Smartphone } from 'lucide-react';
import { Link, type To } from 'react-router-dom';
import { type TextTools, useText } from '#data/text.ts';
import { usualHours, writeHours } from '#shared/rules/login-log/working-hours.ts';
import { Finding, Findings } from '#widgets/Findings.tsx';
import ink from '#widgets/looks/ink.module.css';
import type { BreakIn } from './figures/break-ins.ts';
import type { FirstTime } from './figures/first-times.ts';
import { type LogFigures, outsideHours } from './figures/log-figures.ts';
import { type Narrowing, ofBreakIn, ofFirstTime } from './log-links.ts';

interface UnusualProps {
  readonly figures: LogFigures;
  readonly to: (narrowing: Narrowing) => To;
}

export function Unusual({ figures, to }: UnusualProps) {
  const text = useText();
  const { t, formatNumber } = text;
  const outside = outsideHours(figures, usualHours);
  const found = figures.breakInCount + figures.firstTimeCount + outside;
  if (found === 0) return <p className={ink.small}>{t('loginLog.unusual.nothing')}</p>;
  const more = (count: number, shown: number) =>
    count > shown ? (
      <p className={ink.small}>{t('loginLog.unusual.more', { count: formatNumber(count - shown) })}</p>
    ) : null;
  return (
    <Findings>
      {figures.breakInCount > 0 && (
        <Finding
          tone="danger"
          icon={<ShieldAlert size={16} aria-hidden="true" />}
          word={t('loginLog.unusual.breakIn', { count: formatNumber(figures.breakInCount) })}
        >
          {figures.breakIns.map((one) => (
            <Link
              key={`${one.kind} ${one.time} ${one.account}`}
              className={ink.under}
              to={to(ofBreakIn(one))}
            >
              {breakInText(one, text)}
            </Link>
          ))}
          {more(figures.breakInCount, figures.breakIns.length)}
        </Finding>
      )}
      {figures.firstTimeCount > 0 && (
        <Finding
          tone="warning"
          icon={<Smartphone size={16} aria-hidden="true" />}
          word={t('loginLog.unusual.firstTime', { count: formatNumber(figures.firstTimeCount) })}
        >
          {figures.firstTimes.map((one) => (
            <Link key={`${one.time} ${one.account}`} className={ink.under} to={to(ofFirstTime(one))}>
              {firstTimeText(one, text)}
            </Link>
          ))}
          {more(figures.firstTimeCount, figures.firstTimes.length)}
        </Finding>
      )}
      {outside > 0 && (
        <Finding
          tone="info"
          icon={<Clock size={16} aria-hidden="true" />}
          word={t('loginLog.unusual.outside', { count: formatNumber(outside) })}
        >
          <Link
            className={ink.under}
            to={{
              pathname: '/loginlog/login',
              ...searchOf(to({ hours: writeHours(usualHours), result: 'success' })),
            }}
          >
            {t('loginLog.unusual.outsideText', { ...usualHours })}
          </Link>
        </Finding>
      )}
    </Findings>
  );
}

function searchOf(to: To): { readonly search?: string } {
  return typeof to === 'string' || to.search === undefined ? {} : { search: to.search };
}

const nameOf = ({ username, account }: { readonly username: string; readonly account: string }) =>
  username || account;

function breakInText(one: BreakIn, { t, formatNumber, formatTime }: TextTools): string {
  return t(`loginLog.unusual.breakInText.${one.kind}`, {
    name: nameOf(one),
    ip: one.ip,
    time: formatTime(one.time),
    failures: formatNumber(one.failures),
    accounts: formatNumber(one.accounts),
    minutes: formatNumber(Math.max(1, Math.ceil(one.seconds / 60))),
  });
}

function firstTimeText(one: FirstTime, { t, formatTime }: TextTools): string {
  const facts = { name: nameOf(one), time: formatTime(one.time), device: one.device, network: one.network };
  if (one.device === '') return t('loginLog.unusual.firstTimeText.network', facts);
  return t(
    one.network === '' ? 'loginLog.unusual.firstTimeText.device' : 'loginLog.unusual.firstTimeText.both',
    facts,
  );
}
