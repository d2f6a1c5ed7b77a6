/** Daily figures of seats and space on this computer for the trend, and until when the expiry warning is snoozed. */
import * as z from 'zod';
import { calendarDay, usageDay } from '../rules/forecast/usage-day.ts';
import { call, noResult } from './contract.ts';

const scope = { server: z.string().min(1).max(64), tenant: z.string().min(1).max(200) };
const scopeSchema = z.strictObject(scope);
export type UsageScope = z.output<typeof scopeSchema>;

export const expirySubjects = ['tenant', 'licence'] as const;
export type ExpirySubject = (typeof expirySubjects)[number];

/** The first day on which each subject is shown again, YYYY-MM-DD; absent where it is not snoozed. */
export const snoozedUntil = z.partialRecord(z.enum(expirySubjects), calendarDay);

export const usageHistory = z.strictObject({
  days: z.array(usageDay),
  snoozed: snoozedUntil,
  /** Files of earlier figures that could not be read and were set aside at this start. */
  setAside: z.array(z.string()),
});
export type UsageHistory = z.output<typeof usageHistory>;

export const usage = {
  calls: {
    history: call(scopeSchema, usageHistory),
    /** The newest figures of a day replace earlier ones. Answers the history as it is on the disk now. */
    record: call(z.strictObject({ ...scope, figures: usageDay }), usageHistory),
    snooze: call(z.strictObject({ ...scope, subject: z.enum(expirySubjects), until: calendarDay }), noResult),
  },
  events: {},
} as const;
