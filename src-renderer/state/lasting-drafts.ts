/**
 * Long-lived drafts: cached in this browser at once and stored by the program shortly after the last key press, so that
 * they outlive a restart with another port or browser profile. Drafts that were sent or discarded elsewhere are not
 * offered again. A draft's text begins with its time.
 */
import type { KeptChoices } from '#shared/bridge/choices.ts';
import { draftPrefix, keepByProgram } from './choices.ts';
import { forgetHint, writeHint, readHint, hintNames } from './stored-hints.ts';

/** Debounce: milliseconds after the last key press before the program stores the draft. */
const pause = 500;
/** Limit; beyond it the drafts with the oldest changes are dropped. */
export const mostLastingDrafts = 50;
/** Prefix of a text that this browser has and the program has not stored yet. */
const untold = '*';
const waiting = new Map<string, ReturnType<typeof setTimeout>>();

export const lastingDraft = (key: string) => textOf(draftPrefix + key);

/** A null `text` discards the draft. Returns false when this browser's storage is full. */
export function keepLastingDraft(key: string, text: string | null): boolean {
  const name = draftPrefix + key;
  if (textOf(name) === text) return true;
  clearTimeout(waiting.get(name));
  waiting.delete(name);
  if (text === null) {
    forgetHint(name);
    void keepByProgram(name, '');
    return true;
  }
  const known = writeHint(name, untold + text);
  waiting.set(
    name,
    setTimeout(() => tell(name, text), pause),
  );
  makeRoom();
  return known;
}

/**
 * Takes the program's drafts before anything reads them; they replace this browser's, except those never stored there.
 */
export function takeLastingDrafts(choices: KeptChoices): void {
  const there = new Map(Object.entries(choices).filter(([name]) => name.startsWith(draftPrefix)));
  for (const name of hintNames(draftPrefix)) {
    const text = textOf(name) ?? '';
    const other = there.get(name);
    if (!isUntold(name)) {
      if (other === undefined) forgetHint(name);
    } else if (timeOf(text) < timeOf(other ?? '')) forgetHint(name);
    else tell(name, text);
  }
  for (const [name, text] of there) if (!isUntold(name)) writeHint(name, text);
}

/** Stores all waiting drafts at once when the page closes. */
export function tellLastingDrafts(): void {
  for (const [name, timer] of waiting) {
    clearTimeout(timer);
    tell(name, textOf(name) ?? '');
  }
}
addEventListener('pagehide', tellLastingDrafts);

function tell(name: string, text: string): void {
  waiting.delete(name);
  void keepByProgram(name, text).then((kept) => {
    // The user may have typed more meanwhile.
    if (kept && isUntold(name) && textOf(name) === text) writeHint(name, text);
  });
}

function makeRoom(): void {
  const names = hintNames(draftPrefix);
  if (names.length <= mostLastingDrafts) return;
  const byTime = names.sort((a, b) => timeOf(textOf(a) ?? '') - timeOf(textOf(b) ?? ''));
  for (const name of byTime.slice(0, names.length - mostLastingDrafts))
    keepLastingDraft(name.slice(draftPrefix.length), null);
}

const isUntold = (name: string) => readHint(name)?.startsWith(untold) ?? false;

function textOf(name: string): string | null {
  const text = readHint(name);
  return text?.startsWith(untold) ? text.slice(untold.length) : text;
}

/** Milliseconds since 1970 of the draft's last key press. */
const timeOf = (text: string) => Number(/"time":(\d+)/.exec(text)?.[1] ?? 0);
