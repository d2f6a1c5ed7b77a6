/**
 * Records of a plain list by their ids, also where the server has no call for it, which the documents never show: the
 * list's own pages are gone through then.
 */
import type * as z from 'zod';
import { ApiError } from '../../../api/api-error.ts';
import type { Endpoint } from '../../../api/endpoint.ts';
import type { ListPage, PlainList } from '../../../api/plain-list.ts';
import type { Ask } from './record.ts';

const pageSize = 100;
/** Pages: what stands behind them is not looked for. */
const mostPages = 50;

/** What its pages are narrowed by is nothing here. */
export interface RecordCalls<Item> extends Pick<PlainList<Item, never, never, never>, 'byIds'> {
  readonly query: Endpoint<z.core.$ZodType, z.core.$ZodType<ListPage<Item>>>;
}

/** What is gone is left out. Throws as the calls do. */
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
