/** `licence verify` prints one line for each file; scripts read the exit code. */
import { factText } from '#shared/rules/licence/description/fact-value.ts';
import { mappedWords } from '#shared/rules/licence/mapped-text.ts';
import type { LicenceReading } from '#shared/rules/licence/reading.ts';
import type { CommandCall } from '../command-line/parse-command-line.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import { gravestExitCode, licenceExitCode } from './exit-code.ts';
import { expandFolders, skippedLine } from './licence-files.ts';
import { withLicenceReader } from './open-reader.ts';

export function verifyLicences(
  { operands, options }: CommandCall,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<number> {
  return withLicenceReader(options, terminal, words, async (reader) => {
    const { files, skipped } = await expandFolders(operands, terminal, words);
    const readings = await reader.readAll(files);
    const lines = [
      ...readings.map((reading) => line(reading, words)),
      ...skipped.map((one) => `– ${skippedLine(one, words)}`),
    ];
    if (!options.quiet) terminal.print(lines.map((text) => `${text}\n`).join(''));
    // An unread file may be a forged one.
    const unread = /* wall: licence-skipped-no-success */ skipped.length > 0 && !options.allowSkipped;
    return gravestExitCode([
      ...readings.map(licenceExitCode),
      unread ? exitCodes.notReadable : exitCodes.good,
    ]);
  });
}

function line(reading: LicenceReading, words: TerminalWords): string {
  const mapped = mappedWords(reading);
  const through = mapped
    ? ` (${words.say('licence.verdict.through', { what: factText(mapped, words) })})`
    : '';
  const { name, state, verified, signature, findings } = reading;
  const code = licenceExitCode(reading);
  const mark = code === exitCodes.good ? '✔' : code === exitCodes.sampleKey ? '!' : '✘';
  const key = verified ? (signature?.keyName ?? signature?.keyId) : null;
  // The sample key stands before the verdict, which rests on it.
  const states = state === 'SAMPLE_KEY' ? findings.slice(0, 2).map((found) => found.state) : [state];
  const verdict = states.map((one) => words.say(`licence.state.${one}`)).join(' · ');
  const params = { name: printable(name), verdict, key: printable(key ?? '') };
  return `${mark} ${words.say(key ? 'cli.verifyLineKey' : 'cli.verifyLine', params)}${through}`;
}
