/** Holds what is typed between Ctrl+K and the palette, whose code is loaded at the first time. */
import { useEffect } from 'react';

let ahead = '';

/** What was typed meanwhile, once. */
export function takeTypedAhead(): string {
  const typed = ahead;
  ahead = '';
  return typed;
}

export function TypedAhead({ onClose }: { readonly onClose: () => void }) {
  useEffect(() => {
    ahead = '';
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (event.key === 'Tab') return;
      // Nothing of it is meant for the page.
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'Escape') onClose();
      else if (event.key === 'Backspace') ahead = ahead.slice(0, -1);
      else if ([...event.key].length === 1) ahead += event.key;
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [onClose]);
  return null;
}
