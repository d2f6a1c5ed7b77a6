/** Paged lists: `{ result, totalCount, pageNo, pageSize, hasNext }` (spec 1§3 "The paged list carries"). */
import * as z from 'zod';
import { wireCount, wireNumber } from './codecs.ts';

/** A page number or a page size: a whole number from 1, which a query spells as text. */
export const pageNumber = z.codec(z.union([z.int(), z.string().regex(/^\d{1,15}$/)]), z.int().min(1), {
  decode: (wire) => Number(wire),
  encode: (value) => value,
});

/** Pages count from 1. */
export const pageRequest = { pageNo: pageNumber, pageSize: pageNumber };

/** The page of most examples. */
export const firstPage = { pageNo: 1, pageSize: 10 };

/** One page of rows; `hasNext` may be left out by the server. */
export function pageOf<Row extends z.core.$ZodType>(row: Row) {
  return z.object({
    result: z.array(row),
    totalCount: wireCount,
    pageNo: wireNumber,
    pageSize: wireNumber,
    hasNext: z.boolean().optional(),
  });
}
