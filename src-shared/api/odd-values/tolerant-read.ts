/**
 * Reads answers field by field: an odd value costs its own cell, never the row, the list or the page. The frame of an
 * answer (its list, and that the list exists) must fit: without it there is nothing to show.
 */
import * as z from 'zod';
import { markOdd, type OddField } from './odd-fields.ts';
import {
  entryRefused,
  listIn,
  moreOddEntries,
  type OddEntries,
  rawOddEntries,
  wholeAsItCame,
  withoutOddEntries,
  writtenLike,
} from './odd-entries.ts';
import { type AnySchema, isContainer, isScalarSchema, type SchemaPosition, schemaAt } from './schema-at.ts';
import { standInFor } from './stand-in.ts';

/** A value that does not fit its declaration. */
export interface OddPosition {
  /** Path in the answer's data on the wire. */
  readonly path: readonly PropertyKey[];
  /** The value on the wire; undefined where it was missing. */
  readonly raw: unknown;
  /** The expectation, as zod words it. */
  readonly problem: string;
  /** The stand-in, or the list without its odd entries: on the wire, decoded, and encoded again. */
  readonly standIns: readonly unknown[];
  /** The odd entries of a list; `path` is the list's. */
  readonly entries?: OddEntries;
}

export interface TolerantAnswer {
  readonly data: unknown;
  readonly odd: readonly OddPosition[];
}

/** Most passes over an answer: a stand-in may reveal further odd values below it. */
const rounds = 12;

/** An answer while it is read. */
interface Reading {
  readonly schema: AnySchema;
  readonly draft: Draft;
  readonly odd: Map<string, OddPosition & { readonly decoded: readonly PropertyKey[] }>;
}

/** Entries of one list that were not understood in one pass. */
interface FoundEntries {
  readonly path: readonly PropertyKey[];
  readonly problem: string;
  readonly indices: number[];
}

/** Returns null where even the frame does not fit. `wire` is not changed. */
export function readTolerantly(schema: AnySchema, wire: unknown): TolerantAnswer | null {
  const reading: Reading = { schema, draft: new Draft(wire), odd: new Map() };
  const { draft, odd } = reading;
  for (let round = 0; round < rounds; round += 1) {
    const read = z.safeDecode(schema, draft.value as never);
    if (read.success) {
      for (const { decoded, raw, problem, entries } of odd.values())
        mark(read.data, decoded, { raw, problem, ...(entries && { isEntry: true }) });
      return { data: read.data, odd: [...odd.values()] };
    }
    const replaced = new Set<string>();
    const lists = new Map<string, FoundEntries>();
    const found = (list: readonly PropertyKey[], problem: string): FoundEntries => {
      const key = JSON.stringify(list);
      const entries = lists.get(key) ?? { path: list, problem, indices: [] };
      lists.set(key, entries);
      return entries;
    };
    for (const issue of read.error.issues.flatMap((one) => nearest(one))) {
      const { path, message: problem } = issue;
      if (isEntryRefused(issue)) {
        found(path.slice(0, -1), problem).indices.push(Number(path.at(-1)));
        continue;
      }
      const position = schemaAt(schema, draft.value, path);
      const key = JSON.stringify(position.path);
      if (replaced.has(key)) continue;
      replaced.add(key);
      if (isFrame(position.path, position.schema)) return null;
      if (isEntry(position, draft))
        found(position.path.slice(0, -1), problem).indices.push(Number(position.path.at(-1)));
      else if (!replaceValue(reading, position, problem)) return null;
    }
    for (const [key, entries] of lists)
      if (!replaced.has(key) && !leaveOutEntries(reading, entries)) return null;
  }
  return null;
}

/** Puts a stand-in into the value's place; false where none is known. */
function replaceValue({ draft, odd }: Reading, { path, decoded, schema }: SchemaPosition, problem: string) {
  const key = JSON.stringify(path);
  const standIn = standInFor(schema, path.at(-1));
  const before = odd.get(key);
  if (!standIn || (before && !before.entries && before.standIns[0] === standIn.value)) return false;
  odd.set(key, {
    path,
    decoded,
    raw: before ? (before.entries ? wholeAsItCame(before.entries) : before.raw) : draft.at(path),
    problem: before?.problem ?? problem,
    standIns: spellings(schema, standIn.value),
  });
  draft.set(path, standIn.value);
  return true;
}

