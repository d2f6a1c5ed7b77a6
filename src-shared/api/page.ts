/** Paged lists: `{ result, totalCount, pageNo, pageSize, hasNext }` (spec 1§3 "The paged list carries"). */
import * as z from 'zod';
import { wireNumber } from './codecs.ts';

/** Pages count from 1. */
export const pageRequest = { pageNo: z.int().min(1), pageSize: z.int().min(1) };

/** One page of rows; `hasNext` may be left out by the server. */
export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({
    result: z.array(row),
    totalCount: wireNumber,
    pageNo: wireNumber,
    pageSize: wireNumber,
    hasNext: z.boolean().optional(),
  });
}
