/** The width of the side menu, which the user sets at its edge. */
import { useState } from 'react';
import { readHint } from '#state/stored-hints.ts';

export const menuWidthKey = 'menu.width';
/** Pixels; equals `sizes.menu`, whose file would make the first script larger. */
export const usualWidth = 232;
/** Pixels; a narrower menu cuts names, a wider one leaves pages too little room. */
export const narrowest = 180;
export const widest = 420;

export function useMenuWidth() {
  return useState<number>(() => {
    const kept = Number(readHint(menuWidthKey));
    return kept >= narrowest && kept <= widest ? kept : usualWidth;
  });
}
