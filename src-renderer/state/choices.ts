/**
 * A user's own arrangements: columns, stars, folded parts, saved filters. The browser caches them (`readHint`); the
 * program stores them and returns them at every start, whatever port or browser profile it has.
 */
import { bridge } from '#data/bridge.ts';
import { createSignal } from '#data/signal.ts';
import { forgetHint, writeHint, readHint } from './stored-hints.ts';

const failed = createSignal<unknown>();
/** Prefix of draft names (`lasting-drafts.ts`); the program stores drafts beside the choices. */
export const draftPrefix = 'draft ';

/** Fires when only this browser has stored a choice. */
export const onChoiceNotKept = failed.listen;

/** An empty `value` removes the choice. Returns false when this browser's storage is full. */
export function saveChoice(name: string, value: string): boolean {
  const known = value === '' ? forgotten(name) : writeHint(name, value);
  void keepByProgram(name, value);
  return known;
}

/** Resolves to whether the program has stored the value. */
export function keepByProgram(name: string, value: string): Promise<boolean> {
  return bridge.choices.keep({ name, value }, { outlives: true }).then(
    () => true,
    (error: unknown) => {
      failed.emit(error);
      return false;
    },
  );
}

/** Copies the program's choices into this browser, before anything reads them. */
export function takeChoices(kept: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(kept))
    if (!name.startsWith(draftPrefix) && readHint(name) !== value) writeHint(name, value);
}

function forgotten(name: string): true {
  forgetHint(name);
  return true;
}
