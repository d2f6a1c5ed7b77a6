/** Results of testing a connection: step by step, up to the first failure. */
import * as z from 'zod';
import { flag01, wireText } from './codecs.ts';

const tried = z.object({
  /** Code of the step; an unknown one is shown unchanged. */
  step: z.string(),
  passed: flag01,
  /** The server's message about a failure. */
  message: wireText,
});
export const testSteps = z.object({ steps: z.array(tried) });
export type TriedStep = z.output<typeof tried>;
