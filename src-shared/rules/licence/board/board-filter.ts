import { customerKey } from '../family.ts';
import type { BoardAttention, BoardVerdict } from './attention.ts';
import type { BoardRow } from './board-row.ts';

export interface BoardFilter {
  readonly verdict?: BoardVerdict | null;
  readonly attention?: BoardAttention | null;
  /** The key of a customer (`customerKey`). */
  readonly customer?: string | null;
  /** The maximum number of whole days to the last day; ended licences match, licences without an end do not. */
  readonly within?: number | null;
  /** Words that must all occur in the file's name, company, customer id, code, fingerprints or key id. */
  readonly text?: string;
}

export function filterBoard(rows: readonly BoardRow[], filter: BoardFilter): BoardRow[] {
  const words = (filter.text ?? '').normalize('NFKC').toLowerCase().split(/\s+/u).filter(Boolean);
  const { verdict = null, attention = null, customer = null, within = null } = filter;
  return rows.filter(
    (row) =>
      (verdict === null || row.verdict === verdict) &&
      (attention === null || row.attention === attention) &&
      (customer === null || boardCustomerKey(row) === customer) &&
      (within === null || (row.daysRemaining !== null && row.daysRemaining <= within)) &&
      (words.length === 0 || hasWords(row, words)),
  );
}

export function boardCustomerKey(row: BoardRow): string | null {
  return row.summary.licence && customerKey(row);
}

function hasWords(row: BoardRow, words: readonly string[]): boolean {
  const { sha256, sm3, signature } = row.summary;
  const found = [row.name, row.companyName, row.customerId, row.licenceCode, sha256, sm3, signature?.keyId]
    .join('\n')
    .normalize('NFKC')
    .toLowerCase();
  return words.every((word) => found.includes(word));
}
