/** Whether pages are without colours on a day, and when that changes (spec 1§2.1 "page gray setting"; FRAME-048). */
import type { PageGray } from '../../api/system-settings/settings.ts';

interface GrayState {
  readonly state: 'off' | 'waiting' | 'now' | 'over';
  /** The day that belongs to `state`; '' where there is none. */
  readonly day: string;
}

/** `today` is e.g. `2026-11-25`. The last day is still without colours. */
export function grayState({ enabled, days: { from, to } }: PageGray, today: string): GrayState {
  if (!enabled || from === null || to === null || to < from) return { state: 'off', day: '' };
  if (today < from) return { state: 'waiting', day: from };
  return today <= to ? { state: 'now', day: to } : { state: 'over', day: nextDay(to) };
}

function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
