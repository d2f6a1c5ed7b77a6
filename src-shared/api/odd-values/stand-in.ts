/** A value that a schema takes, for one that it does not: the emptiest that there is. */
import * as z from 'zod';
import { parseJson } from '../../kit/exact-json.ts';
import { nameOfIds } from '../id-types.ts';
import { type AnySchema, shapeOf, wordsOf } from './schema-at.ts';

/** What begins an id that nobody knows: rows stay apart by it, and no request carries it. */
export const unknownId = '\uf8ff';
let unknownIds = 0;

const emptiest: readonly unknown[] = [null, '', false, '0', 0, [], {}, '[]', '{}', '0,0'];

/** Whether a field of this name holds one id. */
export function isIdName(name: string): boolean {
  return nameOfIds.test(name) && !/ids$/i.test(name);
}

/** On the wire; undefined: none is known. `name`: of the field. */
export function standInFor(schema: AnySchema, name: PropertyKey | undefined): { value: unknown } | undefined {
  const isId = typeof name === 'string' && isIdName(name);
  if (isId) return standInForOne(schema, true);
  const kept = known.get(schema) ?? standInForOne(schema, false);
  if (kept && (kept.value === null || typeof kept.value !== 'object')) known.set(schema, kept);
  return kept;
}

/** Of schemas whose stand-in is the same every time. */
const known = new WeakMap<AnySchema, { value: unknown }>();

function standInForOne(schema: AnySchema, isId: boolean): { value: unknown } | undefined {
  const found = [...emptiest, ...wordsOf(schema)].find((value) => takes(schema, value));
  // An id has to be there for a row to be told apart; where it may be left out it is none.
  if (isId && found === '' && takes(schema, unknownId)) {
    unknownIds += 1;
    return { value: `${unknownId}${unknownIds}` };
  }
  if (found !== undefined) return { value: found };
  return takes(schema, undefined) ? { value: undefined } : objectFor(schema);
}

/** An object whose fields are stand-ins. */
function objectFor(schema: AnySchema): { value: unknown } | undefined {
  const shape = shapeOf(schema);
  if (!shape) return undefined;
  const value: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(shape)) {
    if (takes(field, undefined)) continue;
    const one = standInFor(field, name);
    if (!one) return undefined;
    value[name] = one.value;
  }
  return takes(schema, value) ? { value } : undefined;
}

function takes(schema: AnySchema, value: unknown): boolean {
  // What a schema says of a value of another type may be an error of its own.
  return z.safeDecode(schema, copyOf(value) as never).success;
}

/** A codec may keep what it is given. */
function copyOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? parseJson(JSON.stringify(value)) : value;
}

/** The ids in a request that nobody knows. */
export function hasUnknownId(value: unknown): boolean {
  if (typeof value === 'string') return value.startsWith(unknownId);
  return typeof value === 'object' && value !== null && Object.values(value).some(hasUnknownId);
}
