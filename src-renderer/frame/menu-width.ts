/** The width of the side menu, as it was drawn at its edge. */
import { useState } from 'react';
import { remembered } from '#state/remembered.ts';

export const menuWidthKey = 'menu.width';
/** Pixels, as `sizes.menu`, whose file the first picture does without. */
export const usualWidth = 232;
/** Pixels: names are cut below, and pages have too little room above. */
export const narrowest = 180;
export const widest = 420;

export function useMenuWidth() {
  return useState<number>(() => {
    const kept = Number(remembered(menuWidthKey));
    return kept >= narrowest && kept <= widest ? kept : usualWidth;
  });
}
