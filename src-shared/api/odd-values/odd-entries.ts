/**
 * Entries of a list of plain values (ids, words) that were not understood: each is left out of its list alone, and goes
 * back with the list, whatever became of the others. The list may be JSON in a text.
 */
import { parseJson, stringifyJson } from '../../kit/exact-json.ts';

export interface OddEntries {
  /** The list on the wire. */
  readonly whole: readonly unknown[];
  /** Indices in `whole`, ascending. */
  readonly at: readonly number[];
  /** The text on the wire, where the list is JSON in a text. */
  readonly text?: string;
}

/** The parameters of an issue by which a codec refuses one entry of its list; the path is the entry's index. */
export const entryRefused = { isEntry: true } as const;

/** `indices` are those of a list from which the entries `before` were left out; `written` is the list as it stands there. */
export function moreOddEntries(
  before: OddEntries | undefined,
  written: unknown,
  indices: readonly number[],
): OddEntries {
  const whole = before?.whole ?? listIn(written) ?? [];
  const text = before ? before.text : typeof written === 'string' ? written : undefined;
  const left = [...whole.keys()].filter((index) => !before?.at.includes(index));
  const at = [...(before?.at ?? []), ...indices.flatMap((index) => left[index] ?? [])];
  return { whole, at: at.sort((one, other) => one - other), ...(text !== undefined && { text }) };
}

/** A list, or the list in a JSON text; null for anything else. */
export function listIn(written: unknown): readonly unknown[] | null {
  if (Array.isArray(written)) return written;
  if (typeof written !== 'string' || !written.trimStart().startsWith('[')) return null;
  try {
    return parseJson(written) as readonly unknown[];
  } catch {
    return null;
  }
}

/** The list in the form of `written`: itself, or as a JSON text. */
export function writtenLike(written: unknown, list: readonly unknown[]): unknown {
  return typeof written === 'string' ? stringifyJson(list) : list;
}

/** The list as it came. */
export function wholeAsItCame({ text, whole }: OddEntries): unknown {
  return text ?? whole;
}

export function withoutOddEntries({ whole, at }: OddEntries): unknown[] {
  return whole.filter((_, index) => !at.includes(index));
}

/** The entry that was not understood, or all of them. */
export function rawOddEntries({ whole, at }: OddEntries): unknown {
  return at.length === 1 ? whole[at[0] as number] : at.map((index) => whole[index]);
}

/** Each entry goes back behind the nearest one that it followed and that is still in the list. */
export function withOddEntries(list: readonly unknown[], { whole, at }: OddEntries): unknown[] {
  const filled = [...list];
  for (const index of at) {
    const earlier = whole.slice(0, index).reverse();
    const positions = earlier.map((one) => filled.findLastIndex((other) => isSame(one, other)));
    filled.splice((positions.find((position) => position >= 0) ?? -1) + 1, 0, whole[index]);
  }
  return filled;
}

/** An id may be a number on the wire and a text in a request; an entry with an id is the same whatever else it holds. */
function isSame(one: unknown, other: unknown): boolean {
  const spelled = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
  return spelled(identityOf(one)) === spelled(identityOf(other));
}

function identityOf(entry: unknown): unknown {
  return typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : entry;
}
