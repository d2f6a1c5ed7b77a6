/** Applies appearance (light, dark, the system's) and density as attributes of the root, which the style sheets read. */
import { atom, useAtomValue } from 'jotai';
import { store } from '#data/store.ts';
import type { Settings } from '#shared/rules/settings/settings.ts';
import { writeHint, readHint } from './stored-hints.ts';

export type Appearance = 'light' | 'dark';

const systemDark = window.matchMedia('(prefers-color-scheme: dark)');
const systemDarkAtom = atom(systemDark.matches);
const settingAtom = atom<Settings['appearance']>('system');
const appearanceAtom = atom<Appearance>((get) => {
  const setting = get(settingAtom);
  if (setting !== 'system') return setting;
  return get(systemDarkAtom) ? 'dark' : 'light';
});

function show(): void {
  document.documentElement.dataset.appearance = store.get(appearanceAtom);
}

export function applyAppearance(next: Pick<Settings, 'appearance' | 'tableDensity'>): void {
  store.set(settingAtom, next.appearance);
  writeHint('appearance', next.appearance);
  document.documentElement.dataset.density = next.tableDensity;
  show();
}

/** Applies the last start's appearance until the program has answered. */
export function applyRememberedAppearance(): void {
  const last = readHint('appearance');
  store.set(settingAtom, last === 'light' || last === 'dark' ? last : 'system');
  systemDark.addEventListener('change', ({ matches }) => {
    store.set(systemDarkAtom, matches);
    show();
  });
  show();
}

export function useAppearance(): Appearance {
  return useAtomValue(appearanceAtom);
}
