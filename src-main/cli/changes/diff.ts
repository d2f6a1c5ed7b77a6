import { compareSets } from '#shared/rules/changes/compare-sets.ts';
import { changeHeadline, fieldLines } from '../change-set/change-text.ts';
import { changeFileRefusal, loadChangeFile } from '../change-set/read-change-file.ts';
import type { CommandCall } from '../command-line/parse-command-line.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import { differenceSigns } from '../render/signs.ts';
import { toJson } from '../render/to-json.ts';
import { deliver } from '../terminal/output.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import { loadAllWords } from '../text/all-words.ts';
import type { TerminalWords } from '../text/terminal-words.ts';

export async function diffChanges(
  { operands, options }: CommandCall,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<number> {
  const allWords = await loadAllWords(words.language);
  const [first = '', second = ''] = operands;
  const [before, after] = [
    await loadChangeFile(first, terminal, words),
    await loadChangeFile(second, terminal, words),
  ];
  if (before.problem !== null || after.problem !== null) {
    for (const file of [before, after])
      if (file.problem !== null) terminal.complain(await changeFileRefusal(file, words, allWords));
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
    text += `${differenceSigns[state]} ${changeHeadline(change, names, allWords)}\n`;
    if (old) text += `  ${words.say('cli.changes.first')}\n${await fieldLines(change, old, words, allWords)}`;
    if (now)
      text += `  ${words.say('cli.changes.second')}\n${await fieldLines(change, now, words, allWords)}`;
  }
  await deliver(text, options, terminal, words);
  return same ? exitCodes.good : exitCodes.differs;
}
