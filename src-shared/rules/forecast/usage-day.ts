/** The seats and the space of one day, as stored for the trend. */
import * as z from 'zod';

export const calendarDay = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
/** A `max` of null means no limit. */
const use = z.strictObject({ used: z.number(), max: z.number().nullable() });

export const usageDay = z.strictObject({
  /** The day as YYYY-MM-DD in the time zone of the user. */
  day: calendarDay,
  /** The seats of each terminal. */
  pc: use,
  app: use,
  external: use,
  /** The space in MB. */
  space: use,
});
export type UsageDay = z.output<typeof usageDay>;
