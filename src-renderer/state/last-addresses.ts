/**
 * Remembers for each server the last address and language, so that switching servers keeps them apart. The values are
 * this browser's hints, never authoritative.
 */
import { atom } from 'jotai';
import { createSignal } from '#data/signal.ts';
import { store } from '#data/store.ts';
import type { Settings } from '#shared/rules/settings/settings.ts';
import { languages } from '#shared/text/types.ts';
import { writeHint, readHint } from './stored-hints.ts';

/** The console's start page (spec 1§2.1: the main frame). */
export const homePath = '/info';

/** The frame's router, as far as this module uses it. */
export interface FrameRouter {
  /** The page's address; null for a page of no server, such as the licence tool or the list of servers. */
  readonly here: () => string | null;
  readonly go: (address: string) => void;
}

const wayAtom = atom<FrameRouter>({ here: () => null, go: () => undefined });

export function setFrameRouter(next: FrameRouter): void {
  store.set(wayAtom, next);
}

/** Fires after Back or Forward, when the page or its state has changed. */
export const wentThroughHistory = createSignal<void>();

export function goTo(address: string): void {
  store.get(wayAtom).go(address);
}

/** Remembers the current address for the server. Returns false when the current page belongs to no server. */
export function rememberAddress(server: string): boolean {
  const here = store.get(wayAtom).here();
  if (here !== null) writeHint(`place.${server}`, here);
  return here !== null;
}

/** The last address on the server; the start page as fallback. */
export function lastAddressOn(server: string): string {
  const address = readHint(`place.${server}`);
  // Storage content is untrusted: only the console's own addresses are accepted.
  return address !== null && /^\/(?![/\\])/.test(address) ? address : homePath;
}

export function noteLanguage(server: string, language: Settings['language']): void {
  writeHint(`language.${server}`, language);
}

/** The language last used on the server; null for a server never used. */
export function languageIn(server: string): Settings['language'] | null {
  const language = readHint(`language.${server}`);
  return (['system', ...languages] as const).find((one) => one === language) ?? null;
}
