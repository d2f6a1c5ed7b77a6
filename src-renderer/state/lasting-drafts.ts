/**
 * Drafts that are worth more than a window: at hand in this browser at once, and kept by the program shortly after the
 * last key, so that they outlive a restart, whatever port or profile the next one has. What was sent or thrown away
 * elsewhere is not offered again. The text of a draft begins with its time.
 */
import type { KeptChoices } from '#shared/bridge/choices.ts';
import { draftPrefix, keepByProgram } from './choices.ts';
import { forget, remember, remembered, rememberedNames } from './remembered.ts';

/** Milliseconds without a key before the program is told. */
const pause = 500;
/** Those changed longest ago are given up for newer ones. */
export const mostLastingDrafts = 50;
/** Before the text of a draft in this browser that the program does not have yet. */
const untold = '*';
const waiting = new Map<string, ReturnType<typeof setTimeout>>();

export const lastingDraft = (key: string) => textOf(draftPrefix + key);

/** null throws it away. Answers false where this browser has no room for it. */
export function keepLastingDraft(key: string, text: string | null): boolean {
  const name = draftPrefix + key;
  if (textOf(name) === text) return true;
  clearTimeout(waiting.get(name));
  waiting.delete(name);
  if (text === null) {
    forget(name);
    void keepByProgram(name, '');
    return true;
  }
  const known = remember(name, untold + text);
  waiting.set(
    name,
    setTimeout(() => tell(name, text), pause),
  );
  makeRoom();
  return known;
}

/** What the program has, before anything asks for it: it is the truth but for what never came to it. */
export function takeLastingDrafts(kept: KeptChoices): void {
  const there = new Map(Object.entries(kept).filter(([name]) => name.startsWith(draftPrefix)));
  for (const name of rememberedNames(draftPrefix)) {
    const text = textOf(name) ?? '';
    const other = there.get(name);
    if (!isUntold(name)) {
      if (other === undefined) forget(name);
    } else if (timeOf(text) < timeOf(other ?? '')) forget(name);
    else tell(name, text);
  }
  for (const [name, text] of there) if (!isUntold(name)) remember(name, text);
}

/** Whoever leaves has pressed the last key. */
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
    // Unless more was typed meanwhile.
    if (kept && isUntold(name) && textOf(name) === text) remember(name, text);
  });
}

function makeRoom(): void {
  const names = rememberedNames(draftPrefix);
  if (names.length <= mostLastingDrafts) return;
  const byTime = names.sort((a, b) => timeOf(textOf(a) ?? '') - timeOf(textOf(b) ?? ''));
  for (const name of byTime.slice(0, names.length - mostLastingDrafts))
    keepLastingDraft(name.slice(draftPrefix.length), null);
}

const isUntold = (name: string) => remembered(name)?.startsWith(untold) ?? false;

function textOf(name: string): string | null {
  const text = remembered(name);
  return text?.startsWith(untold) ? text.slice(untold.length) : text;
}

/** Milliseconds since 1970 of its last key. */
const timeOf = (text: string) => Number(/"time":(\d+)/.exec(text)?.[1] ?? 0);
