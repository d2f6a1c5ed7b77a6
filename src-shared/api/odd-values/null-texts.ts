/** Texts that came as null: read as '' and not odd, but kept, because unchanged ones are sent back as null. */
import * as z from 'zod';
import { type AnySchema, schemaAt } from './schema-at.ts';
import type { OddPosition } from './tolerant-read.ts';

/** Most fields of one answer that are searched; a page of any list has fewer. */
const most = 5_000;

export function nullTexts(schema: AnySchema, data: unknown): OddPosition[] {
  const found: OddPosition[] = [];
  let looked = 0;
  for (const path of nullsIn(data, [])) {
    looked += 1;
    if (looked > most) break;
    const position = schemaAt(schema, data, path);
    if (position.path.length !== path.length) continue;
    const read = z.safeDecode(position.schema, null as never);
    if (!read.success || read.data !== '') continue;
    found.push({ path, raw: null, problem: '', standIns: [''] });
  }
  return found;
}

function* nullsIn(value: unknown, path: readonly PropertyKey[]): Generator<readonly PropertyKey[]> {
  if (value === null) yield path;
  else if (Array.isArray(value))
    for (const [index, one] of value.entries()) yield* nullsIn(one, [...path, index]);
  else if (typeof value === 'object')
    for (const [name, one] of Object.entries(value)) yield* nullsIn(one, [...path, name]);
}
