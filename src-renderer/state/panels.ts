/** What floats over the page: one at a time, opened by the header, the palette, a key or the native menu. */
import { atom, getDefaultStore } from 'jotai';

export type Panel = 'palette' | 'keys' | 'about' | 'sandbox' | 'account' | null;
export const panelAtom = atom<Panel>(null);

export function openedPanel(): Panel {
  return getDefaultStore().get(panelAtom);
}

export function openPanel(panel: Panel): void {
  getDefaultStore().set(panelAtom, panel);
}
