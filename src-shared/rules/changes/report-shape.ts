/** The report of a set as data; `changes-report.schema.json` is generated from this schema. */
import * as z from 'zod';
import { applyResults } from './apply.ts';

export const changesReportShape = z.object({
  format: z.literal('steward-changes-report'),
  version: z.literal(1),
  /** The name of the server. */
  server: z.string(),
  /** The time of applying. */
  time: z.iso.datetime(),
  user: z.string(),
  /** The user who approved the set; '' when no approval was needed. */
  approver: z.string(),
  language: z.string(),
  changes: z.array(
    z.object({
      /** The kind of the record, and its locator within the kind. */
      kind: z.string(),
      place: z.unknown(),
      state: z.enum(['waiting', 'sending', ...applyResults]),
      title: z.string(),
      /** The record's name. */
      object: z.string(),
      /** The text for `state`. */
      result: z.string(),
      /** The server's message; '' when there is none. */
      message: z.string(),
      fields: z.array(z.object({ name: z.string(), label: z.string(), from: z.string(), to: z.string() })),
    }),
  ),
});
export type ChangesReport = Omit<z.output<typeof changesReportShape>, 'format' | 'version'>;
