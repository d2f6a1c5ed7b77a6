import { BridgeError } from '#shared/bridge/errors.ts';
import type { WrongChange } from '#shared/rules/changes/file-content.ts';
import { changeCalled } from '#shared/rules/changes/words-of-kind.ts';
import { contentLines } from '#shared/rules/records/content/content-problem.ts';
import { recordById } from '#shared/rules/records/records.ts';
import { changeFileLimit, openChangeBytes } from '../../formats/changes/read.ts';
import { readSource } from '../input/read-source.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { EveryWord } from '../text/all-texts.ts';
import { printable } from '../text/printable.ts';
import type { Words } from '../text/terminal-texts.ts';
import { cut } from './change-text.ts';

interface Read {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Rejects with FILE_UNREADABLE. */
export async function readChanges(
  path: string,
  terminal: Terminal,
  words: Words,
): Promise<Awaited<ReturnType<typeof openChangeBytes>> & Read> {
  try {
    const { name, bytes } = await readSource(path, changeFileLimit, terminal, words.say('cli.standardInput'));
    return { name, bytes, ...(await openChangeBytes(bytes)) };
  } catch (error) {
    if (!(error instanceof BridgeError) || error.code !== 'FILE_TOO_LARGE') throw error;
    return { name: String(error.params.name), bytes: new Uint8Array(), problem: 'tooLarge', at: '' };
  }
}

/** The one file that a command takes; null: it is refused, which is said. */
export async function readOneFile(
  [path = '']: readonly string[],
  terminal: Terminal,
  words: Words,
  all: EveryWord,
) {
  const file = await readChanges(path, terminal, words);
  if (file.problem === null) return file;
  terminal.complain(await refusal(file, words, all));
  return null;
}

export type OneFile = NonNullable<Awaited<ReturnType<typeof readOneFile>>>;

interface RefusedFile {
  readonly name: string;
  readonly problem: string;
  readonly at: string;
  readonly wrong?: readonly WrongChange[];
}

/** Why a file is refused, in a line; and a line for each field that takes no such value. */
export async function refusal(
  { name, problem, at, wrong = [] }: RefusedFile,
  words: Words,
  all: EveryWord,
): Promise<string> {
  const why = all.sayIfKnown(`changes.file.problem.${problem}`, { at: printable(at) });
  let said = `${all.say('changes.file.refused', { name: printable(name) })} [${problem}]: ${why}\n`;
  for (const { title, kind, place, object, problems } of wrong) {
    const what = [changeCalled(title, all), printable(cut(object))].filter((part) => part !== '').join(': ');
    const record = await recordById(kind);
    for (const line of contentLines(record, place, problems, all, words.language))
      said += `    ${what}: ${printable(line)}\n`;
  }
  return said;
}
