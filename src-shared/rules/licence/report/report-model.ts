/** The content of a report about licence files, independent of its format and language. */
import * as z from 'zod';
import { compareLicences } from '../compare.ts';
import type { LicenceComparison } from '../comparison.ts';
import { orderFamily } from '../family.ts';
import type { LicenceReading } from '../reading.ts';
import { type RiskSentence, risksOf } from '../risk.ts';
import type { LicenceZones } from '../description/licence-writer.ts';
import { licenceStates } from '../states.ts';
import { checkOwnUse, type OwnUse, type UseFinding } from '../usage-check.ts';

/** The states of this program's reading, and one for a file that a server read and this computer did not check. */
export const reportStates = z.enum([...licenceStates, 'READ_BY_SERVER']);

export interface ReportFile extends Omit<LicenceReading, 'state'> {
  readonly state: z.output<typeof reportStates>;
}

/** A step from one file to another; `before` and `after` are indexes in `files`. */
export interface ReportStep {
  readonly before: number;
  readonly after: number;
  readonly comparison: LicenceComparison;
  readonly risks: readonly RiskSentence[];
}

/** A report of files that this computer read; the type parameter allows files of a server too. */
export interface ReportModel<File extends ReportFile = LicenceReading> {
  readonly kind: 'one' | 'compare' | 'family';
  /** The time of the report in milliseconds since 1970, UTC. */
  readonly now: number;
  /** The version of the program. */
  readonly version: string;
  readonly files: readonly File[];
  /** The steps; empty with fewer than two readable files. */
  readonly steps: readonly ReportStep[];
  /** The present use compared with the last readable file; empty when it is not known, or is another company's. */
  readonly use: readonly UseFinding[];
}

/** A report of files read by this computer or by a server. */
export type AnyReport = ReportModel<ReportFile>;

export interface ReportInput<File extends ReportFile = LicenceReading> {
  /** Two readings are compared in this order, more are sorted by time. */
  readonly readings: readonly File[];
  readonly now: number;
  readonly version: string;
  /** The comparison of the two readings, if it already exists. */
  readonly comparison?: LicenceComparison | null;
  /** Left out of the report where the last licence is another company's. */
  readonly use?: readonly OwnUse[];
}

export function reportModel<File extends ReportFile>({
  readings,
  now,
  version,
  comparison,
  use = [],
}: ReportInput<File>): ReportModel<File> {
  const kind = readings.length > 2 ? 'family' : readings.length === 2 ? 'compare' : 'one';
  const files = kind === 'family' ? orderFamily(readings).flatMap((at) => readings[at] ?? []) : readings;
  const readable = files.flatMap((file, at) => (file.licence ? [{ at, licence: file.licence }] : []));
  const steps = readable.slice(1).flatMap((after, index): ReportStep[] => {
    const before = readable[index];
    if (!before) return [];
    const made = (kind === 'compare' && comparison) || compareLicences(before.licence, after.licence);
    const risks = risksOf(made, before.licence, after.licence);
    return [{ before: before.at, after: after.at, comparison: made, risks }];
  });
  const last = readable.at(-1)?.licence;
  const as = kind === 'one' ? 'this' : 'new';
  return { kind, now, version, files, steps, use: last ? checkOwnUse(last, use, as) : [] };
}

/** Returns the time zones in which the two licences of a step count their days. */
export function zonesOf({ files }: AnyReport, { before, after }: ReportStep): LicenceZones {
  const zone = (index: number) => files[index]?.licence?.timeZone;
  return { before: zone(before), after: zone(after) };
}

/** Returns the newest readable file, whose modules the report lists. */
export function lastReadable<File extends ReportFile>({ files }: ReportModel<File>): File | null {
  return files.findLast(({ licence }) => licence !== null) ?? null;
}
