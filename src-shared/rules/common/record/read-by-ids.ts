/**
 * Reads records of a plain list by their ids. The documents never show a call by ids, so a server may lack it; then
 * the pages of the list are searched instead.
 */
import type * as z from 'zod';
import { ApiError } from '../../../api/api-error.ts';
import type { Endpoint } from '../../../api/endpoint.ts';
import type { ListPage, PlainList } from '../../../api/plain-list.ts';
import type { Ask } from './record.ts';

const pageSize = 100;
/** The maximum number of pages searched; records behind them are not found. */
const mostPages = 50;

/** The filter of the list's pages is not needed here. */
export interface RecordCalls<Item> extends Pick<PlainList<Item, never, never, never>, 'byIds'> {
  readonly query: Endpoint<z.core.$ZodType, z.core.$ZodType<ListPage<Item>>>;
}

/** Leaves out deleted records. Throws the errors of the calls. */
export async function readByIds<Item>(
  ask: Ask,
  calls: RecordCalls<Item>,
  ids: readonly string[],
): Promise<readonly Item[]> {
  try {
    return await ask(calls.byIds, { ids: [...ids] });
  } catch (error) {
    if (!(error instanceof ApiError) || error.lookedAt === null) throw error;
    return fromPages(ask, calls, new Set(ids));
  }
}

async function fromPages<Item>(
  ask: Ask,
  { query }: RecordCalls<Item>,
  ids: ReadonlySet<string>,
): Promise<Item[]> {
  const found: Item[] = [];
  for (let pageNo = 1; pageNo <= mostPages && found.length < ids.size; pageNo += 1) {
    const { result, totalCount } = await ask(query, { pageNo, pageSize } as never);
    found.push(...result.filter((item) => ids.has(String((item as { readonly id?: unknown }).id))));
    if (result.length === 0 || pageNo * pageSize >= totalCount) break;
  }
  return found;
}
