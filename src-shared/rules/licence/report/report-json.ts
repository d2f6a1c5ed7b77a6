/** A report as JSON; the shape is published as licence-report.schema.json. */
import * as z from 'zod';
import { languages } from '../../../text/types.ts';
import { licenceComparison } from '../comparison.ts';
import { licenceReading } from '../reading.ts';
import { riskShape, risksJson, usageJson, usageShape } from './json-parts.ts';
import { findingSentences } from './report-facts.ts';
import { type AnyReport, reportStates } from './report-model.ts';
import type { ReportWords } from './report-words.ts';

/** Grows when what is there changes its meaning; further members come without a new number. */
export const reportVersion = 1;

/** A name, not an address: nothing is fetched. docs/formats/README.md says where the schema is. */
export const reportSchemaId = 'urn:steward:licence-report:1';

export const reportShape = z.object({
  $schema: z.literal(reportSchemaId),
  version: z.literal(reportVersion),
  kind: z.enum(['one', 'compare', 'family']),
  /** RFC 3339, UTC. */
  createdAt: z.string(),
  program: z.object({ name: z.literal('Steward'), version: z.string() }),
  /** The language of the sentences. */
  language: z.enum(languages),
  files: z.array(licenceReading.extend({ state: reportStates, sentences: z.array(z.string()) })),
  /** Each leads from one file to the next readable one; `before` and `after` are places in `files`, from 0. */
  steps: z.array(
    z.object({
      before: z.number().int(),
      after: z.number().int(),
      /** The gravest first. */
      risks: z.array(riskShape),
      comparison: licenceComparison,
    }),
  ),
  /** Present use against the last readable file. */
  use: z.array(usageShape),
});
export type ReportJson = z.output<typeof reportShape>;

export function reportJson(model: AnyReport, words: ReportWords): ReportJson {
  return {
    $schema: reportSchemaId,
    version: reportVersion,
    kind: model.kind,
    createdAt: new Date(model.now).toISOString(),
    program: { name: 'Steward', version: model.version },
    language: words.language,
    files: model.files.map((file) => ({ ...file, sentences: findingSentences(file, words) })),
    steps: model.steps.map(({ before, after, comparison, risks }) => ({
      before,
      after,
      risks: risksJson(risks, words),
      comparison,
    })),
    use: usageJson(model.use, words),
  };
}
