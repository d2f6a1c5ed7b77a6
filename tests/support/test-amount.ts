/**
 * Tests that could go on for minutes run in part by `npm test`, in whole by `npm run test:long`. The part is a sample
 * of the same cases, the same every day.
 */
export const long = process.env.STEWARD_LONG !== undefined;

/** Of `whole` cases, as many as this run looks at. */
export function amountOf(whole: number, part = 0.1): number {
  return long ? whole : Math.ceil(whole * part);
}
