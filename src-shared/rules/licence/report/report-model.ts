/** What a report about licence files says, before it is written in some form and language. */
import * as z from 'zod';
import { compareLicences } from '../compare.ts';
import type { LicenceComparison } from '../comparison.ts';
import { orderFamily } from '../family.ts';
import type { LicenceReading } from '../reading.ts';
import { type RiskSentence, risksOf } from '../risk.ts';
import { licenceStates } from '../states.ts';
import { checkUsage, type PresentUse, type UseFinding } from '../usage-check.ts';
import type { Zones } from './report-words.ts';

/** The verdicts of our own, or none: a server read the file and this computer did not check it. */
export const reportStates = z.enum([...licenceStates, 'READ_BY_SERVER']);

export interface ReportFile extends Omit<LicenceReading, 'state'> {
  readonly state: z.output<typeof reportStates>;
}

/** From one file to another; both are places in `files`. */
export interface ReportStep {
  readonly before: number;
  readonly after: number;
  readonly comparison: LicenceComparison;
  readonly risks: readonly RiskSentence[];
}

/** Of files that this computer read, unless a server's are among them. */
export interface ReportModel<File extends ReportFile = LicenceReading> {
  readonly kind: 'one' | 'compare' | 'family';
  /** Milliseconds since 1970, UTC. */
  readonly now: number;
  /** The program's. */
  readonly version: string;
  readonly files: readonly File[];
  /** None where there is one file, or fewer than two readable ones. */
  readonly steps: readonly ReportStep[];
  /** Against the last readable file; empty where the present use is not known. */
  readonly use: readonly UseFinding[];
}

/** Whoever read the files. */
export type AnyReport = ReportModel<ReportFile>;

export interface ReportInput<File extends ReportFile = LicenceReading> {
  /** Two are compared in this order, more are put in the order of time. */
  readonly readings: readonly File[];
  readonly now: number;
  readonly version: string;
  /** That of the two readings, where it was made already. */
  readonly comparison?: LicenceComparison | null;
  readonly use?: PresentUse | null;
}

export function reportModel<File extends ReportFile>({
  readings,
  now,
  version,
  comparison,
  use,
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
  return { kind, now, version, files, steps, use: last && use ? checkUsage(last, use, as) : [] };
}

/** In which zones the two licences of a step count their days. */
export function zonesOf({ files }: AnyReport, { before, after }: ReportStep): Zones {
  const zone = (place: number) => files[place]?.licence?.timeZone;
  return { before: zone(before), after: zone(after) };
}

/** The one whose modules the report lists: the newest that can be read. */
export function lastReadable<File extends ReportFile>({ files }: ReportModel<File>): File | null {
  return files.findLast(({ licence }) => licence !== null) ?? null;
}
