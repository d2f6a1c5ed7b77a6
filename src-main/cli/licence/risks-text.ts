import type { Zones } from '#shared/rules/licence/report/report-words.ts';
import type { RiskSentence, RiskSeverity } from '#shared/rules/licence/risk.ts';
import type { UseFinding, UseSeverity } from '#shared/rules/licence/usage-check.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';

const riskMarks: Readonly<Record<RiskSeverity, string>> = { loss: '✘', less: '↓', gain: '↑', neutral: '·' };
const useMarks: Readonly<Record<UseSeverity, string>> = { over: '✘', tight: '!', unknown: '?', fine: '✔' };

export function risksText(risks: readonly RiskSentence[], zones: Zones, words: TerminalWords): string {
  return risks
    .map((risk) => `  ${riskMarks[risk.severity]} ${printable(words.sentence(risk, zones))}`)
    .join('\n');
}

export function useText(use: readonly UseFinding[], words: TerminalWords): string {
  const lines = use.map((one) => `  ${useMarks[one.severity]} ${printable(words.sentence(one))}`);
  return [words.say('licenceReport.section.use'), ...lines].join('\n');
}
