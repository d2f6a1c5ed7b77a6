/** The way back of a change of a record, as the journal keeps it. */
import * as z from 'zod';
import { numberIds } from '../changes/collected.ts';

const keptRecord = z.object({
  place: z.unknown(),
  edits: z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() })),
  numberIds,
});

interface Kept {
  /** Kind of the record. */
  readonly record?: string | undefined;
  readonly input: string;
}

/** null: an earlier version kept a whole call. */
export function keptWayBack({ record, input }: Kept) {
  return record === undefined ? null : { kind: record, ...keptRecord.parse(JSON.parse(input)) };
}
