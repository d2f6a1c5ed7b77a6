/**
 * Reads answers field by field: an odd value costs its own cell, never the row, the list or the page. The frame of an
 * answer (its list, and that the list exists) must fit: without it there is nothing to show.
 */
import * as z from 'zod';
import { markOdd } from './odd-fields.ts';
import { type AnySchema, isContainer, schemaAt } from './schema-at.ts';
import { standInFor } from './stand-in.ts';

/** A value that does not fit its declaration. */
export interface OddPosition {
  /** Path in the answer's data on the wire. */
  readonly path: readonly PropertyKey[];
  /** The value on the wire; undefined where it was missing. */
  readonly raw: unknown;
  /** The expectation, as zod words it. */
  readonly problem: string;
  /** The stand-in: on the wire, decoded, and encoded again. */
  readonly standIns: readonly unknown[];
}

export interface TolerantAnswer {
  readonly data: unknown;
  readonly odd: readonly OddPosition[];
}

/** Most passes over an answer: a stand-in may reveal further odd values below it. */
const rounds = 12;

/** Returns null where even the frame does not fit. `wire` is not changed. */
export function readTolerantly(schema: AnySchema, wire: unknown): TolerantAnswer | null {
  const odd = new Map<string, OddPosition & { decoded: readonly PropertyKey[] }>();
  const draft = new Draft(wire);
  for (let round = 0; round < rounds; round += 1) {
    const read = z.safeDecode(schema, draft.value as never);
    if (read.success) {
      for (const { decoded, raw, problem } of odd.values()) mark(read.data, decoded, { raw, problem });
      return { data: read.data, odd: [...odd.values()] };
    }
    const replaced = new Set<string>();
    for (const { path, message } of read.error.issues.flatMap((issue) => nearest(issue))) {
      const position = schemaAt(schema, draft.value, path);
      const key = JSON.stringify(position.path);
      if (replaced.has(key)) continue;
      replaced.add(key);
      if (isFrame(position.path, position.schema)) return null;
      const standIn = standInFor(position.schema, position.path.at(-1));
      const before = odd.get(key);
      if (!standIn || (before && before.standIns[0] === standIn.value)) return null;
      odd.set(key, {
        path: position.path,
        decoded: position.decoded,
        raw: before ? before.raw : draft.at(position.path),
        problem: before?.problem ?? message,
        standIns: spellings(position.schema, standIn.value),
      });
      draft.set(position.path, standIn.value);
    }
  }
  return null;
}

function spellings(schema: AnySchema, wire: unknown): unknown[] {
  const decoded = z.safeDecode(schema, wire as never);
  if (!decoded.success) return [wire];
  const encoded = z.safeEncode(schema, decoded.data as never);
  return encoded.success ? [wire, decoded.data, encoded.data] : [wire, decoded.data];
}

/** The issues of a union's nearest option. */
function nearest(issue: z.core.$ZodIssue): readonly Pick<z.core.$ZodIssue, 'path' | 'message'>[] {
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

/** Whether the answer is unusable without this value: the whole, a list outside rows, or a scalar item of a list. */
function isFrame(path: readonly PropertyKey[], schema: AnySchema): boolean {
  if (path.length === 0) return true;
  const inRow = path.some((key) => typeof key === 'number');
  if (!inRow) return isContainer(schema) && !z.safeDecode(schema, null as never).success;
  return path.length === 1 && !isContainer(schema);
}

function mark(data: unknown, path: readonly PropertyKey[], field: { raw: unknown; problem: string }): void {
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
