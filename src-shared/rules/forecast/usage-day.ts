/** Seats and space of one day, as they are kept for the trend. */
import * as z from 'zod';

export const calendarDay = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
/** `max` null: no limit. */
const use = z.strictObject({ used: z.number(), max: z.number().nullable() });

export const usageDay = z.strictObject({
  /** YYYY-MM-DD in the zone of whoever looked. */
  day: calendarDay,
  /** Seats. */
  pc: use,
  app: use,
  external: use,
  /** MB. */
  space: use,
});
export type UsageDay = z.output<typeof usageDay>;
