import { BridgeError } from '#shared/bridge/errors.ts';
import type { WrongChange } from '#shared/rules/changes/file-content.ts';
import { changeCalled } from '#shared/rules/changes/words-of-kind.ts';
import { contentLines } from '#shared/rules/records/content/content-problem.ts';
import { recordById } from '#shared/rules/records/records.ts';
import { changeFileLimit, openChangeBytes } from '../../formats/changes/read.ts';
import { readSource } from '../input/read-source.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import type { AllWords } from '../text/all-words.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import { truncate } from './change-text.ts';

interface Read {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Rejects with FILE_UNREADABLE; a file that is too large has the problem `tooLarge`. */
export async function loadChangeFile(
  path: string,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<Awaited<ReturnType<typeof openChangeBytes>> & Read> {
  try {
    const { name, bytes } = await readSource(path, changeFileLimit, terminal, words.say('cli.standardInput'));
    return { name, bytes, ...(await openChangeBytes(bytes)) };
  } catch (error) {
    if (!(error instanceof BridgeError) || error.code !== 'FILE_TOO_LARGE') throw error;
    return { name: String(error.params.name), bytes: new Uint8Array(), problem: 'tooLarge', at: '' };
  }
}

/** Null where the file is refused, with the reason on standard error. */
export async function loadOneChangeFile(
  [path = '']: readonly string[],
  terminal: CommandTerminal,
  words: TerminalWords,
  allWords: AllWords,
) {
  const file = await loadChangeFile(path, terminal, words);
  if (file.problem === null) return file;
  terminal.complain(await changeFileRefusal(file, words, allWords));
  return null;
}

export type OpenedChangeFile = NonNullable<Awaited<ReturnType<typeof loadOneChangeFile>>>;

interface RefusedFile {
  readonly name: string;
  readonly problem: string;
  readonly at: string;
  readonly wrong?: readonly WrongChange[];
}

/** One line with the reason, then a line for each field whose value is not allowed. */
export async function changeFileRefusal(
  { name, problem, at, wrong = [] }: RefusedFile,
  words: TerminalWords,
  allWords: AllWords,
): Promise<string> {
  const why = allWords.sayIfKnown(`changes.file.problem.${problem}`, { at: printable(at) });
  let lines = `${allWords.say('changes.file.refused', { name: printable(name) })} [${problem}]: ${why}\n`;
  for (const { title, kind, place, object, problems } of wrong) {
    const what = [changeCalled(title, allWords), printable(truncate(object))]
      .filter((part) => part !== '')
      .join(': ');
    const record = await recordById(kind);
    for (const line of contentLines(record, place, problems, allWords, words.language))
      lines += `    ${what}: ${printable(line)}\n`;
  }
  return lines;
}
