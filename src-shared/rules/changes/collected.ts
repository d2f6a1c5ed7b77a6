/**
 * A change that waits to be applied: fields of a record, each from what it was to what is wanted. Nothing else of the
 * record is in it, so that it can be laid over whatever the server holds by then (`kit/merge.ts`).
 */
import * as z from 'zod';
import { type Edit, sameValue } from '../../kit/merge.ts';
import { orderedJson } from '../../kit/ordered-json.ts';
import { isSecretField, isSecretName } from '../common/secrets/secret-names.ts';

/** Of a tray, and of a file of changes. Sizes are characters of JSON. */
export const collectedLimits = { count: 5000, ofOne: 1_000_000, all: 16_000_000 } as const;

export const collectedEdit = z.strictObject({ from: z.unknown(), to: z.unknown() });

/** Those of its ids that the server gave as numbers: whoever applies it may not have read them yet. */
export const numberIds = z.array(z.string().max(100)).max(50_000).optional();

export const collectedChange = z.strictObject({
  /** Message key: what is done, in words. */
  title: z.string().min(1).max(200),
  /** Kind of the record (`records/records.ts`), and which one of its kind. */
  kind: z.string().min(1).max(200),
  place: z.unknown(),
  edits: z.record(z.string().max(500), collectedEdit),
  /** Ids of the reads that will show something else. */
  touches: z.array(z.string().max(200)).max(50),
  /** The page of the console where it was collected; '' where it is not known. */
  path: z.string().max(2000),
  numberIds,
});
export type CollectedChange = z.output<typeof collectedChange>;
export type CollectedEdits = Readonly<Record<string, Edit>>;

/** Which record it is of: the same for every change of the same one. */
export function objectOf({ kind, place }: Pick<CollectedChange, 'kind' | 'place'>): string {
  return orderedJson([kind, place]);
}

/** One change that does what two do one after the other; a field that ends as it began is left out. */
export function foldEdits(first: CollectedEdits, second: CollectedEdits): CollectedEdits {
  const folded = new Map(Object.entries(first));
  for (const [name, { from, to }] of Object.entries(second)) {
    folded.set(name, { from: folded.has(name) ? folded.get(name)?.from : from, to });
  }
  return Object.fromEntries([...folded].filter(([, { from, to }]) => !sameValue(from, to)));
}

/** Of one change that stands for two. */
export function bothNumberIds(
  first: Pick<CollectedChange, 'numberIds'> | null,
  second: Pick<CollectedChange, 'numberIds'>,
): Pick<CollectedChange, 'numberIds'> {
  const ids = new Set([...(first?.numberIds ?? []), ...(second.numberIds ?? [])]);
  return ids.size === 0 ? {} : { numberIds: [...ids] };
}

/** What is still wanted after `made` was: from what it left. */
export function sinceMade(wanted: CollectedEdits, made: CollectedEdits): CollectedEdits {
  const left = Object.entries(wanted).map(
    ([name, edit]) => [name, { from: made[name] ? made[name].to : edit.from, to: edit.to }] as const,
  );
  return Object.fromEntries(left.filter(([, { from, to }]) => !sameValue(from, to)));
}

/** What is laid over a record while the change waits. */
export function laidOver<Values extends object>(values: Values, edits: CollectedEdits | undefined): Values {
  if (!edits) return values;
  const own = Object.entries(edits).filter(([name]) => name in values);
  return own.length === 0
    ? values
    : { ...values, ...Object.fromEntries(own.map(([name, { to }]) => [name, to])) };
}

/**
 * Why a change may neither wait on the disk nor go into a file: it holds a secret, or what JSON would lose; it is larger
 * than any. null: it may.
 */
export function whyNotKept({
  place,
  edits,
}: Pick<CollectedChange, 'place' | 'edits'>): 'secret' | 'large' | null {
  // A parameter is called by its place: `{ configKey: 'smtp_password' }`.
  const names = typeof place === 'object' && place !== null ? Object.values(place) : [];
  if (names.some((name) => typeof name === 'string' && isSecretName(name))) return 'secret';
  if (!isKeepable({ place, edits })) return 'secret';
  return JSON.stringify({ place, edits }).length > collectedLimits.ofOne ? 'large' : null;
}

export function isKeepable(value: unknown): boolean {
  let fits = true;
  try {
    JSON.stringify(value, function (this: object, name, part: unknown) {
      const lost =
        typeof part === 'function' || typeof part === 'bigint' || isBeyond(part) || isForeign(part);
      const secret =
        name !== '' && !Array.isArray(this) && isSecretField(name, this) && part !== '' && part !== null;
      if (lost || secret) fits = false;
      return lost ? null : part;
    });
  } catch {
    // A circle has no JSON.
    return false;
  }
  return fits;
}

/** A whole number that comes back as another one, or as nothing. */
function isBeyond(part: unknown): boolean {
  return typeof part === 'number' && (!Number.isFinite(part) || Math.abs(part) > Number.MAX_SAFE_INTEGER);
}

/** A file, a map: what JSON would make something else of. */
function isForeign(part: unknown): boolean {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return false;
  const made: unknown = Object.getPrototypeOf(part);
  return made !== Object.prototype && made !== null;
}
