/**
 * Each server keeps the place where the user left it, and the language that it was used in (issue: switching keeps
 * them apart). Hints of this browser, never a truth.
 */
import { atom } from 'jotai';
import { createSignal } from '#data/signal.ts';
import { store } from '#data/store.ts';
import type { Settings } from '#shared/rules/settings/settings.ts';
import { languages } from '#shared/text/types.ts';
import { remember, remembered } from './remembered.ts';

/** Where the console begins (spec 1§2.1: the main frame). */
export const homePath = '/info';

/** What the frame's router can do for it. */
export interface Way {
  /** The address of the page, or null where it belongs to no server: the licence tool, the list of servers. */
  readonly here: () => string | null;
  readonly go: (address: string) => void;
}

const wayAtom = atom<Way>({ here: () => null, go: () => undefined });

export function setWay(next: Way): void {
  store.set(wayAtom, next);
}

/** The user went back or forward: another page is there, or another state of the same one. */
export const wentThroughHistory = createSignal<void>();

export function goTo(address: string): void {
  store.get(wayAtom).go(address);
}

/** Notes the place in a server that is being left. Answers whether it was a server's page at all. */
export function leavePlace(server: string): boolean {
  const here = store.get(wayAtom).here();
  if (here !== null) remember(`place.${server}`, here);
  return here !== null;
}

/** Where the user was in that server. */
export function placeIn(server: string): string {
  const place = remembered(`place.${server}`);
  // Only addresses of our own: it came from a storage.
  return place !== null && /^\/(?![/\\])/.test(place) ? place : homePath;
}

export function noteLanguage(server: string, language: Settings['language']): void {
  remember(`language.${server}`, language);
}

/** The language in which that server was used last; null where it never was. */
export function languageIn(server: string): Settings['language'] | null {
  const language = remembered(`language.${server}`);
  return (['system', ...languages] as const).find((one) => one === language) ?? null;
}
