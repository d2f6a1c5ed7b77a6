/** A row of the board of opened licences: a file's summary as flat values. */
import type { LicenceSummary } from '../reading.ts';
import {
  attentionOf,
  type BoardAttention,
  type BoardVerdict,
  boardVerdictOf,
  nearestEnd,
} from './attention.ts';

export interface BoardRow {
  /** The index among the requested files. */
  readonly file: number;
  readonly name: string;
  readonly summary: LicenceSummary;
  readonly attention: BoardAttention;
  readonly verdict: BoardVerdict;
  readonly companyName: string;
  readonly customerId: string;
  readonly licenceCode: string;
  /** The days as YYYY-MM-DD; null when there is none or the file is not readable. */
  readonly startDate: string | null;
  readonly expiryDate: string | null;
  /** The whole days to the last day of the licence, or of the file if that ends earlier; negative after it. */
  readonly daysRemaining: number | null;
  readonly ends: 'licence' | 'file';
  readonly pcSeats: number | null;
  readonly mobileSeats: number | null;
  readonly externalSeats: number | null;
  readonly tenantLimit: number | null;
  /** The number of modules at all levels; null when the file is not readable. */
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
    verdict: boardVerdictOf(summary),
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
