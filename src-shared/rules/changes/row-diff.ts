/** Compares a list of a record before and after a change: added, removed, moved and changed rows. */
import { sameValue } from '../../kit/merge.ts';

export const rowStates = ['added', 'removed', 'changed', 'moved', 'same'] as const;
export type RowState = (typeof rowStates)[number];

export interface RowDiff {
  readonly key: string;
  readonly state: RowState;
  /** The row's values; undefined on the side that lacks the row. */
  readonly before: unknown;
  readonly after: unknown;
  /** The row's position from 1; null on the side that lacks the row, or when the rows have no order. */
  readonly from: number | null;
  readonly to: number | null;
}

/** Returns the rows in their new order, removed rows last; null unless both sides are lists or tables by id. */
export function diffRows(from: unknown, to: unknown): readonly RowDiff[] | null {
  const [before, after] = [rowsOf(from), rowsOf(to)];
  if (!before || !after || (before.size === 0 && after.size === 0)) return null;
  const ordered = Array.isArray(from ?? to) && Array.isArray(to ?? from);
  const stayed = ordered ? unmovedRows(before, after) : null;
  const indices = [before, after].map((rows) => new Map([...rows.keys()].map((key, at) => [key, at + 1])));
  const indexOf = (side: 0 | 1, key: string) => (ordered ? (indices[side]?.get(key) ?? null) : null);
  return [...new Set([...after.keys(), ...before.keys()])].map((key) => ({
    key,
    before: before.get(key),
    after: after.get(key),
    from: indexOf(0, key),
    to: indexOf(1, key),
    state: stateOf(key, before, after, stayed),
  }));
}

type Rows = ReadonlyMap<string, unknown>;

function stateOf(key: string, before: Rows, after: Rows, stayed: ReadonlySet<string> | null): RowState {
  if (!before.has(key)) return 'added';
  if (!after.has(key)) return 'removed';
  if (!sameValue(before.get(key), after.get(key))) return 'changed';
  return stayed && !stayed.has(key) ? 'moved' : 'same';
}

/** Returns null for a value that is neither a list nor a table by id; no value counts as an empty list. */
function rowsOf(value: unknown): Rows | null {
  if (value === null || value === undefined) return new Map();
  if (typeof value !== 'object') return null;
  if (!Array.isArray(value)) return new Map(Object.entries(value));
  const rows = new Map<string, unknown>();
  for (const row of value) {
    const key = keyOf(row);
    // Two equal rows count as two rows.
    let own = key;
    for (let again = 2; rows.has(own); again += 1) own = `${key} ${again}`;
    rows.set(own, row);
  }
  return rows;
}

const identities = ['id', 'targetId', 'userId', 'moduleId', 'configKey', 'lang', 'key', 'value'] as const;

/** Returns the row's key: its identity, whatever its other values. */
function keyOf(row: unknown): string {
  if (typeof row !== 'object' || row === null) return String(row);
  const parts = row as Readonly<Record<string, unknown>>;
  const name = identities.find((one) => ['string', 'number'].includes(typeof parts[one]));
  if (name === undefined) return JSON.stringify(row);
  // In a list of shares a person and a department may have the same id.
  const kind = typeof parts.kind === 'string' ? `${parts.kind}/` : '';
  return `${kind}${parts[name]}`;
}

/** Returns the longest run of rows that keep their order; all other rows count as moved. */
function unmovedRows(before: Rows, after: Rows): ReadonlySet<string> {
  const old = new Map([...before.keys()].map((key, at) => [key, at]));
  const commonKeys = [...after.keys()].filter((key) => old.has(key));
  /** For each length, the last row of the best run of that length; for each row, the row before it. */
  const ends: string[] = [];
  const previous = new Map<string, string | undefined>();
  for (const key of commonKeys) {
    const at = old.get(key) ?? 0;
    let low = 0;
    for (let high = ends.length; low < high; ) {
      const middle = (low + high) >> 1;
      if ((old.get(ends[middle] ?? '') ?? 0) < at) low = middle + 1;
      else high = middle;
    }
    previous.set(key, ends[low - 1]);
    ends[low] = key;
  }
  const stayed = new Set<string>();
  for (let key = ends.at(-1); key !== undefined; key = previous.get(key)) stayed.add(key);
  return stayed;
}
