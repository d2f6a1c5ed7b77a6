/** The schema at a path of an answer, found by walking zod's schemas with the names on the wire. */
import * as z from 'zod';
import { figureShapes } from '../figures.ts';
import { renamedFields } from './renamed-fields.ts';

export type AnySchema = z.core.$ZodType;

export interface SchemaPosition {
  readonly schema: AnySchema;
  /** Path in the wire's value; it ends at a text, even if that contains JSON. */
  readonly path: readonly PropertyKey[];
  /** The same path in the decoded answer. */
  readonly decoded: readonly PropertyKey[];
}

/** The place of an issue, or the nearest one above it that schema and value have. */
export function schemaAt(root: AnySchema, value: unknown, path: readonly PropertyKey[]): SchemaPosition {
  let position: SchemaPosition = { schema: root, path: [], decoded: [] };
  let here = value;
  for (const key of path) {
    const names = renamesOf(position.schema);
    const schema = partOf(position.schema, key, here);
    if (!schema || typeof here !== 'object' || here === null) return position;
    const name = (typeof key === 'string' ? names?.[key] : undefined) ?? key;
    position = {
      schema,
      path: [...position.path, key],
      decoded: name === '' ? position.decoded : [...position.decoded, name],
    };
    here = (here as Record<PropertyKey, unknown>)[key];
  }
  return position;
}

function renamesOf(schema: AnySchema): Readonly<Record<string, string>> | undefined {
  return renamedFields.get(schema) ?? (inner(schema) ? renamesOf(inner(schema) as AnySchema) : undefined);
}

/** The schema inside a wrapper; of a codec the wire's side. */
function inner(schema: AnySchema): AnySchema | null {
  const { def } = schema._zod as unknown as { readonly def: z.core.$ZodTypes['_zod']['def'] };
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return def.innerType;
    case 'pipe':
      return def.in;
    case 'lazy':
      return def.getter();
    default:
      return null;
  }
}

function partOf(schema: AnySchema, key: PropertyKey, value: unknown): AnySchema | null {
  const figures = figureShapes.get(schema);
  if (figures) return figures.rest[String(key)] ?? figures.figures[String(key)] ?? null;
  const { def } = schema._zod as unknown as { readonly def: z.core.$ZodTypes['_zod']['def'] };
  switch (def.type) {
    case 'object':
      return def.shape[String(key)] ?? null;
    case 'array':
      return def.element;
    case 'tuple':
      return def.items[Number(key)] ?? def.rest;
    case 'record':
      return def.valueType;
    case 'union':
      return partOfUnion(def.options, key, value);
    default: {
      const within = inner(schema);
      return within && partOf(within, key, value);
    }
  }
}

/** The part of the union's option that has the fewest issues with the value. */
function partOfUnion(options: readonly AnySchema[], key: PropertyKey, value: unknown): AnySchema | null {
  const judged = options.flatMap((option) => {
    const part = partOf(option, key, value);
    const read = z.safeDecode(option, value as never);
    return part ? [{ part, complaints: read.error?.issues.length ?? 0 }] : [];
  });
  judged.sort((a, b) => a.complaints - b.complaints);
  return judged[0]?.part ?? null;
}

/** The values of an enumeration or a literal, also behind a codec. */
export function schemaValues(schema: AnySchema): readonly unknown[] {
  const { def } = schema._zod as unknown as { readonly def: z.core.$ZodTypes['_zod']['def'] };
  switch (def.type) {
    case 'enum':
      return Object.values(def.entries);
    case 'literal':
      return def.values;
    case 'union':
      return def.options.flatMap(schemaValues);
    case 'pipe':
      return [...schemaValues(def.in), ...encodedWords(schema, def.out)];
    default: {
      const within = inner(schema);
      return within ? schemaValues(within) : [];
    }
  }
}

function encodedWords(codec: AnySchema, out: AnySchema): unknown[] {
  return schemaValues(out).flatMap((word) => {
    const encoded = z.safeEncode(codec, word as never);
    return encoded.success ? [encoded.data] : [];
  });
}

/** The fields of an object schema; null for another schema. */
export function shapeOf(schema: AnySchema): Readonly<Record<string, AnySchema>> | null {
  const { def } = schema._zod as unknown as { readonly def: z.core.$ZodTypes['_zod']['def'] };
  if (def.type === 'object') return def.shape;
  const within = inner(schema);
  return within && shapeOf(within);
}

/** Whether the schema expects a list, an object or a record, and not a single value. */
export function isContainer(schema: AnySchema): boolean {
  const { def } = schema._zod as unknown as { readonly def: z.core.$ZodTypes['_zod']['def'] };
  if (['object', 'array', 'tuple', 'record'].includes(def.type)) return true;
  const within = inner(schema);
  return within !== null && isContainer(within);
}

/** Whether the schema expects a single value without parts. */
export function isScalarSchema(schema: AnySchema): boolean {
  const { def } = schema._zod as unknown as { readonly def: z.core.$ZodTypes['_zod']['def'] };
  if (def.type === 'union') return def.options.every(isScalarSchema);
  if (['string', 'number', 'boolean', 'enum', 'literal', 'custom'].includes(def.type)) return true;
  const within = inner(schema);
  return within !== null && isScalarSchema(within);
}
