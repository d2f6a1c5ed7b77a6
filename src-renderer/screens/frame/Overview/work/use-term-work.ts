/** The organisation's state, and the term, seats and space that run out soon (spec 1§2.3). */
import { localDay } from '#data/local-day.ts';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { getTenantInfo } from '#shared/api/tenant/tenant.ts';
import { noticeDays, termOf } from '#shared/rules/forecast/term.ts';
import { statusStep, statusTone } from '#shared/rules/tenant/account-status.ts';
import { useUsageHistory } from '#state/usage-history.ts';
import { expiryOf, termDaysText } from '#widgets/Expiry/term-words.ts';
import { forecastText } from '#widgets/UsageChart/forecast-text.ts';
import { soonToRunOut } from '../attention/attention-figures.ts';
import { seatsInWords } from '../attention/seat-figures.ts';
import { noWork, type WorkItem, type WorkPart } from './work-item.ts';

const to = '/base/teams';
const tones = { good: 'info', neutral: 'info', warning: 'warning', bad: 'danger' } as const;

export function useTermWork(may: boolean): WorkPart {
  const text = useText();
  const { t, formatDay, formatDays } = text;
  const today = localDay(Date.now());
  const read = useRead(getTenantInfo, {}, { enabled: may });
  const history = useUsageHistory(read.data);
  if (!may) return noWork;
  const info = read.data;
  const action = t('attention.work.term.action');
  const items: WorkItem[] = [];
  const step = info ? statusStep(info.status) : null;
  if (info && step)
    items.push({
      key: 'status',
      tone: tones[statusTone(info.status)],
      title: t(`tenant.status.${info.status}`),
      detail: t(`attention.term.steps.${step}`),
      action,
      to,
      days: null,
    });
  const expiry = info ? expiryOf(info) : null;
  const term = expiry && termOf(expiry.date, today);
  const days = expiry?.days ?? term?.days ?? null;
  const isEnding = days !== null && days <= noticeDays;
  if (isEnding)
    items.push({
      key: 'term',
      tone: days < 0 ? 'danger' : 'warning',
      title: t('attention.work.term.ends', { left: termDaysText(days, text) }),
      detail: term ? t('attention.term.until', { day: formatDay(term.day) }) : '',
      action,
      to,
      days,
    });
  const running = soonToRunOut(history.data?.days ?? [], today);
  for (const { kind, forecast } of running) {
    const left = forecast.state === 'runsOut' ? forecast.daysLeft : null;
    items.push({
      key: kind,
      tone: left === null || left <= noticeDays ? 'warning' : 'info',
      title: forecastText(forecast, kind, text),
      detail: left === null ? '' : formatDays(left),
      action,
      to,
      days: left,
    });
  }
  // Without enough days for a forecast the server's own warning counts.
  for (const { kind, words } of info ? seatsInWords(info, text) : []) {
    if (words.tone === 'normal' || running.some((one) => one.kind === kind)) continue;
    items.push({
      key: kind,
      tone: words.tone,
      title: t('attention.work.term.seats', { seats: t(`usage.terminal.${kind}`), remark: words.remark }),
      detail: '',
      action,
      to,
      days: null,
    });
  }
  const isWell = step === null && term !== null && !isEnding;
  return {
    key: 'term',
    name: t('attention.work.term.name'),
    items,
    notes: isWell ? [{ text: t('attention.work.term.well', { day: formatDay(term.day) }), to }] : [],
    reads: [read],
    failed: t('attention.failed.term'),
  };
}
