/** What comes of trying a connection out: step by step, up to the first one that fails. */
import * as z from 'zod';
import { flag01, wireText } from './codecs.ts';

const tried = z.object({
  /** Its code; one that is not known here is shown as it comes. */
  step: z.string(),
  passed: flag01,
  /** Why it failed, in the server's words. */
  message: wireText,
});
export const testSteps = z.object({ steps: z.array(tried) });
export type TriedStep = z.output<typeof tried>;
