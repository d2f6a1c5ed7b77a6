/** The wire side of a codec as JSON Schema 2020-12, the dialect of OpenAPI 3.1. */
import * as z from 'zod';
import { exactNumber, jsonTexts } from '../../src-shared/api/codecs.ts';
import { figureShapes } from '../../src-shared/api/figures.ts';

export interface Schema {
  readonly [keyword: string]: unknown;
}

/** Schemas with a name of their own, which others refer to. */
export type SchemaNames = ReadonlyMap<z.core.$ZodType, string>;

export const reference = (name: string) => `#/components/schemas/${name}`;

/** Returns the schema with references to the named ones inside; `zod` itself is always written out. */
export function wireSchema(zod: z.core.$ZodType, named: SchemaNames): Schema {
  const others = z.registry<{ id: string }>();
  for (const [schema, id] of named) if (schema !== zod) others.add(schema, { id });
  const { $schema, $defs, ...schema } = z.toJSONSchema(zod, {
    metadata: others,
    // The wire is the input of a codec, for requests too, which are encoded into it.
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const better = zodSchema instanceof z.ZodType ? describedBy(zodSchema, jsonSchema, named) : null;
      if (better === null) return;
      for (const keyword of Object.keys(jsonSchema)) delete jsonSchema[keyword];
      Object.assign(jsonSchema, better);
    },
  });
  const names = new Set(named.values());
  const unnamed = Object.keys($defs ?? {}).filter((name) => !names.has(name));
  if (unnamed.length > 0) throw new Error(`a schema that holds itself needs a name in parts.ts: ${unnamed}`);
  return withReferences(schema, named.get(zod)) as Schema;
}

export function schemaOrReference(zod: z.core.$ZodType, named: SchemaNames): Schema {
  const name = named.get(zod);
  return name === undefined ? wireSchema(zod, named) : { $ref: reference(name) };
}

/** Describes properties of our codecs that zod does not export. */
function describedBy(zod: z.ZodType, seen: Schema, named: SchemaNames): Schema | null {
  const figures = figureShapes.get(zod);
  if (figures) {
    const optional = Object.entries(figures.figures).map(([name, one]) => [name, z.optional(one)]);
    return wireSchema(z.object({ ...figures.rest, ...Object.fromEntries(optional) }), named);
  }
  const inner = jsonTexts.get(zod);
  if (inner) {
    const contentSchema = schemaOrReference(inner, named);
    return { type: 'string', contentMediaType: 'application/json', contentSchema };
  }
  // A number with more digits than a double holds is a number on the wire.
  if (zod instanceof z.ZodUnion && zod.options.some(isExact)) {
    return wireSchema(z.union(zod.options.filter((one) => !isExact(one)) as z.ZodType[]), named);
  }
  // OpenAPI 3.1: raw bytes have a media type and no type.
  if (zod instanceof z.ZodFile) return { contentMediaType: 'application/octet-stream' };
  if (zod instanceof z.ZodCodec && zod.def.out instanceof z.ZodEnum) {
    const spelled = zod.def.out.options.map((name) => [z.encode(zod, name), name]);
    const words = spelled.map(([wire, name]) => `${JSON.stringify(wire)}: ${name}`).join('; ');
    return { ...seen, description: words, examples: spelled.map(([wire]) => wire) };
  }
  if (zod instanceof z.ZodCatch) {
    const instead = JSON.stringify(z.decode(zod, undefined as never));
    return { ...seen, description: `Anything else, or nothing, is read as ${instead}.` };
  }
  if (zod instanceof z.ZodObject) {
    const caught = Object.keys(zod.shape).filter((name) => zod.shape[name] instanceof z.ZodCatch);
    if (caught.length === 0) return null;
    const required = (seen.required as readonly string[]).filter((name) => !caught.includes(name));
    return { ...seen, required };
  }
  return null;
}

function isExact(zod: z.core.$ZodType): boolean {
  return zod === exactNumber || (zod instanceof z.ZodCodec && zod.def.in === exactNumber);
}

/** Rewrites zod's references, which lead into its own `$defs`, and to `#` for the schema itself. */
function withReferences(value: unknown, self: string | undefined): unknown {
  if (Array.isArray(value)) return value.map((one) => withReferences(one, self));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => {
      if (key !== '$ref' || typeof one !== 'string') return [key, withReferences(one, self)];
      if (one !== '#') return [key, one.replace('#/$defs/', reference(''))];
      if (self === undefined) throw new Error('a schema that holds itself needs a name in parts.ts');
      return [key, reference(self)];
    }),
  );
}

/** Adds the comments of fields as descriptions, where there is none yet. */
export function withFieldComments(schema: Schema, fields: ReadonlyMap<string, string>): Schema {
  return commented(schema, fields) as Schema;
}

function commented(value: unknown, fields: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((one) => commented(one, fields));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => {
      const inner = commented(one, fields);
      return [key, key === 'properties' ? withDescriptions(inner as Record<string, Schema>, fields) : inner];
    }),
  );
}

function withDescriptions(
  properties: Readonly<Record<string, Schema>>,
  fields: ReadonlyMap<string, string>,
): Record<string, Schema> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const description = [fields.get(name), schema.description].filter(Boolean).join(' ');
      return [name, description === '' ? schema : { ...schema, description }];
    }),
  );
}
