import { sameValue } from '#shared/kit/merge.ts';
import {
  type CollectedChange,
  type CollectedEdits,
  foldEdits,
  objectOf,
} from '#shared/rules/changes/collected-change.ts';
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

interface ComparedChange {
  /** The change occurs only in the second set (`added`) or only in the first (`removed`). */
  readonly state: 'added' | 'removed' | 'changed' | 'same';
  readonly change: CollectedChange;
  /** The edits of the first set and of the second; null when a set has none of this record. */
  readonly before: CollectedEdits | null;
  readonly after: CollectedEdits | null;
}

/** Returns the changes in the order of the first set, then those that only the second has. */
function compareSets(
  first: readonly CollectedChange[],
  second: readonly CollectedChange[],
): readonly ComparedChange[] {
  const [one, other] = [byObject(first), byObject(second)];
  return [...new Set([...one.keys(), ...other.keys()])].flatMap((object) => {
    const [before, after] = [one.get(object), other.get(object)];
    const change = after ?? before;
    if (!change) return [];
    const state = !before ? 'added' : !after ? 'removed' : isSame(before, after) ? 'same' : 'changed';
    return [{ state, change, before: before?.edits ?? null, after: after?.edits ?? null } as const];
  });
}

function byObject(changes: readonly CollectedChange[]): ReadonlyMap<string, CollectedChange> {
  const found = new Map<string, CollectedChange>();
  for (const change of changes) {
    const object = objectOf(change);
    const before = found.get(object);
    found.set(object, before ? { ...change, edits: { ...foldEdits(before.edits, change.edits) } } : change);
  }
  return found;
}

/** Old values may differ between servers, so only the wanted values are compared. */
function isSame(one: CollectedChange, other: CollectedChange): boolean {
  const names = new Set([...Object.keys(one.edits), ...Object.keys(other.edits)]);
  return [...names].every((name) => {
    const [a, b] = [one.edits[name], other.edits[name]];
    return a !== undefined && b !== undefined && sameValue(a.to, b.to);
  });
}
