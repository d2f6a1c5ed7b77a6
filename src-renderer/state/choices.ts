/**
 * What somebody has arranged for themselves: columns, stars, folded parts, saved filters. It is at hand in this browser
 * (`remembered`) and kept by the program, which brings it along at every start, whatever port or profile that has.
 */
import { bridge } from '#data/bridge.ts';
import { createSignal } from '#data/signal.ts';
import { forget, remember, remembered } from './remembered.ts';

const failed = createSignal<unknown>();

/** Told where a choice holds in this browser alone. */
export const onChoiceNotKept = failed.listen;

/** '' forgets it. Answers false where this browser has no room for it. */
export function choose(name: string, value: string): boolean {
  const known = value === '' ? forgotten(name) : remember(name, value);
  bridge.choices.keep({ name, value }, { outlives: true }).catch(failed.emit);
  return known;
}

/** What the program has kept, before anything asks for it. */
export function takeChoices(kept: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(kept)) if (remembered(name) !== value) remember(name, value);
}

function forgotten(name: string): true {
  forget(name);
  return true;
}
