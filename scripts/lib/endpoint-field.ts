/** A field of a call: how it is said on the command line, how it is written in a schema, how a column holds it. */
import type { Column, TableFacts } from './endpoint-table.ts';

export const fieldTypes = ['text', 'id', 'ids', 'number', 'count', 'flag'] as const;
export type FieldType = (typeof fieldTypes)[number] | readonly string[];

export interface EndpointField {
  readonly name: string;
  readonly optional: boolean;
  /** null: as its column is. */
  readonly type: FieldType | null;
  readonly example: string | null;
}

/** `segmentName:text=Branch`, `segmentType?:IPv4|IPv6`. */
export function fieldFrom(option: string, text: string): EndpointField {
  const [, name = '', optional = '', type, example] =
    /^([a-z][A-Za-z0-9]*)(\??)(?::([^=]+))?(?:=(.*))?$/.exec(text) ?? [];
  if (name === '') throw new Error(`${option} ${text} is not name:type.`);
  if (option === '--answer' && (optional !== '' || example !== undefined))
    throw new Error(`--answer ${text}: an answer has neither a mark nor an example.`);
  return { name, optional: optional !== '', type: typeFrom(text, type), example: example ?? null };
}

function typeFrom(text: string, type: string | undefined): FieldType | null {
  if (type === undefined) return null;
  const known = fieldTypes.find((each) => each === type);
  if (known !== undefined) return known;
  const words = type.split('|');
  if (words.length < 2 || !words.every((word) => /^[\w-]+$/.test(word)))
    throw new Error(`${text}: ${type} is none of ${fieldTypes.join(', ')}, nor words such as on|off.`);
  return words;
}

/** `segmentName` is held by `segment_name`. */
export const columnOf = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A field with the column that holds it; throws where none does, or one of another type. */
export interface HeldField extends EndpointField {
  readonly type: FieldType;
  readonly column: string;
}
export function heldBy(table: TableFacts, field: EndpointField): HeldField {
  const column = field.type === 'ids' ? table.id : columnOf(field.name);
  const held = table.columns.get(column);
  if (held === undefined)
    throw new Error(
      `${table.name} has no ${column} for ${field.name}; it has ${[...table.columns.keys()].join(', ')}.`,
    );
  const type = field.type ?? typeOf(table, column, held);
  const wants = typeof type === 'string' && ['number', 'count', 'flag'].includes(type) ? 'integer' : 'text';
  const id = column === table.id && (type === 'id' || type === 'ids');
  if (held.type !== wants && !id)
    throw new Error(`${column} is ${held.type}: ${field.name} cannot be ${said(type)}.`);
  return { ...field, column, type };
}

function typeOf(table: TableFacts, column: string, { type }: Column): FieldType {
  if (column === table.id) return 'id';
  if (type === 'blob') throw new Error(`${column} holds bytes: such a call is written by hand.`);
  return type === 'integer' ? 'number' : 'text';
}

const said = (type: FieldType): string => (typeof type === 'string' ? type : type.join('|'));

/** The schema as source; `codecs` are what it names of `codecs.ts`. */
export function schemaOf({ type, optional }: HeldField, where: 'request' | 'answer') {
  const { source, codecs } = bare(type, where);
  return { source: optional ? `${source}.optional()` : source, codecs };
}

function bare(type: FieldType, where: 'request' | 'answer'): { source: string; codecs: readonly string[] } {
  const codec = (name: string) => ({ source: name, codecs: [name] });
  if (typeof type !== 'string')
    return { source: `z.enum([${type.map((word) => `'${word}'`).join(', ')}])`, codecs: [] };
  if (type === 'flag') return codec('flag01');
  if (type === 'number') return codec('wireNumber');
  if (type === 'count') return codec('wireCount');
  if (where === 'answer') return codec(type === 'id' ? 'wireId' : 'wireText');
  if (type === 'ids') return { source: 'z.array(z.string().min(1)).min(1)', codecs: [] };
  return { source: type === 'id' ? 'z.string().min(1)' : 'z.string()', codecs: [] };
}

/** What a column's value is for whoever calls. */
export function cleanValue({ type }: HeldField, value: unknown): unknown {
  if (type === 'flag') return value === 1;
  if (type === 'id') return String(value);
  return type === 'text' ? (value ?? '') : value;
}

/** What was said as an example, as a clean value; throws where it is none. */
export function exampleFrom({ name, type }: HeldField, text: string): unknown {
  const wrong = new Error(`--field ${name}: ${text} is no ${said(type)}.`);
  if (type === 'ids') return text.split(',');
  if (type === 'flag') {
    if (text !== '0' && text !== '1') throw wrong;
    return text === '1';
  }
  if (type === 'number' || type === 'count') {
    const value = Number(text);
    if (text === '' || Number.isNaN(value)) throw wrong;
    if (type === 'count' && !(Number.isInteger(value) && value >= 0)) throw wrong;
    return value;
  }
  if (typeof type !== 'string' && !type.includes(text)) throw wrong;
  return text;
}
