import { configurationAreas, signInPolicyName } from '#shared/rules/configuration/area-names.ts';
import type { UsageError } from '../failure/usage-error.ts';
import { areaNames, commandNames, commandSpec, commands } from './commands.ts';
import { optionTable } from './option-table.ts';

/** A known word that is one or two slips of the finger away; null where none is. */
export function didYouMean({ problem, argument }: UsageError): string | null {
  switch (problem) {
    case 'cli.problem.unknownCommand':
      return nearestWord(argument, [...areaNames, ...commandNames]);
    case 'cli.problem.unknownOption':
      return nearestWord(
        argument.split('=')[0] ?? '',
        Object.keys(optionTable).map((name) => `--${name}`),
      );
    case 'cli.problem.badFormat':
      return nearestWord(argument, [...optionTable.format]);
    case 'cli.problem.badLanguage':
      return nearestWord(argument, [...optionTable.language]);
    case 'cli.problem.unknownArea':
      return nearestWord(argument, [...configurationAreas, signInPolicyName]);
    case 'cli.problem.unknownShell':
      return nearestWord(argument, [...commands.completion.operands.words]);
    case 'cli.problem.foreignOption':
      return commandWithOption(argument);
    default:
      return null;
  }
}

function commandWithOption(option: string): string | null {
  const command = commandNames.find((name) => commandSpec(name).options.some((one) => `--${one}` === option));
  return command === undefined ? null : `steward ${command} ${option}`;
}

/** A suggestion has at most this many slips. */
const slipLimit = 2;

function nearestWord(typedWord: string, words: readonly string[]): string | null {
  const typed = typedWord.toLowerCase();
  if (typed.length > 40) return null;
  const near = words
    .map((word) => ({ word, slips: slipsBetween(typed, word.toLowerCase()) }))
    .filter(({ word, slips }) => slips <= slipLimit && slips * 2 < word.replace(/^--/, '').length)
    .sort((one, other) => one.slips - other.slips);
  return near[0]?.word ?? null;
}

/** The edit distance of Damerau and Levenshtein, in which two neighbours exchanged count as one slip. */
function slipsBetween(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let at = 1; at <= other.length; at++) {
      const same = one[row - 1] === other[at - 1] ? 0 : 1;
      let least = Math.min((last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + same);
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        least = Math.min(least, (before[at - 2] ?? 0) + 1);
      next.push(least);
    }
    before = last;
    last = next;
  }
  return last[other.length] ?? 0;
}
