import { changeTones, type FactTone, useTones } from '#shared/rules/licence/fact-tones.ts';
import type { LicenceZones } from '#shared/rules/licence/description/licence-writer.ts';
import type { RiskSentence } from '#shared/rules/licence/risk.ts';
import type { UseFinding } from '#shared/rules/licence/usage-check.ts';
import { toneSigns } from '../render/signs.ts';
import type { TerminalWords } from '../text/terminal-words.ts';

export function risksText(risks: readonly RiskSentence[], zones: LicenceZones, words: TerminalWords): string {
  return risks
    .map((risk) => {
      const label = words.say(`licence.fact.change.${risk.severity}`);
      return line(changeTones[risk.severity], label, words.sentence(risk, zones), words);
    })
    .join('\n');
}

export function licenceUseText(use: readonly UseFinding[], words: TerminalWords): string {
  const lines = use.map((one) => {
    const label = words.say(`licence.fact.use.${one.severity}`);
    return line(useTones[one.severity], label, words.sentence(one), words);
  });
  return [words.say('licenceReport.section.use'), ...lines].join('\n');
}

function line(tone: FactTone, label: string, value: string, words: TerminalWords): string {
  return `  ${toneSigns[tone]} ${words.say('cli.line', { label, value })}`;
}
