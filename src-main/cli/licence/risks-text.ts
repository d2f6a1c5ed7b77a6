/** Sentences about risk and use as lines of a terminal. */

import type { Zones } from '#shared/rules/licence/report/report-words.ts';
import type { RiskSentence, RiskSeverity } from '#shared/rules/licence/risk.ts';
import type { UseFinding, UseSeverity } from '#shared/rules/licence/usage-check.ts';
import { printable } from '../text/printable.ts';
import type { Words } from '../text/terminal-texts.ts';

const riskMarks: Readonly<Record<RiskSeverity, string>> = { loss: '✘', less: '↓', gain: '↑', neutral: '·' };
const useMarks: Readonly<Record<UseSeverity, string>> = { over: '✘', tight: '!', unknown: '?', fine: '✔' };

export function showRisks(risks: readonly RiskSentence[], zones: Zones, words: Words): string {
  return risks
    .map((risk) => `  ${riskMarks[risk.severity]} ${printable(words.sentence(risk, zones))}`)
    .join('\n');
}

export function showUse(use: readonly UseFinding[], words: Words): string {
  const lines = use.map((one) => `  ${useMarks[one.severity]} ${printable(words.sentence(one))}`);
  return [words.say('licenceReport.section.use'), ...lines].join('\n');
}
