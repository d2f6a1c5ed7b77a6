import * as z from 'zod';
import { numberIds } from '../changes/collected-change.ts';

const keptRecord = z.object({
  place: z.unknown(),
  edits: z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() })),
  numberIds,
});

interface Kept {
  /** The kind of the record. */
  readonly record?: string | undefined;
  readonly input: string;
}

/** Returns null for an entry of an earlier version, which stored a whole call. */
export function keptWayBack({ record, input }: Kept) {
  return record === undefined ? null : { kind: record, ...keptRecord.parse(JSON.parse(input)) };
}
