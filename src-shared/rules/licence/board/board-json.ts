/** The board as data for programs. */
import * as z from 'zod';
import { licenceSummary } from '../reading.ts';
import { attentions, boardVerdicts } from './attention.ts';
import type { BoardRow } from './board-row.ts';
import { boardTotals } from './board-totals.ts';
import { replacedBy } from './replaced.ts';

const seatTotal = z.object({
  seats: z.number().int(),
  /** Licences without a limit, which no sum can hold. */
  unlimited: z.number().int(),
});

/** `licence board … --json`, and the console's export (licence-board.schema.json). */
export const boardShape = z.object({
  /** What asks for attention first. */
  rows: z.array(
    z.object({
      attention: z.enum(attentions),
      verdict: z.enum(boardVerdicts),
      /** The place in `rows` of the newer licence that has taken its place; null: none has. */
      replacedBy: z.number().int().nullable(),
      summary: licenceSummary,
    }),
  ),
  totals: z.object({
    files: z.number().int(),
    customers: z.number().int(),
    attention: z.record(z.enum(attentions), z.number().int()),
    verdict: z.record(z.enum(boardVerdicts), z.number().int()),
    /** In force, and a newer one of the same customer has taken its place. */
    replaced: z.number().int(),
    /** Of licences that are in force and not replaced. */
    pcSeats: seatTotal,
    mobileSeats: seatTotal,
    externalSeats: seatTotal,
  }),
});

/** `rows` in the order in which they are shown. */
export function boardJson(rows: readonly BoardRow[]): z.output<typeof boardShape> {
  const replaced = replacedBy(rows.map(({ summary }) => summary));
  return {
    rows: rows.map(({ attention, verdict, summary }, place) => ({
      attention,
      verdict,
      replacedBy: replaced[place] ?? null,
      summary,
    })),
    totals: boardTotals(rows),
  };
}
