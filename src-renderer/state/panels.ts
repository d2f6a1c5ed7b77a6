/** Overlays of the page, one at a time, opened by the header, the palette, a key or the native menu. */
import { atom } from 'jotai';
import { store } from '#data/store.ts';
import { toggleDock } from './sandbox-dock.ts';

export type Panel = 'palette' | 'keys' | 'whatsNew' | 'about' | 'feedback' | 'account' | null;
export const panelAtom = atom<Panel>(null);

export function openedPanel(): Panel {
  return store.get(panelAtom);
}

/** Opens an overlay; `sandbox` toggles the docked panel instead, which covers nothing. */
export function openPanel(panel: Panel | 'sandbox'): void {
  const { set } = store;
  set(panelAtom, panel === 'sandbox' ? null : panel);
  if (panel === 'sandbox') toggleDock();
}
