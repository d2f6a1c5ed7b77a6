/**
 * A change in the tray: fields of a record, each with its old and its wanted value. The change has no other fields of
 * the record, so that it can be merged into the server's state at the time of applying (`kit/merge.ts`).
 */
import * as z from 'zod';
import { type Edit, sameValue } from '../../kit/merge.ts';
import { orderedJson } from '../../kit/ordered-json.ts';
import { isSecretField, isSecretName } from '../common/secrets/secret-names.ts';

/** The limits of a tray and of a file of changes; sizes are characters of JSON. */
export const collectedLimits = { count: 5000, ofOne: 1_000_000, all: 16_000_000 } as const;

export const collectedEdit = z.strictObject({ from: z.unknown(), to: z.unknown() });

/** The ids of the change that the server gave as numbers; the applying program may not have read them yet. */
export const numberIds = z.array(z.string().max(100)).max(50_000).optional();

export const collectedChange = z.strictObject({
  /** The message key of the change's title. */
  title: z.string().min(1).max(200),
  /** The record's kind (`records/records.ts`), and its locator within the kind. */
  kind: z.string().min(1).max(200),
  place: z.unknown(),
  edits: z.record(z.string().max(500), collectedEdit),
  /** The ids of the reads whose results the change alters. */
  touches: z.array(z.string().max(200)).max(50),
  /** The console page on which the change was collected; '' when it is not known. */
  path: z.string().max(2000),
  numberIds,
});
export type CollectedChange = z.output<typeof collectedChange>;
export type CollectedEdits = Readonly<Record<string, Edit>>;

/** Returns the same text for every change of the same record. */
export function objectOf({ kind, place }: Pick<CollectedChange, 'kind' | 'place'>): string {
  return orderedJson([kind, place]);
}

/** Combines two successive changes into one; a field that ends with its first value is left out. */
export function foldEdits(first: CollectedEdits, second: CollectedEdits): CollectedEdits {
  const folded = new Map(Object.entries(first));
  for (const [name, { from, to }] of Object.entries(second)) {
    folded.set(name, { from: folded.has(name) ? folded.get(name)?.from : from, to });
  }
  return Object.fromEntries([...folded].filter(([, { from, to }]) => !sameValue(from, to)));
}

/** Returns the number ids of a change that replaces two. */
export function bothNumberIds(
  first: Pick<CollectedChange, 'numberIds'> | null,
  second: Pick<CollectedChange, 'numberIds'>,
): Pick<CollectedChange, 'numberIds'> {
  const ids = new Set([...(first?.numberIds ?? []), ...(second.numberIds ?? [])]);
  return ids.size === 0 ? {} : { numberIds: [...ids] };
}

/** Returns the edits still wanted after `made` was applied, starting from its values. */
export function sinceMade(wanted: CollectedEdits, made: CollectedEdits): CollectedEdits {
  const left = Object.entries(wanted).map(
    ([name, edit]) => [name, { from: made[name] ? made[name].to : edit.from, to: edit.to }] as const,
  );
  return Object.fromEntries(left.filter(([, { from, to }]) => !sameValue(from, to)));
}

/** Returns the record's values with the waiting change merged in. */
export function withCollected<Values extends object>(
  values: Values,
  edits: CollectedEdits | undefined,
): Values {
  if (!edits) return values;
  const own = Object.entries(edits).filter(([name]) => name in values);
  return own.length === 0
    ? values
    : { ...values, ...Object.fromEntries(own.map(([name, { to }]) => [name, to])) };
}

/**
 * Returns the reason why a change must not be stored on disk or in a file: it has a secret, a value that JSON would
 * lose, or exceeds the size limit. Returns null when it may be stored.
 */
export function whyNotKept({
  place,
  edits,
}: Pick<CollectedChange, 'place' | 'edits'>): 'secret' | 'large' | null {
  // A parameter's locator holds its name: `{ configKey: 'smtp_password' }`.
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
    // A circular value has no JSON.
    return false;
  }
  return fits;
}

/** Numbers beyond the safe range, NaN and infinities change or vanish in JSON. */
function isBeyond(part: unknown): boolean {
  return typeof part === 'number' && (!Number.isFinite(part) || Math.abs(part) > Number.MAX_SAFE_INTEGER);
}

/** Objects such as files and maps do not survive JSON. */
function isForeign(part: unknown): boolean {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return false;
  const made: unknown = Object.getPrototypeOf(part);
  return made !== Object.prototype && made !== null;
}
