/**
 * What somebody has arranged for themselves: columns, stars, folded parts, saved filters. It is at hand in this browser
 * (`remembered`) and kept by the program, which brings it along at every start, whatever port or profile that has.
 */
import { bridge } from '#data/bridge.ts';
import { createSignal } from '#data/signal.ts';
import { forget, remember, remembered } from './remembered.ts';

const failed = createSignal<unknown>();
/** Names of drafts (`lasting-drafts.ts`), which the program keeps beside the choices. */
export const draftPrefix = 'draft ';

/** Told where a choice holds in this browser alone. */
export const onChoiceNotKept = failed.listen;

/** '' forgets it. Answers false where this browser has no room for it. */
export function choose(name: string, value: string): boolean {
  const known = value === '' ? forgotten(name) : remember(name, value);
  void keepByProgram(name, value);
  return known;
}

/** Answers whether the program has it by then. */
export function keepByProgram(name: string, value: string): Promise<boolean> {
  return bridge.choices.keep({ name, value }, { outlives: true }).then(
    () => true,
    (error: unknown) => {
      failed.emit(error);
      return false;
    },
  );
}

/** What the program has kept, before anything asks for it. */
export function takeChoices(kept: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(kept))
    if (!name.startsWith(draftPrefix) && remembered(name) !== value) remember(name, value);
}

function forgotten(name: string): true {
  forget(name);
  return true;
}
