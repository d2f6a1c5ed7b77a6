/**
 * Makes a menu one tab stop: arrows, Home and End move among visible entries, letters jump to the next name with that
 * beginning, left and right arrows fold and unfold. Entries carry `data-menu-item`.
 */
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** Milliseconds without a key after which a letter starts a new word. */
const pause = 600;

export function useRovingFocus(list: RefObject<HTMLElement | null>) {
  const typed = useRef({ word: '', at: 0 });
  // Runs after every render, since folding, searching and lazy content change the entries.
  useLayoutEffect(() => {
    const all = entries(list.current);
    const focused = all.find((item) => item === document.activeElement);
    keepOne(all, focused ?? currentOf(all) ?? all.find((item) => item.tabIndex === 0) ?? all[0]);
  });
  return {
    onFocus: () => {
      const all = entries(list.current);
      const focused = all.find((item) => item === document.activeElement);
      if (focused) keepOne(all, focused);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      // An entry's flyout handles its own keys.
      if (!(event.target instanceof HTMLElement) || !event.target.matches('[data-menu-item]')) return;
      const all = entries(list.current);
      const at = all.indexOf(event.target);
      const next = goal(event.key, all, at) ?? byLetter(event.key, all, at, typed.current);
      if (next) {
        event.preventDefault();
        next.focus();
      } else if (foldsBy(event.key, event.target)) {
        event.preventDefault();
        event.target.click();
      }
    },
  };
}

function entries(list: HTMLElement | null): HTMLElement[] {
  const all = [...(list?.querySelectorAll<HTMLElement>('[data-menu-item]') ?? [])];
  return all.filter((item) => !item.closest('[hidden]'));
}

function currentOf(all: readonly HTMLElement[]): HTMLElement | undefined {
  return all.find((item) => item.hasAttribute('aria-current'));
}

function keepOne(all: readonly HTMLElement[], stop: HTMLElement | undefined): void {
  for (const item of all) item.tabIndex = item === stop ? 0 : -1;
}

function goal(key: string, all: readonly HTMLElement[], at: number): HTMLElement | undefined {
  switch (key) {
    case 'ArrowDown':
      return all[Math.min(at + 1, all.length - 1)];
    case 'ArrowUp':
      return all[Math.max(at - 1, 0)];
    case 'Home':
      return all[0];
    case 'End':
      return all.at(-1);
  }
  return undefined;
}

function byLetter(
  key: string,
  all: readonly HTMLElement[],
  at: number,
  typed: { word: string; at: number },
): HTMLElement | undefined {
  if (key.length !== 1 || key === ' ') return undefined;
  const now = performance.now();
  typed.word = now - typed.at > pause ? key : typed.word + key;
  typed.at = now;
  const word = typed.word.toLocaleLowerCase();
  // While a word continues, the focused entry itself may match.
  const from = word.length > 1 ? at : at + 1;
  return [...all.slice(from), ...all.slice(0, from)].find((item) =>
    nameOf(item).toLocaleLowerCase().startsWith(word),
  );
}

function nameOf(item: HTMLElement): string {
  return (item.getAttribute('aria-label') ?? item.textContent ?? '').trim();
}

function foldsBy(key: string, item: HTMLElement): boolean {
  if (item.hasAttribute('aria-haspopup')) return false;
  const open = item.getAttribute('aria-expanded');
  return (key === 'ArrowRight' && open === 'false') || (key === 'ArrowLeft' && open === 'true');
}
