import * as z from 'zod';
import { licenceSummary } from '../reading.ts';
import { attentions, boardVerdicts } from './attention.ts';
import type { BoardRow } from './board-row.ts';
import { boardTotals } from './board-totals.ts';
import { replacedLicences } from './replaced-licences.ts';

const seatTotal = z.object({
  seats: z.number().int(),
  /** The number of licences without a limit, which no sum can include. */
  unlimited: z.number().int(),
});

/** The shape of `licence board … --json` and of the console's export (licence-board.schema.json). */
export const boardShape = z.object({
  /** The rows by attention, the gravest first. */
  rows: z.array(
    z.object({
      attention: z.enum(attentions),
      verdict: z.enum(boardVerdicts),
      /** The index in `rows` of the newer licence that replaces this one; null when there is none. */
      replacedBy: z.number().int().nullable(),
      summary: licenceSummary,
    }),
  ),
  totals: z.object({
    files: z.number().int(),
    customers: z.number().int(),
    attention: z.record(z.enum(attentions), z.number().int()),
    verdict: z.record(z.enum(boardVerdicts), z.number().int()),
    /** The number of licences that a newer one of the same customer replaces. */
    replaced: z.number().int(),
    /** The totals of the licences in force that are not replaced. */
    pcSeats: seatTotal,
    mobileSeats: seatTotal,
    externalSeats: seatTotal,
  }),
});

/** The rows come in the order of display. */
export function boardJson(rows: readonly BoardRow[]): z.output<typeof boardShape> {
  const replaced = replacedLicences(rows.map(({ summary }) => summary));
  return {
    rows: rows.map(({ attention, verdict, summary }, index) => ({
      attention,
      verdict,
      replacedBy: replaced[index] ?? null,
      summary,
    })),
    totals: boardTotals(rows),
  };
}
