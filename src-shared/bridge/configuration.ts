/** Files of a server's configuration. */
import * as z from 'zod';
import { configurationShape } from '../rules/configuration/configuration.ts';
import { configurationProblems } from '../rules/configuration/configuration-problems.ts';
import { call } from './contract.ts';

const reading = z.union([
  z.object({ problem: z.enum(configurationProblems), at: z.string() }),
  z.object({
    problem: z.null(),
    made: z.string(),
    from: z.object({ server: z.string(), user: z.string() }),
    configuration: z.object(configurationShape),
  }),
]);

export const configuration = {
  calls: {
    /** Read strictly: nothing comes of it. */
    read: call(z.strictObject({ file: z.string().max(64) }), reading),
  },
  events: {},
} as const;
