/** What is told of each change of a set besides its fields: its name, what it waits for, and what it does besides. */
import type { CollectedChange } from '#shared/rules/changes/collected.ts';
import { type Effect, effectsOf } from '#shared/rules/changes/effects.ts';
import type { NamedReference } from '#shared/rules/changes/mapping/names.ts';
import { objectText } from '#shared/rules/changes/object-name.ts';
import { dependencies } from '#shared/rules/changes/order.ts';
import type { EveryWord } from '../text/all-texts.ts';

export interface AboutChange {
  readonly object: string;
  readonly order: number;
  readonly after: number[];
  readonly effects: { readonly kind: string; readonly text: string }[];
}

export const noneKnown: AboutChange = { object: '', order: 0, after: [], effects: [] };

export function aboutChanges(
  changes: readonly CollectedChange[],
  names: readonly NamedReference[],
  all: EveryWord,
): readonly AboutChange[] {
  const needs = dependencies(changes);
  const effects = effectsOf(changes);
  return changes.map((change, at) => ({
    object: objectText(change, names),
    order: at + 1,
    after: (needs[at] ?? []).map((need) => need + 1),
    effects: (effects[at] ?? []).map((effect) => ({ kind: effect.kind, text: effectText(effect, all) })),
  }));
}

/** A line an effect: `    ! It deletes 1 record.` */
export function effectLines(about: AboutChange | undefined): string {
  return (about?.effects ?? []).map(({ text }) => `    ! ${text}\n`).join('');
}

function effectText(effect: Effect, all: EveryWord): string {
  return 'count' in effect
    ? all.say(`changes.effect.${effect.kind}`, { names: '', ...effect })
    : all.say(`changes.effect.${effect.kind}`);
}
