/** The organisation's term, seats and space, and which of them runs out first (spec 1§2.3). */

import { localDay } from '#data/local-day.ts';
import { useRead } from '#data/read.ts';
import { type TextTools, useText } from '#data/text.ts';
import { seatTerminals } from '#shared/api/licence-info/licence-info.ts';
import { type AccountStatus, getTenantInfo, type TenantInfo } from '#shared/api/tenant/tenant.ts';
import { termOf } from '#shared/rules/forecast/term.ts';
import { statusStep, statusTone } from '#shared/rules/tenant/account-status.ts';
import { useUsageHistory } from '#state/usage-history.ts';
import { daysTone, expiryOf, termDaysText } from '#widgets/Expiry/term-words.ts';
import ink from '#widgets/looks/ink.module.css';
import { forecastText } from '#widgets/UsageChart/forecast-text.ts';
import { seatWords } from '#widgets/UsageFigure/seat-words.ts';
import { CardFigure, CardRead, FigureCard } from '../../parts/FigureCard/FigureCard.tsx';
import { ShareBars, type ShareLine } from '../../parts/FigureCard/ShareBars.tsx';
import { firstToRunOut } from './attention-figures.ts';

const statusTones = { good: 'success', neutral: 'info', warning: 'warning', bad: 'danger' } as const;
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
  const next = history.data ? firstToRunOut(history.data.days, today) : null;
  return (
    <>
      <TenantState status={info.status} />
      <CardFigure
        tone={days === null ? 'neutral' : tones[daysTone(days)]}
        value={days === null ? t(`tenant.status.${info.status}`) : termDaysText(days, text)}
        text={term ? t('attention.term.until', { day: formatDay(term.day) }) : ''}
      />
      <ShareBars lines={seatLines(info, text)} />
      {next && (
        <p className={`${ink.small} ${ink.toned}`} data-tone="warning">
          {forecastText(next.forecast, next.kind, text)}
        </p>
      )}
    </>
  );
}

/** The account's state in words with what to do about it, above the term; nothing on a good day. */
function TenantState({ status }: { readonly status: AccountStatus }) {
  const { t } = useText();
  const step = statusStep(status);
  if (step === null) return null;
  return (
    <p className={`${ink.small} ${ink.toned}`} data-tone={statusTones[statusTone(status)]}>
      <strong>{t(`tenant.status.${status}`)}</strong>
      <br />
      {t(`attention.term.steps.${step}`)}
    </p>
  );
}

/** Seats and space of the tenant as bars; figures that the server does not state are left out. */
function seatLines(info: TenantInfo, text: TextTools): readonly ShareLine[] {
  const { t, formatNumber, formatSpace } = text;
  const warned = info.tenantLicenseInfo;
  const figures = {
    pc: [info.pcAuthUserUsedNumbers, info.pcAuthUserMaxNumbers, warned?.useWarn],
    app: [info.appAuthUserUsedNumbers, info.appAuthUserMaxNumbers, warned?.appUseWarn],
    external: [info.externalUserUsedNumbers, info.externalUserMaxNumbers, warned?.externalUseWarn],
  } as const;
  const seats = seatTerminals.flatMap((kind): ShareLine[] => {
    const [used, max, near = false] = figures[kind];
    if (used === null || max === null) return [];
    const { unlimited, bar, tone } = seatWords(used, max, near, text);
    const value = unlimited
      ? t('attention.term.noLimit', { used: formatNumber(used) })
      : t('attention.term.of', { used: formatNumber(used), max: formatNumber(max) });
    return [{ key: kind, name: t(`usage.terminal.${kind}`), value, bar, tone }];
  });
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
