/** The fields of a work-report reminder, above all its time (spec 1§5 "Work-report reminder"; S-17; REM-010 to 013). */
import type { WorkreportRemind, WorkreportType } from '../../api/reminders/reminders.ts';
import type { Fields } from '../common/fields/field.ts';

export const reportWeekdays = ['1', '2', '3', '4', '5', '6', '7'] as const;
export type Weekday = (typeof reportWeekdays)[number];
/** Days before a period ends. */
export const dayRange = { least: 1, most: 15 } as const;

export interface WorkreportValues {
  readonly type: WorkreportType;
  readonly enabled: boolean;
  /** '1' is Monday, '' is none; only weekly reminders use it. */
  readonly weekday: Weekday | '';
  /** Days before the end of any other period; null is none. */
  readonly days: number | null;
}

const isOn = ({ enabled }: WorkreportValues) => enabled;
const isWeekly = ({ type }: WorkreportValues) => type === 'week';

export const workreportFields: Fields<WorkreportValues> = {
  enabled: { kind: 'switch', label: 'reminders.enabled' },
  weekday: {
    kind: 'choice',
    label: 'reminders.weekday',
    required: true,
    missing: 'reminders.missing.weekday',
    when: (values) => isOn(values) && isWeekly(values),
    otherwise: '',
    options: reportWeekdays.map((value) => ({ value, label: `reminders.weekdays.${value}` as const })),
  },
  days: {
    kind: 'number',
    label: 'reminders.days',
    required: true,
    missing: 'reminders.missing.days',
    help: 'reminders.daysHelp',
    when: (values) => isOn(values) && !isWeekly(values),
    ...dayRange,
    range: 'reminders.range',
  },
};

/** The form's values. A value that does not fit its period counts as none. */
export function toValues({ type, value, enabled }: WorkreportRemind): WorkreportValues {
  const weekday = type === 'week' ? (reportWeekdays.find((one) => one === value) ?? '') : '';
  const days = type !== 'week' && /^\d{1,3}$/.test(value) ? Number(value) : null;
  return { type, enabled, weekday, days };
}

/** A reminder that is off is sent without a value (1§4). */
export function wireValue({ type, enabled, weekday, days }: WorkreportValues): string {
  if (!enabled) return '';
  return type === 'week' ? weekday : String(days ?? '');
}