/** Leaves entries out of their list. A list that may not be as short gets stand-ins for them; false without any. */
function leaveOutEntries(reading: Reading, { path, problem, indices }: FoundEntries): boolean {
  const { schema, draft, odd } = reading;
  const key = JSON.stringify(path);
  const before = odd.get(key);
  const written = draft.at(path);
  const list = listIn(written);
  const position = schemaAt(schema, draft.value, path);
  if (!list) return replaceValue(reading, position, problem);
  const entries = moreOddEntries(before?.entries, written, indices);
  const left = writtenLike(written, withoutOddEntries(entries));
  const isLong = z.safeDecode(position.schema, left as never).success;
  if (!isLong && typeof written === 'string') return replaceValue(reading, position, problem);
  const understood = isLong ? left : filledList(position.schema, list, indices);
  if (!understood) return false;
  odd.set(key, {
    path,
    decoded: position.decoded,
    raw: isLong ? rawOddEntries(entries) : wholeAsItCame(entries),
    problem: before?.problem ?? problem,
    standIns: spellings(position.schema, understood),
    ...(isLong && { entries }),
  });
  draft.set(path, understood);
  return true;
}

/** Whether a value is an entry of a list of plain values that is itself a part of something. */
function isEntry({ path, schema }: SchemaPosition, draft: Draft): boolean {
  const list = path.slice(0, -1);
  return list.length > 0 && Array.isArray(draft.at(list)) && isScalarSchema(schema);
}

/** The list with stand-ins for these entries; null where there are none. */
function filledList(
  schema: AnySchema,
  list: readonly unknown[],
  indices: readonly number[],
): unknown[] | null {
  const filled = [...list];
  for (const index of indices) {
    const standIn = standInFor(schemaAt(schema, list, [index]).schema, undefined);
    if (!standIn) return null;
    filled[index] = standIn.value;
  }
  return filled;
}

function spellings(schema: AnySchema, wire: unknown): unknown[] {
  const decoded = z.safeDecode(schema, wire as never);
  if (!decoded.success) return [wire];
  const encoded = z.safeEncode(schema, decoded.data as never);
  return encoded.success ? [wire, decoded.data, encoded.data] : [wire, decoded.data];
}

/** The issues of a union's nearest option. */
function nearest(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const forms = issue.errors.filter((form) => form.length > 0 && form.every(({ path }) => path.length > 0));
  // The last of equal options wins, because the plainest one is declared after those that wrap it.
  const [best] = forms.reverse().sort((a, b) => outside(a) - outside(b) || a.length - b.length);
  if (!best) return [issue];
  return best.flatMap((one) => nearest({ ...one, path: [...issue.path, ...one.path] }));
}

/**
 * Number of issues with an option's own fields, not with their contents: a value of another option lacks most fields.
 */
const outside = (form: readonly z.core.$ZodIssue[]) => form.filter(({ path }) => path.length === 1).length;

function isEntryRefused(issue: z.core.$ZodIssue): boolean {
  return issue.code === 'custom' && issue.params?.isEntry === entryRefused.isEntry;
}

/** Whether the answer is unusable without this value: the whole, a list outside rows, or a scalar item of a list. */
function isFrame(path: readonly PropertyKey[], schema: AnySchema): boolean {
  if (path.length === 0) return true;
  const inRow = path.some((key) => typeof key === 'number');
  if (!inRow) return isContainer(schema) && !z.safeDecode(schema, null as never).success;
  return path.length === 1 && !isContainer(schema);
}

function mark(data: unknown, path: readonly PropertyKey[], field: OddField): void {
  let owner = data;
  let name = path.at(-1);
  for (const [index, key] of path.entries()) {
    if (index === path.length - 1) break;
    const next = (owner as Record<PropertyKey, unknown>)[key];
    if (typeof next !== 'object' || next === null) {
      name = key;
      break;
    }
    owner = next;
  }
  if (typeof owner !== 'object' || owner === null) return;
  // A row that is not an object of its kind has no field for the mark, so each of its fields gets it.
  const row = Array.isArray(owner) ? (owner as unknown[])[Number(name)] : undefined;
  if (typeof row === 'object' && row !== null) for (const each of Object.keys(row)) markOdd(row, each, field);
  else markOdd(owner, String(name), field);
}

/** A copy of an answer with replaced values; only the objects on the way to them are copied. */
class Draft {
  value: unknown;
  readonly #own = new WeakSet<object>();

  constructor(wire: unknown) {
    this.value = wire;
  }

  at(path: readonly PropertyKey[]): unknown {
    let here = this.value;
    for (const key of path) here = (here as Record<PropertyKey, unknown> | undefined)?.[key];
    return here;
  }

  set(path: readonly PropertyKey[], value: unknown): void {
    const last = path.at(-1);
    if (last === undefined) return;
    this.value = this.#copied(this.value);
    let here = this.value as Record<PropertyKey, unknown>;
    for (const key of path.slice(0, -1)) {
      here[key] = this.#copied(here[key]);
      here = here[key] as Record<PropertyKey, unknown>;
    }
    here[last] = value;
  }

  #copied(value: unknown): unknown {
    if (typeof value !== 'object' || value === null || this.#own.has(value)) return value;
    const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...value };
    this.#own.add(copy);
    return copy;
  }
}
