/** `licence verify`: one line a file, the rest is the exit code. */
import { mappedText } from '#shared/rules/licence/mapped-text.ts';
import type { LicenceReading } from '#shared/rules/licence/reading.ts';
import type { GivenCommand } from '../command-line/read-command-line.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import { exitCodeOf, gravest } from './exit-code.ts';
import { withReader } from './open-reader.ts';
import { expandFolders, skippedLine } from './licence-files.ts';
import { printable } from '../text/printable.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Words } from '../text/terminal-texts.ts';

export function verifyLicences(
  { operands, options }: GivenCommand,
  terminal: Terminal,
  words: Words,
): Promise<number> {
  return withReader(options, terminal, words, async (reader) => {
    const { files, skipped } = await expandFolders(operands, terminal, words);
    const readings = await reader.readAll(files);
    const lines = [
      ...readings.map((reading) => line(reading, words)),
      ...skipped.map((one) => `– ${skippedLine(one, words)}`),
    ];
    if (!options.quiet) terminal.print(lines.map((text) => `${text}\n`).join(''));
    // What was not read may be anything.
    const unread = skipped.length > 0 && !options.allowSkipped;
    return gravest([...readings.map(exitCodeOf), unread ? exitCodes.notReadable : exitCodes.good]);
  });
}

function line(reading: LicenceReading, words: Words): string {
  const mapped = mappedText(reading, words.sayAny);
  const through = mapped === null ? '' : ` (${words.say('licence.mapped.label')}: ${mapped})`;
  const { name, state, verified, signature, findings } = reading;
  const code = exitCodeOf(reading);
  const mark = code === exitCodes.good ? '✔' : code === exitCodes.sampleKey ? '!' : '✘';
  const key = verified ? (signature?.keyName ?? signature?.keyId) : null;
  // That a verdict rests on a sample key comes first; what it is comes after.
  const states = state === 'SAMPLE_KEY' ? findings.slice(0, 2).map((found) => found.state) : [state];
  const verdict = states.map((one) => words.say(`licence.state.${one}`)).join(' · ');
  const params = { name: printable(name), verdict, key: printable(key ?? '') };
  return `${mark} ${words.say(key ? 'cli.verifyLineKey' : 'cli.verifyLine', params)}${through}`;
}
