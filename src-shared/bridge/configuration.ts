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

export const pulledConfiguration = z.object({
  /** Base name of the folder, and the time of the pull in milliseconds since 1970, UTC. */
  folder: z.string(),
  time: z.number(),
  configuration: z.object(configurationShape),
});
export type PulledConfiguration = z.output<typeof pulledConfiguration>;

export const configuration = {
  calls: {
    /** Reads a file strictly, and changes nothing. */
    read: call(z.strictObject({ file: z.string().max(64) }), reading),
    /** The latest configuration pulled from this server and tenant into the daily folder; null for none. */
    pulled: call(
      z.strictObject({ server: z.string().max(2048), tenant: z.string().max(200) }),
      pulledConfiguration.nullable(),
    ),
  },
  events: {},
} as const;
