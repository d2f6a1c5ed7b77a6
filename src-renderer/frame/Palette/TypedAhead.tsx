/** Buffers keys typed between Ctrl+K and the first display of the palette, whose code loads lazily. */
import { atom } from 'jotai';
import { useEffect } from 'react';
import { store } from '#data/store.ts';

const aheadAtom = atom('');

/** Returns the buffered text and empties the buffer. */
export function takeTypedAhead(): string {
  const typed = store.get(aheadAtom);
  store.set(aheadAtom, '');
  return typed;
}

export function TypedAhead({ onClose }: { readonly onClose: () => void }) {
  useEffect(() => {
    store.set(aheadAtom, '');
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Tab') return;
      // The page must not receive these keys.
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'Escape') onClose();
      else if (event.key === 'Backspace') store.set(aheadAtom, (typed) => typed.slice(0, -1));
      else if ([...event.key].length === 1) store.set(aheadAtom, (typed) => typed + event.key);
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [onClose]);
  return null;
}
