import { unlimitedSeats } from '../../common/licence/licence.ts';
import { attentions, type BoardAttention, type BoardVerdict, boardVerdicts } from './attention.ts';
import { boardCustomerKey } from './board-filter.ts';
import type { BoardRow } from './board-row.ts';
import { replacedLicences } from './replaced-licences.ts';

export interface SeatTotal {
  /** The sum of the seats of licences with a limit. */
  readonly seats: number;
  /** The number of licences without a limit, which no sum can include. */
  readonly unlimited: number;
}

export interface BoardTotals {
  readonly files: number;
  readonly customers: number;
  readonly attention: Readonly<Record<BoardAttention, number>>;
  readonly verdict: Readonly<Record<BoardVerdict, number>>;
  /** The number of licences that a newer one of the same customer replaces (`replaced-licences.ts`). */
  readonly replaced: number;
  /** The totals of the licences in force that are not replaced. */
  readonly pcSeats: SeatTotal;
  readonly mobileSeats: SeatTotal;
  readonly externalSeats: SeatTotal;
}

export function boardTotals(rows: readonly BoardRow[]): BoardTotals {
  const replaced = replacedLicences(rows.map(({ summary }) => summary));
  const inForce = rows.filter(({ verdict }, index) => verdict === 'valid' && replaced[index] === null);
  return {
    files: rows.length,
    customers: new Set(rows.map(boardCustomerKey).filter((key) => key !== null)).size,
    attention: countBy(attentions, rows, ({ attention }) => attention),
    verdict: countBy(boardVerdicts, rows, ({ verdict }) => verdict),
    replaced: rows.filter(({ verdict }, index) => verdict === 'valid' && replaced[index] !== null).length,
    pcSeats: seatTotal(inForce.map(({ pcSeats }) => pcSeats)),
    mobileSeats: seatTotal(inForce.map(({ mobileSeats }) => mobileSeats)),
    externalSeats: seatTotal(inForce.map(({ externalSeats }) => externalSeats)),
  };
}

function countBy<Key extends string>(
  keys: readonly Key[],
  rows: readonly BoardRow[],
  keyOfRow: (row: BoardRow) => Key,
): Record<Key, number> {
  const counts = Object.fromEntries(keys.map((key) => [key, 0])) as Record<Key, number>;
  for (const row of rows) counts[keyOfRow(row)] += 1;
  return counts;
}

function seatTotal(values: readonly (number | null)[]): SeatTotal {
  let [seats, unlimited] = [0, 0];
  for (const value of values) {
    if (value === unlimitedSeats) unlimited += 1;
    else seats += value ?? 0;
  }
  return { seats, unlimited };
}
