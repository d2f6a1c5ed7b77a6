/** The organisation's term, seats and space, and which of them runs out first (spec 1§2.3). */

import { localDay } from '#data/local-day.ts';
import { useRead } from '#data/read.ts';
import { type TextTools, useText } from '#data/text.ts';
import { getTenantInfo, type TenantInfo } from '#shared/api/tenant/tenant.ts';
import { termOf } from '#shared/rules/forecast/term.ts';
import { useUsageHistory } from '#state/usage-history.ts';
import { daysTone, expiryOf, termDaysText } from '#widgets/Expiry/term-words.ts';
import ink from '#widgets/looks/ink.module.css';
import { forecastText } from '#widgets/UsageChart/forecast-text.ts';
import { CardFigure, CardRead, FigureCard } from '../../parts/FigureCard/FigureCard.tsx';
import { ShareBars, type ShareLine } from '../../parts/FigureCard/ShareBars.tsx';
import { laterToRunOut } from './attention-figures.ts';
import { seatsInWords } from './seat-figures.ts';

const tones = { normal: 'neutral', warning: 'warning', danger: 'danger' } as const;

export function TermCard() {
  const { t } = useText();
  return (
    <FigureCard title={t('attention.cards.term')} to="/base/teams">
      <CardRead read={useRead(getTenantInfo, {})} failed={t('attention.failed.term')}>
        {(info) => <Term info={info} />}
      </CardRead>
    </FigureCard>
  );
}

function Term({ info }: { readonly info: TenantInfo }) {
  const text = useText();
  const { t, formatDay } = text;
  const today = localDay(Date.now());
  const history = useUsageHistory(info);
  const expiry = expiryOf(info);
  const term = expiry && termOf(expiry.date, today);
  const days = expiry?.days ?? term?.days ?? null;
  const next = history.data ? laterToRunOut(history.data.days, today) : null;
  return (
    <>
      <CardFigure
        tone={days === null ? 'neutral' : tones[daysTone(days)]}
        value={days === null ? t(`tenant.status.${info.status}`) : termDaysText(days, text)}
        text={term ? t('attention.term.until', { day: formatDay(term.day) }) : ''}
      />
      <ShareBars lines={seatLines(info, text)} />
      {next && <p className={ink.small}>{forecastText(next.forecast, next.kind, text)}</p>}
    </>
  );
}

/** Seats and space of the tenant as bars; figures that the server does not state are left out. */
function seatLines(info: TenantInfo, text: TextTools): readonly ShareLine[] {
  const { t, formatNumber, formatSpace } = text;
  const seats = seatsInWords(info, text).map(
    ({ kind, used, max, words: { unlimited, bar, tone } }): ShareLine => {
      const value = unlimited
        ? t('attention.term.noLimit', { used: formatNumber(used) })
        : t('attention.term.of', { used: formatNumber(used), max: formatNumber(max) });
      return { key: kind, name: t(`usage.terminal.${kind}`), value, bar, tone };
    },
  );
  const { usedSpace: used, maxSpace: max } = info;
  if (used === null || max === null || max <= 0) return seats;
  return [
    ...seats,
    {
      key: 'space',
      name: t('usage.trend.spaceName'),
      bar: Math.min(100, (used / max) * 100),
      value: t('attention.term.of', { used: formatSpace(used), max: formatSpace(max) }),
      tone: used > max ? 'danger' : 'normal',
    },
  ];
}
