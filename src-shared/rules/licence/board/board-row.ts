/** One line of the board of opened licences: what a file's summary says, flat. */
import type { LicenceSummary } from '../reading.ts';
import { type Attention, attentionOf, type BoardVerdict, nearestEnd, verdictOf } from './attention.ts';

export interface BoardRow {
  /** Its place among the files that were asked for. */
  readonly file: number;
  readonly name: string;
  readonly summary: LicenceSummary;
  readonly attention: Attention;
  readonly verdict: BoardVerdict;
  readonly companyName: string;
  readonly customerId: string;
  readonly licenceCode: string;
  /** YYYY-MM-DD; null: none, or not readable. */
  readonly startDate: string | null;
  readonly expiryDate: string | null;
  /** Whole days to the last one, of the licence or of the file if that ends before it; negative after it. */
  readonly daysRemaining: number | null;
  readonly ends: 'licence' | 'file';
  readonly pcSeats: number | null;
  readonly mobileSeats: number | null;
  readonly externalSeats: number | null;
  readonly tenantLimit: number | null;
  /** Of all levels; null where the file is not readable. */
  readonly modules: number | null;
  readonly enabledModules: number | null;
}

export function boardRow(summary: LicenceSummary, file: number): BoardRow {
  const { licence } = summary;
  const end = nearestEnd(summary);
  return {
    file,
    name: summary.name,
    summary,
    attention: attentionOf(summary),
    verdict: verdictOf(summary),
    companyName: licence?.companyName ?? '',
    customerId: licence?.customerId ?? '',
    licenceCode: licence?.licenceCode ?? '',
    startDate: licence?.startDate ?? null,
    expiryDate: licence?.expiryDate ?? null,
    daysRemaining: end.days,
    ends: end.of,
    pcSeats: licence?.pcSeats ?? null,
    mobileSeats: licence?.mobileSeats ?? null,
    externalSeats: licence?.externalSeats ?? null,
    tenantLimit: licence?.tenantLimit ?? null,
    modules: licence?.moduleCount ?? null,
    enabledModules: licence?.enabledModules ?? null,
  };
}
