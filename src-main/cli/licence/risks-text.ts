import type { Zones } from '#shared/rules/licence/report/report-words.ts';
import type { RiskSentence, RiskSeverity } from '#shared/rules/licence/risk.ts';
import type { UseFinding, UseSeverity } from '#shared/rules/licence/usage-check.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';

const riskSigns: Readonly<Record<RiskSeverity, string>> = { loss: '✘', less: '↓', gain: '↑', neutral: '·' };
const useSigns: Readonly<Record<UseSeverity, string>> = { over: '✘', tight: '!', unknown: '?', fine: '✔' };

export function risksText(risks: readonly RiskSentence[], zones: Zones, words: TerminalWords): string {
  return risks
    .map((risk) => `  ${riskSigns[risk.severity]} ${printable(words.sentence(risk, zones))}`)
    .join('\n');
}

export function licenceUseText(use: readonly UseFinding[], words: TerminalWords): string {
  const lines = use.map((one) => `  ${useSigns[one.severity]} ${printable(words.sentence(one))}`);
  return [words.say('licenceReport.section.use'), ...lines].join('\n');
}
