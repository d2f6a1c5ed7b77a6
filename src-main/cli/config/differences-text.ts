/** In what two configurations differ, in words and in JSON. */
import type * as z from 'zod';
import { titleOf } from '#shared/rules/changes/inverse.ts';
import { changeCalled } from '#shared/rules/changes/words-of-kind.ts';
import type { Comparison, Difference } from '#shared/rules/configuration/compare.ts';
import type { TakableComparison, TakableDifference } from '#shared/rules/configuration/takable.ts';
import { contentLines } from '#shared/rules/records/content/content-problem.ts';
import { recordById } from '#shared/rules/records/records.ts';
import { fieldLines, objectName } from '../change-set/change-text.ts';
import { diffSigns } from '../render/signs.ts';
import type { EveryWord } from '../text/all-texts.ts';
import type { configDiffShape } from '../render/json/config.ts';
import { printable } from '../text/printable.ts';
import type { Words } from '../text/terminal-texts.ts';

type Compared = z.input<typeof configDiffShape>;

export function comparedShape({
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

export async function comparedText(
  compared: TakableComparison,
  words: Words,
  all: EveryWord,
): Promise<string> {
  const areaNames = (areas: Comparison['areas']) =>
    areas.map((area) => all.say(`configuration.area.${area}`)).join(', ');
  const left = [...compared.onlyFirst, ...compared.onlySecond];
  let text =
    left.length > 0 ? `${all.say('configuration.compare.notCompared', { areas: areaNames(left) })}\n` : '';
  if (compared.differences.length === 0) return `${text}${all.say('configuration.compare.same')}\n`;
  for (const one of compared.differences) {
    text += `${diffSigns[one.state]} ${await headline(one, all)}\n`;
    if (one.state === 'changed') text += await fieldLines(one, one.edits, words, all);
    else if (!one.change && one.problems.length === 0)
      text += `    ${all.say('configuration.compare.notByChange')}\n`;
    text += await notTakenLines(one, words, all);
  }
  return text;
}

/** Which fields stay out of its change, and why; '' where none does. */
export async function notTakenLines(
  { by, place, problems }: TakableDifference,
  words: Words,
  all: EveryWord,
): Promise<string> {
  if (problems.length === 0) return '';
  return contentLines(await recordById(by), place, problems, all, words.language)
    .map((field) => `    ${printable(all.say('configuration.compare.notTaken', { field }))}\n`)
    .join('');
}

/** By area how many records differ; '' where none does. */
export function byAreaText({ areas, differences }: Comparison, all: EveryWord): string {
  const lines = areas.map((area) => ({ area, count: differences.filter((one) => one.area === area).length }));
  return lines
    .filter(({ count }) => count > 0)
    .map(({ area, count }) => `${all.say(`configuration.area.${area}`)}: ${count}\n`)
    .join('');
}

/** `Network segments: Office` */
async function headline({ area, kind, place, name, edits }: Difference, all: EveryWord): Promise<string> {
  const record = await recordById(kind);
  const title = record ? changeCalled(titleOf(record, edits, place), all) : kind;
  const what = name === '' ? [title, objectName({ kind, place, edits }, [])] : [printable(name)];
  return [all.say(`configuration.area.${area}`), ...what].filter((part) => part !== '').join(': ');
}
