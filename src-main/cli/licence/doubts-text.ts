/** Files that are not valid stand before the result, which is worth nothing then. */

import { verdictTone } from '#shared/rules/licence/fact-tones.ts';
import { describeFinding } from '#shared/rules/licence/finding-text.ts';
import type { LicenceReading } from '#shared/rules/licence/reading.ts';
import { toneSigns } from '../render/signs.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';

/** Empty where all files are valid. */
export function doubtsText(files: readonly LicenceReading[], words: TerminalWords): string[] {
  const lines = files.filter(({ state }) => state !== 'VALID').map((one) => doubt(one, words));
  return lines.length === 0 ? [] : [lines.join('\n')];
}

function doubt(reading: LicenceReading, words: TerminalWords): string {
  const [first] = reading.findings;
  const sentence = words.say('cli.notTrusted', {
    name: printable(reading.name),
    verdict: words.say(`licence.state.${reading.state}`),
    message: first ? describeFinding(first, words.sayAny) : '',
  });
  return `${toneSigns[verdictTone(reading)]} ${sentence}`;
}
