/** The report of a set as data: `changes-report.schema.json` is made of it. */
import * as z from 'zod';
import { applyResults } from './apply.ts';

export const changesReportShape = z.object({
  format: z.literal('steward-changes-report'),
  version: z.literal(1),
  /** By name. */
  server: z.string(),
  /** When it was applied. */
  time: z.iso.datetime(),
  user: z.string(),
  /** '': nobody had to. */
  approver: z.string(),
  /** Of the words in it. */
  language: z.string(),
  changes: z.array(
    z.object({
      /** Of the record, and which of its kind. */
      kind: z.string(),
      place: z.unknown(),
      state: z.enum(['waiting', 'sending', ...applyResults]),
      title: z.string(),
      /** The record's name. */
      object: z.string(),
      /** `state` in words. */
      result: z.string(),
      /** What the server said; '' where there is nothing to say. */
      message: z.string(),
      fields: z.array(z.object({ name: z.string(), label: z.string(), from: z.string(), to: z.string() })),
    }),
  ),
});
export type ChangesReport = Omit<z.output<typeof changesReportShape>, 'format' | 'version'>;
