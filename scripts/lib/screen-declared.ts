/** What a new screen stands on: calls, plain lists, records and tables of fields, found by their names. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { findList, type ListSource } from './list-source.ts';
import type { ScreenPlan } from './screen-plan.ts';

/** An export and its file, under `src-shared/api` or `src-shared/rules`. */
export interface Source {
  readonly name: string;
  readonly file: string;
}
type Facts = Readonly<Record<string, unknown>>;

export type Declared =
  | { readonly kind: 'list'; readonly source: ListSource }
  | { readonly kind: 'plainList'; readonly list: Source; readonly words: string; readonly narrow: Facts }
  | {
      readonly kind: 'form';
      readonly record: Source;
      readonly fields: Source;
      readonly read: Source;
      readonly input: Facts;
      readonly place: Facts;
    }
  | {
      readonly kind: 'order';
      readonly list: Source;
      readonly input: Facts;
      readonly sort: Source;
      /** The field of the sorting call that takes the ids. */
      readonly ids: string;
      readonly rowKey: string;
      readonly called: string;
    };

/** Throws an Error with one clear line where something is not declared, or does not fit. */
export async function declaredFor({ shape }: ScreenPlan): Promise<Declared | null> {
  switch (shape.kind) {
    case 'page':
      return null;
    case 'list':
      return { kind: 'list', source: await findList(shape.endpoint, fieldsOf(shape.columns)) };
    case 'plainList':
      return plainList(shape.list);
    case 'form':
      return form(shape);
    default:
      return order(shape.endpoint, shape.sort, fieldsOf(shape.columns));
  }
}

const fieldsOf = (columns: readonly { readonly field: string }[]) => columns.map(({ field }) => field);

async function plainList(id: string): Promise<Declared> {
  const found = await find('rules', (value) => {
    const { calls, words, record } = value as { calls?: Facts; words?: unknown; record?: { id: unknown } };
    return calls !== undefined && words !== undefined && record?.id === id;
  });
  if (!found)
    throw new Error(`there is no plain list ${id}: declare it by listKind in src-shared/rules first.`);
  const { calls, words } = found.value as { calls: { query: Endpoint }; words: string };
  const own = ['pageNo', 'pageSize', 'conditions', 'connection', 'orderBy', 'orderType'];
  const narrow = Object.entries(calls.query.example() as Facts).filter(([name]) => !own.includes(name));
  return { kind: 'plainList', list: found.source, words, narrow: Object.fromEntries(narrow) };
}

interface FormShape {
  readonly record: string;
  readonly fields: string;
  readonly endpoint: string;
  readonly place: Facts;
}

async function form({ record, fields, endpoint, place }: FormShape): Promise<Declared> {
  const kind = await find('rules', (value) => 'place' in value && 'write' in value && value.id === record);
  if (!kind)
    throw new Error(
      `there is no record ${record}: declare its RecordKind in src-shared/rules/records first.`,
    );
  const isTable = (value: object) =>
    Object.values(value).every((row) => row && typeof row === 'object' && 'kind' in row);
  const table = await find('rules', (value, name) => name === fields && isTable(value));
  if (!table) throw new Error(`there is no table of fields ${fields} in src-shared/rules.`);
  const problem = (kind.value as { place: z.ZodType }).place.safeParse(place).error?.issues[0];
  if (problem) throw new Error(`--place: ${problem.path.join('.')}: ${problem.message}.`);
  const read = await findCall(endpoint);
  const call = read.value as unknown as Endpoint;
  if (call.effect !== 'read')
    throw new Error(`${endpoint} writes: --read names the call that answers what is stored.`);
  const asked = call.request instanceof z.ZodObject ? Object.keys(call.request.shape) : [];
  const said = Object.entries(place).filter(([name, value]) => asked.includes(name) && value !== '');
  const input = z.safeEncode(call.request, Object.fromEntries(said) as never);
  if (!input.success)
    throw new Error(`${endpoint} is asked for more than --place says: write that screen by hand.`);
  return {
    kind: 'form',
    record: kind.source,
    fields: table.source,
    read: read.source,
    place,
    input: Object.fromEntries(said),
  };
}

async function order(endpoint: string, sort: string, fields: readonly string[]): Promise<Declared> {
  const list = await findList(endpoint, [...fields]);
  if (list.paged) throw new Error(`${endpoint} answers pages: only a whole list has an order of its own.`);
  const { value, source } = await findCall(sort);
  const { request, effect } = value as unknown as Endpoint;
  const entries: [string, unknown][] = request instanceof z.ZodObject ? Object.entries(request.shape) : [];
  const [ids, ...more] = entries;
  if (effect !== 'write' || !ids || more.length > 0 || !(ids[1] instanceof z.ZodArray))
    throw new Error(`--order: ${sort} does not take all ids in their new order, and nothing else.`);
  return {
    kind: 'order',
    list: { name: list.endpoint, file: list.file },
    input: {},
    sort: source,
    ids: ids[0],
    rowKey: list.rowKey,
    called: fields[0] ?? list.rowKey,
  };
}

async function findCall(id: string) {
  const found = await find('api', (value) => 'encoding' in value && value.id === id);
  if (!found) throw new Error(`no endpoint has the id ${id}; declare it in src-shared/api first.`);
  return found;
}

async function find(room: 'api' | 'rules', fits: (value: Facts, name: string) => boolean) {
  const folder = join(import.meta.dirname, '../../src-shared', room);
  const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  for (const file of modules.sort()) {
    const exports: Facts = await import(pathToFileURL(join(folder, file)).href);
    for (const [name, value] of Object.entries(exports)) {
      if (typeof value === 'object' && value !== null && fits(value as Facts, name))
        return { value: value as Facts, source: { name, file: file.replaceAll('\\', '/') } };
    }
  }
  return null;
}
