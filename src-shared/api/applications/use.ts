/** The use of applications, beside the limits of the licence (spec 3§2.1). */
import * as z from 'zod';
import { wireCount, wireId, wireText } from '../codecs.ts';
import { get } from '../endpoint.ts';
import { withFigures } from '../figures.ts';

/** The number of days that `users` covers. */
export const daysOfUse = 30;

const figure = wireCount.nullable();

export const appUse = withFigures(
  {
    moduleId: wireId,
    /** The last day on which anybody used it, YYYY-MM-DD; '' for never. */
    lastUse: wireText,
  },
  {
    /** People who see the application; 0 while it is disabled. */
    audience: figure,
    /** People who used it within the last 30 days. */
    users: figure,
  },
);
export type AppUse = z.output<typeof appUse>;

/** The use of each application: its viewers, its users within 30 days, and the time of the last use. */
export const queryAppUse = get('applications.use', '/api/basicserver/app/manage/queryAppUse', {
  chosen: '3§2.1; S-6',
  request: { deptId: z.string().optional() },
  response: z.array(appUse),
});
