/** How much of the login log a server keeps in the two scales: the newest rows, and how many come in a week. */
import { loginTimeline } from './timeline.ts';

export const keptRows = { small: 6000, large: 1_000_000 } as const;

/** Some twenty weeks in the small one, two years in the large one. */
export const timelines = {
  small: loginTimeline(60, 10),
  large: loginTimeline(1800, 300),
} as const;
