/** `changes diff`: what the second file of changes does otherwise than the first, record by record. */
import { compareSets } from '#shared/rules/changes/compare-sets.ts';
import { fieldLines, headline } from '../change-set/change-text.ts';
import { readChanges, refusal } from '../change-set/read-change-file.ts';
import type { GivenCommand } from '../command-line/read-command-line.ts';
import { diffSigns } from '../render/signs.ts';
import { everyWord } from '../text/all-texts.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import { toJson } from '../render/to-json.ts';
import { deliver } from '../terminal/output.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Words } from '../text/terminal-texts.ts';

export async function diffChanges(
  { operands, options }: GivenCommand,
  terminal: Terminal,
  words: Words,
): Promise<number> {
  const all = await everyWord(words.language);
  const [first = '', second = ''] = operands;
  const [before, after] = [
    await readChanges(first, terminal, words),
    await readChanges(second, terminal, words),
  ];
  if (before.problem !== null || after.problem !== null) {
    for (const file of [before, after])
      if (file.problem !== null) terminal.complain(await refusal(file, words, all));
    return exitCodes.notReadable;
  }
  const compared = compareSets(before.changes, after.changes);
  const same = compared.every(({ state }) => state === 'same');
  if (options.json) {
    const changes = compared.map(({ change: { kind, place, title }, ...rest }) => ({
      kind,
      place,
      title,
      ...rest,
    }));
    await deliver(toJson({ same, changes }), options, terminal, words);
    return same ? exitCodes.good : exitCodes.differs;
  }
  const names = [...after.names, ...before.names];
  let text = same ? `${words.say('cli.changes.same')}\n` : '';
  for (const { state, change, before: old, after: now } of compared) {
    if (state === 'same') continue;
    text += `${diffSigns[state]} ${headline(change, names, all)}\n`;
    if (old) text += `  ${words.say('cli.changes.first')}\n${await fieldLines(change, old, words, all)}`;
    if (now) text += `  ${words.say('cli.changes.second')}\n${await fieldLines(change, now, words, all)}`;
  }
  await deliver(text, options, terminal, words);
  return same ? exitCodes.good : exitCodes.differs;
}
