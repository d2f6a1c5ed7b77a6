/** The local record of what was changed from this computer; written by the change door. */
import * as z from 'zod';
import { call, done } from './contract.ts';

export const journalEntry = z.strictObject({
  /** Milliseconds since 1970, UTC. */
  time: z.number().int(),
  server: z.string().max(64),
  user: z.string().max(200),
  /** Message key of the change's title. */
  title: z.string().max(200),
  endpoint: z.string().max(200),
  /** JSON with secrets masked. */
  before: z.string().max(1_000_000).nullable(),
  after: z.string().max(1_000_000).nullable(),
  result: z.enum(['done', 'failed', 'unknown']),
  message: z.string().max(4000),
});
export type JournalEntry = z.output<typeof journalEntry>;

export const journal = {
  calls: {
    append: call(journalEntry, done),
  },
  events: {},
} as const;
