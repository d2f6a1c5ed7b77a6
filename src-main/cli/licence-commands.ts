/** `licence parse` and `licence compare`: reads the files, prints the result, answers the exit code. */
import type { LicenceReading } from '#shared/bridge/licence.ts';
import { compareLicences } from '#shared/rules/licence/compare.ts';
import { loadTrustedKeys } from '../services/licence/index.ts';
import { readOnce } from '../services/licence/read-once.ts';
import type { Command } from './command-line.ts';
import { exitCodeOf, exitCodes } from './exit-codes.ts';
import { showComparison } from './show-comparison.ts';
import { showReading } from './show-reading.ts';
import { readSource, type Terminal } from './terminal.ts';
import type { Words } from './words.ts';

type Parse = Extract<Command, { do: 'parse' }>;
type Compare = Extract<Command, { do: 'compare' }>;

export async function parseLicence(
  { file, json, now }: Parse,
  terminal: Terminal,
  words: Words,
): Promise<number> {
  const reading = await explain(file, now ?? terminal.now(), terminal, words);
  terminal.print(json ? toJson(reading) : showReading(reading, words));
  return exitCodeOf(reading);
}

export async function compareFiles(
  { files, json, now }: Compare,
  terminal: Terminal,
  words: Words,
): Promise<number> {
  const time = now ?? terminal.now();
  const reading = await explain(files[0], time, terminal, words);
  const compareReading = await explain(files[1], time, terminal, words);
  const comparison =
    reading.licence && compareReading.licence
      ? compareLicences(reading.licence, compareReading.licence)
      : null;
  const result = { reading, compareReading, comparison };
  terminal.print(json ? toJson(result) : showComparison(result, words));
  if (!comparison) return exitCodes.notReadable;
  return comparison.equal ? exitCodes.good : exitCodes.differs;
}

function explain(file: string, now: number, terminal: Terminal, words: Words): Promise<LicenceReading> {
  const read = (path: string, limit: number) =>
    readSource(path, limit, terminal, words.say('cli.standardInput'));
  return readOnce(read, file, { now, keys: loadTrustedKeys() });
}

function toJson(result: unknown): string {
  return `${JSON.stringify(result, null, 2)}\n`;
}
