/** `changes show`: what is in files of changes, or why they are refused. */
import type * as z from 'zod';
import { fieldLines, headline, readChanges, refusal } from './changes-source.ts';
import type { GivenCommand } from './command-line.ts';
import { everyWord } from './every-word.ts';
import { exitCodes } from './exit-codes.ts';
import type { changesShape } from './json-changes.ts';
import { deliver, toJson } from './output.ts';
import { printable } from './printable.ts';
import type { Terminal } from './terminal.ts';
import type { Words } from './words.ts';

type Listed = z.input<typeof changesShape>['files'][number];

export async function showChanges(
  { operands, options }: GivenCommand,
  terminal: Terminal,
  words: Words,
): Promise<number> {
  const all = await everyWord(words.language);
  const files: Listed[] = [];
  let text = '';
  let code: number = exitCodes.good;
  for (const path of operands) {
    const file = await readChanges(path, terminal, words);
    if (file.problem !== null) {
      code = exitCodes.notReadable;
      files.push({ name: file.name, problem: file.problem, at: file.at });
      text += refusal(file, all);
      continue;
    }
    const { name, made, from, changes } = file;
    files.push({
      ...{ name, problem: null, made, from },
      changes: changes.map(({ kind, place, title, edits }) => ({ kind, place, title, edits })),
    });
    const by = [from.server, from.user, made].map(printable).join(', ');
    text += `${printable(name)}: ${all.say('changes.file.found', { count: changes.length })} ${by}\n`;
    for (const change of changes)
      text += `${headline(change, all)}\n${await fieldLines(change, change.edits, words, all)}`;
  }
  await deliver(options.json ? toJson({ files }) : text, options, terminal, words);
  return code;
}
