/** A report as JSON; its shape is published as licence-report.schema.json. */
import * as z from 'zod';
import { languages } from '../../../text/types.ts';
import { licenceComparison } from '../comparison.ts';
import { findingTexts } from '../description/describe-verdict.ts';
import { licenceReading } from '../reading.ts';
import { riskShape, risksJson, usageJson, usageShape } from './json-parts.ts';
import { type AnyReport, reportStates } from './report-model.ts';
import type { LicenceReportWords } from './report-words.ts';

/** The version rises when an existing member changes its meaning; new members do not raise it. */
export const reportVersion = 1;

/** The id is a name, not an address to load. docs/formats/README.md says where the schema is. */
export const reportSchemaId = 'urn:steward:licence-report:1';

export const reportShape = z.object({
  $schema: z.literal(reportSchemaId),
  version: z.literal(reportVersion),
  kind: z.enum(['one', 'compare', 'family']),
  /** The RFC 3339 instant in UTC. */
  createdAt: z.string(),
  program: z.object({ name: z.literal('Steward'), version: z.string() }),
  /** The language of the sentences. */
  language: z.enum(languages),
  files: z.array(licenceReading.extend({ state: reportStates, sentences: z.array(z.string()) })),
  /** Each step leads from a file to the next readable one; `before` and `after` are indexes in `files`, from 0. */
  steps: z.array(
    z.object({
      before: z.number().int(),
      after: z.number().int(),
      /** The risks, the gravest first. */
      risks: z.array(riskShape),
      comparison: licenceComparison,
    }),
  ),
  /** The present use compared with the last readable file. */
  use: z.array(usageShape),
});
export type ReportJson = z.output<typeof reportShape>;

export function licenceReportJson(model: AnyReport, words: LicenceReportWords): ReportJson {
  return {
    $schema: reportSchemaId,
    version: reportVersion,
    kind: model.kind,
    createdAt: new Date(model.now).toISOString(),
    program: { name: 'Steward', version: model.version },
    language: words.language,
    files: model.files.map((file) => ({ ...file, sentences: findingTexts(file, words) })),
    steps: model.steps.map(({ before, after, comparison, risks }) => ({
      before,
      after,
      risks: risksJson(risks, words),
      comparison,
    })),
    use: usageJson(model.use, words),
  };
}
