/** The call behind a new list: where its rows come from, and how. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import type { Endpoint } from '#shared/api/endpoint.ts';

/** Where the rows come from: the endpoint's export, its file under src-shared/api, how it answers. */
export interface ListSource {
  readonly endpoint: string;
  readonly file: string;
  readonly rowKey: string;
  /** In pages; else whole. */
  readonly paged: boolean;
  /** The field of a paged request that takes words. */
  readonly search: string | null;
}

/** The declared endpoint behind an id; its answer must be a list with the wanted fields. */
export async function findList(id: string, fields: string[]): Promise<ListSource> {
  const folder = join(import.meta.dirname, '../../src-shared/api');
  const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  for (const file of modules) {
    const exports: Record<string, unknown> = await import(pathToFileURL(join(folder, file)).href);
    for (const [name, value] of Object.entries(exports)) {
      if (isEndpoint(value) && value.id === id) {
        return { endpoint: name, file: file.replaceAll('\\', '/'), ...rowsOf(value, fields) };
      }
    }
  }
  throw new Error(`no endpoint has the id ${id}; declare it in src-shared/api first.`);
}

/** How the endpoint answers its rows; a row must have the wanted fields. */
function rowsOf(endpoint: Endpoint, fields: string[]): Omit<ListSource, 'endpoint' | 'file'> {
  const { response, request } = endpoint;
  const page = response instanceof z.ZodObject ? response.shape : {};
  const paged = page.result instanceof z.ZodArray && 'totalCount' in page;
  const rows = paged ? page.result : response;
  const row = rows instanceof z.ZodArray ? rows.element : undefined;
  if (!(row instanceof z.ZodObject)) throw new Error(`${endpoint.id} does not answer a list of objects.`);
  const asked = request instanceof z.ZodObject ? Object.keys(request.shape) : [];
  if (paged && !(asked.includes('pageNo') && asked.includes('pageSize'))) {
    throw new Error(`${endpoint.id} answers pages and is not asked for one by pageNo and pageSize.`);
  }
  const unknown = fields.find((field) => !Object.hasOwn(row.shape, field));
  const known = Object.keys(row.shape);
  if (unknown !== undefined) throw new Error(`a row has no ${unknown}; it has ${known.join(', ')}.`);
  return {
    paged,
    search: paged ? (asked.find((field) => field === 'keywords' || field === 'keyword') ?? null) : null,
    rowKey: known.find((field) => field === 'id') ?? fields[0] ?? 'id',
  };
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'encoding' in value && 'envelope' in value;
}
