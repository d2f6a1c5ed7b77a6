import type * as z from 'zod';
import { changeTitleOf } from '#shared/rules/changes/inverse.ts';
import { changeCalled } from '#shared/rules/changes/words-of-kind.ts';
import type { Comparison, ConfigurationDifference } from '#shared/rules/configuration/compare.ts';
import type { TakableComparison, TakableDifference } from '#shared/rules/configuration/takable-fields.ts';
import { contentLines } from '#shared/rules/records/content/content-problem.ts';
import { recordById } from '#shared/rules/records/records.ts';
import { changeObjectName, fieldLines } from '../change-set/change-text.ts';
import type { configDiffShape } from '../render/json/config.ts';
import { differenceSigns } from '../render/signs.ts';
import type { AllWords } from '../text/all-words.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';

type Compared = z.input<typeof configDiffShape>;

export function differencesJson({
  areas,
  onlyFirst,
  onlySecond,
  differences,
  notes,
  names,
}: TakableComparison): Compared {
  return {
    same: differences.length === 0,
    areas: [...areas],
    onlyFirst: [...onlyFirst],
    onlySecond: [...onlySecond],
    byArea: Object.fromEntries(
      areas.map((area) => [area, differences.filter((one) => one.area === area).length]),
    ),
    differences: differences.map(({ change, problems, missing, by: _, ...rest }) => ({
      ...rest,
      byChange: change !== null,
      notTaken: problems.map(({ name }) => name),
      missing: missing.map(({ kind, id }) => ({ kind, id })),
    })),
    notes: [...notes],
    names: [...names],
  };
}

export async function differencesText(
  compared: TakableComparison,
  words: TerminalWords,
  allWords: AllWords,
): Promise<string> {
  const areaNames = (areas: Comparison['areas']) =>
    areas.map((area) => allWords.say(`configuration.area.${area}`)).join(', ');
  const unpaired = [...compared.onlyFirst, ...compared.onlySecond];
  let text =
    unpaired.length > 0
      ? `${allWords.say('configuration.compare.notCompared', { areas: areaNames(unpaired) })}\n`
      : '';
  if (compared.differences.length === 0) return `${text}${allWords.say('configuration.compare.same')}\n`;
  for (const difference of compared.differences) {
    text += `${differenceSigns[difference.state]} ${await headline(difference, allWords)}\n`;
    if (difference.state === 'changed')
      text += await fieldLines(difference, difference.edits, words, allWords);
    else if (!difference.change && difference.problems.length === 0)
      text += `    ${allWords.say('configuration.compare.notByChange')}\n`;
    text += await notTakenLines(difference, words, allWords);
  }
  return text;
}

/** A line for each field whose value no form would accept, with the reason. */
export async function notTakenLines(
  { by, place, problems }: TakableDifference,
  words: TerminalWords,
  allWords: AllWords,
): Promise<string> {
  if (problems.length === 0) return '';
  return contentLines(await recordById(by), place, problems, allWords, words.language)
    .map((field) => `    ${printable(allWords.say('configuration.compare.notTaken', { field }))}\n`)
    .join('');
}

/** The number of differing records in each area; '' where none differs. */
export function differencesByArea({ areas, differences }: Comparison, allWords: AllWords): string {
  const lines = areas.map((area) => ({ area, count: differences.filter((one) => one.area === area).length }));
  return lines
    .filter(({ count }) => count > 0)
    .map(({ area, count }) => `${allWords.say(`configuration.area.${area}`)}: ${count}\n`)
    .join('');
}

/** `Network segments: Office` */
async function headline(
  { area, kind, place, name, edits }: ConfigurationDifference,
  allWords: AllWords,
): Promise<string> {
  const record = await recordById(kind);
  const title = record ? changeCalled(changeTitleOf(record, edits, place), allWords) : kind;
  const what = name === '' ? [title, changeObjectName({ kind, place, edits }, [])] : [printable(name)];
  return [allWords.say(`configuration.area.${area}`), ...what].filter((part) => part !== '').join(': ');
}
