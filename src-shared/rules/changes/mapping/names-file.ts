/** A file of chosen names (`.steward-names`): a person's choice for names that another server lacks. */
import * as z from 'zod';
import type { FileProblem } from '../../common/files/file-problems.ts';
import { issuePath } from '../../common/files/issue-path.ts';
import { referenceKinds } from './reference-kinds.ts';

export const namesFileFormat = 'steward.names';
const newest = 1;
/** The maximum number of bytes of the file. */
export const namesFileLimit = 16_000_000;

const name = z.string().min(1).max(2000);
const chosenName = z.strictObject({
  kind: z.enum(referenceKinds),
  /** The key or id of a name in the change file, and the key or id of its counterpart on this server. */
  from: name,
  to: name,
});
export type ChosenName = z.output<typeof chosenName>;

export const namesFile = z.strictObject({
  format: z.literal(namesFileFormat),
  version: z.literal(newest),
  names: z
    .array(chosenName)
    .max(20_000)
    .refine(
      (all) => new Set(all.map(({ kind, from }) => `${kind}/${from}`)).size === all.length,
      'named twice',
    ),
});

type NamesReading =
  | { readonly problem: FileProblem; readonly at: string }
  | { readonly problem: null; readonly names: readonly ChosenName[] };

/** Reads the file's JSON strictly; `value` is the parsed JSON. */
export function readNamesFile(value: unknown): NamesReading {
  const head = z.object({ format: z.literal(namesFileFormat), version: z.number() }).safeParse(value);
  if (!head.success) return { problem: 'otherFormat', at: '' };
  if (head.data.version > newest) return { problem: 'newer', at: String(head.data.version) };
  const parsed = namesFile.safeParse(value);
  if (!parsed.success) return { problem: 'field', at: issuePath(parsed.error) };
  return { problem: null, names: parsed.data.names };
}
