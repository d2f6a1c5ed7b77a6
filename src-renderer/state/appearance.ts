/** Light, dark or what the system says, as an attribute on the root that the style sheet reads. */
import { useSyncExternalStore } from 'react';
import type { Settings } from '#shared/rules/settings/settings.ts';
import { remember, remembered } from './remembered.ts';

export type Appearance = 'light' | 'dark';

const systemDark = window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();
let setting: Settings['appearance'] = 'system';

function effective(): Appearance {
  if (setting !== 'system') return setting;
  return systemDark.matches ? 'dark' : 'light';
}

function show(): void {
  document.documentElement.dataset.appearance = effective();
  for (const listener of listeners) listener();
}

export function applyAppearance(next: Settings['appearance']): void {
  setting = next;
  remember('appearance', next);
  show();
}

/** Before the program has answered: as it was the last time. */
export function applyRememberedAppearance(): void {
  const last = remembered('appearance');
  setting = last === 'light' || last === 'dark' ? last : 'system';
  systemDark.addEventListener('change', show);
  show();
}

export function useAppearance(): Appearance {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, effective);
}
