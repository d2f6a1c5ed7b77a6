import type { KeyboardEvent } from 'react';

/**
 * The keys of a button or field that opens a popup. Esc closes the popup also while its code is on the way and the
 * focus is still here, and nothing under it.
 */
export function openerEscape(open: boolean, close: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Escape' || !open) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
}
