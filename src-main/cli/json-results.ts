/** What `--json` prints of several files; the shapes are published in docs/formats (scripts/terminal-schemas.ts). */
import * as z from 'zod';
import { licenceReading, licenceSummary } from '#shared/bridge/licence.ts';
import { licenceComparison } from '#shared/rules/licence/comparison.ts';
import { attentions, boardVerdicts } from '#shared/rules/licence-board/attention.ts';
import type { BoardRow } from '#shared/rules/licence-board/board-row.ts';
import { boardTotals } from '#shared/rules/licence-board/board-totals.ts';
import { riskShape, risksJson, usageJson, usageShape } from '#shared/rules/licence-report/json-parts.ts';
import type { ReportModel } from '#shared/rules/licence-report/report-model.ts';
import { summarise } from '../services/licence/reader/summary.ts';
import type { Words } from './words.ts';

/** `licence compare A B --json` */
export const pairShape = z.object({
  reading: licenceReading,
  compareReading: licenceReading,
  /** Null where one of the two is not readable. */
  comparison: licenceComparison.nullable(),
  /** The gravest first. */
  risks: z.array(riskShape),
  /** Of `--used`, against the second file. */
  use: z.array(usageShape),
});

/** `licence compare A B C … --json` */
export const familyShape = z.object({
  /** In the order of time; unreadable ones stand at the end. */
  members: z.array(licenceSummary),
  /** `before` and `after` are places in `members`, from 0. */
  steps: z.array(
    z.object({
      before: z.number().int(),
      after: z.number().int(),
      risks: z.array(riskShape),
      comparison: licenceComparison,
    }),
  ),
  use: z.array(usageShape),
});

const seatTotal = z.object({
  seats: z.number().int(),
  /** Licences without a limit, which no sum can hold. */
  unlimited: z.number().int(),
});

/** `licence board … --json` */
export const boardShape = z.object({
  /** What asks for attention first. */
  rows: z.array(
    z.object({ attention: z.enum(attentions), verdict: z.enum(boardVerdicts), summary: licenceSummary }),
  ),
  totals: z.object({
    files: z.number().int(),
    customers: z.number().int(),
    attention: z.record(z.enum(attentions), z.number().int()),
    verdict: z.record(z.enum(boardVerdicts), z.number().int()),
    /** Of licences that are in force. */
    pcSeats: seatTotal,
    mobileSeats: seatTotal,
    externalSeats: seatTotal,
  }),
});

export function pairJson({ files, steps, use }: ReportModel, words: Words): z.output<typeof pairShape> {
  const [reading, compareReading] = files;
  if (!reading || !compareReading) throw new RangeError('a comparison is of two files');
  const [step] = steps;
  return {
    reading,
    compareReading,
    comparison: step?.comparison ?? null,
    risks: risksJson(step?.risks ?? [], words),
    use: usageJson(use, words),
  };
}

export function familyJson({ files, steps, use }: ReportModel, words: Words): z.output<typeof familyShape> {
  return {
    members: files.map(summarise),
    steps: steps.map(({ risks, ...step }) => ({ ...step, risks: risksJson(risks, words) })),
    use: usageJson(use, words),
  };
}

export function boardJson(rows: readonly BoardRow[]): z.output<typeof boardShape> {
  return {
    rows: rows.map(({ attention, verdict, summary }) => ({ attention, verdict, summary })),
    totals: boardTotals(rows),
  };
}
