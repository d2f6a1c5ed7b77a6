/** The JSON of risks and use: data for programs, with a sentence for people. */
import * as z from 'zod';
import type { RiskSentence } from '../risk.ts';
import type { WordedSentence } from '../risk-text.ts';
import { type UseFinding, useSeverities } from '../usage-check.ts';

export const riskShape = z.object({
  /** `loss`: something is lost; `less`: something becomes smaller, shorter or stricter. */
  severity: z.enum(['loss', 'less', 'gain', 'neutral']),
  sentence: z.string(),
  /** The flags on the path of the module concerned; null for other risks. */
  path: z.array(z.string()).nullable(),
});

export const usageShape = z.object({
  figure: z.enum(['pcSeats', 'mobileSeats', 'externalSeats', 'tenantLimit']),
  severity: z.enum(useSeverities),
  used: z.number().int(),
  /** The allowed number; null: unlimited, or not stated. */
  allowed: z.number().int().nullable(),
  /** The number left; negative when too few are allowed; null without a limit. */
  left: z.number().int().nullable(),
  sentence: z.string(),
});

type Wording = { sentence(sentence: WordedSentence): string };

export function risksJson(risks: readonly RiskSentence[], words: Wording): z.output<typeof riskShape>[] {
  return risks.map((risk) => ({
    severity: risk.severity,
    sentence: words.sentence(risk),
    path: risk.path ? [...risk.path] : null,
  }));
}

export function usageJson(use: readonly UseFinding[], words: Wording): z.output<typeof usageShape>[] {
  return use.map((finding) => {
    const { figure, severity, used, allowed, left } = finding;
    return { figure, severity, used, allowed, left, sentence: words.sentence(finding) };
  });
}
