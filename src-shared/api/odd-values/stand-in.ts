/** A stand-in for an odd value: the emptiest value that the schema accepts. */
import * as z from 'zod';
import { parseJson } from '../../kit/exact-json.ts';
import { nameOfIds } from '../id-types.ts';
import { type AnySchema, schemaValues, shapeOf } from './schema-at.ts';

/** Prefix of a stand-in for an id: it keeps rows distinct, and no request may carry it. */
export const unknownId = '\uf8ff';
let unknownIds = 0;

const emptiest: readonly unknown[] = [null, '', false, '0', 0, [], {}, '[]', '{}', '0,0'];

/** Whether a field of this name has one id. */
export function isIdName(name: string): boolean {
  return nameOfIds.test(name) && !/ids$/i.test(name);
}

/** A stand-in on the wire for a field of this name; undefined where none is known. */
export function standInFor(schema: AnySchema, name: PropertyKey | undefined): { value: unknown } | undefined {
  const isId = typeof name === 'string' && isIdName(name);
  if (isId) return standInForOne(schema, true);
  const kept = known.get(schema) ?? standInForOne(schema, false);
  if (kept && (kept.value === null || typeof kept.value !== 'object')) known.set(schema, kept);
  return kept;
}

/** Cache for schemas whose stand-in never varies. */
const known = new WeakMap<AnySchema, { value: unknown }>();

function standInForOne(schema: AnySchema, isId: boolean): { value: unknown } | undefined {
  const found = [...emptiest, ...schemaValues(schema)].find((value) => takes(schema, value));
  // A required id needs a unique stand-in, because it identifies the row; an optional one is left empty.
  if (isId && found === '' && takes(schema, unknownId)) {
    unknownIds += 1;
    return { value: `${unknownId}${unknownIds}` };
  }
  if (found !== undefined) return { value: found };
  return takes(schema, undefined) ? { value: undefined } : objectFor(schema);
}

/** An object whose fields are all stand-ins. */
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
  // A schema may throw for a value of another type.
  return z.safeDecode(schema, copyOf(value) as never).success;
}

/** A codec may keep a reference to its input. */
function copyOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? parseJson(JSON.stringify(value)) : value;
}

/** Whether a request has a stand-in for an id. */
export function hasUnknownId(value: unknown): boolean {
  if (typeof value === 'string') return value.startsWith(unknownId);
  return typeof value === 'object' && value !== null && Object.values(value).some(hasUnknownId);
}
