/** Facts of each change in a set beside its fields: its record, its order, and its effects. */
import type { CollectedChange } from '#shared/rules/changes/collected-change.ts';
import { type Effect, effectsOf } from '#shared/rules/changes/effects.ts';
import type { NamedReference } from '#shared/rules/changes/mapping/names.ts';
import { objectText } from '#shared/rules/changes/object-name.ts';
import { dependencies } from '#shared/rules/changes/order.ts';
import type { AllWords } from '../text/all-words.ts';

export interface ChangeFacts {
  readonly object: string;
  readonly order: number;
  readonly after: number[];
  readonly effects: { readonly kind: string; readonly text: string }[];
}

export const noChangeFacts: ChangeFacts = { object: '', order: 0, after: [], effects: [] };

export function changeFacts(
  changes: readonly CollectedChange[],
  names: readonly NamedReference[],
  allWords: AllWords,
): readonly ChangeFacts[] {
  const needs = dependencies(changes);
  const effects = effectsOf(changes);
  return changes.map((change, at) => ({
    object: objectText(change, names),
    order: at + 1,
    after: (needs[at] ?? []).map((need) => need + 1),
    effects: (effects[at] ?? []).map((effect) => ({ kind: effect.kind, text: effectText(effect, allWords) })),
  }));
}

/** `    ! It deletes 1 record.` */
export function effectLines(about: ChangeFacts | undefined): string {
  return (about?.effects ?? []).map(({ text }) => `    ! ${text}\n`).join('');
}

function effectText(effect: Effect, allWords: AllWords): string {
  return 'count' in effect
    ? allWords.say(`changes.effect.${effect.kind}`, { names: '', ...effect })
    : allWords.say(`changes.effect.${effect.kind}`);
}
