import type * as z from 'zod';
import { risksJson, usageJson } from '#shared/rules/licence/report/json-parts.ts';
import type { ReportModel } from '#shared/rules/licence/report/report-model.ts';
import { summarise } from '../../services/licence/reader/summary.ts';
import type { licenceFamilyShape, licencePairShape } from '../render/json/licence.ts';
import type { TerminalWords } from '../text/terminal-words.ts';

export function pairJson(
  { files, steps, use }: ReportModel,
  words: TerminalWords,
): z.output<typeof licencePairShape> {
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

export function familyJson(
  { files, steps, use }: ReportModel,
  words: TerminalWords,
): z.output<typeof licenceFamilyShape> {
  return {
    members: files.map(summarise),
    steps: steps.map(({ risks, ...step }) => ({ ...step, risks: risksJson(risks, words) })),
    use: usageJson(use, words),
  };
}
