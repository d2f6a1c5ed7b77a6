/** Size of the login log in the two scales: rows on a working day and on a weekend day, and rows kept. */
import { loginTimeline } from './timeline.ts';

export const keptRows = { small: 6000, large: 1_000_000 } as const;

/** The small log spans some twenty weeks, the large one two years. */
export const timelines = {
  small: loginTimeline(60, 10),
  large: loginTimeline(1800, 300),
} as const;
