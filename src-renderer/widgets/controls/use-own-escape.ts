/** Esc closes a control's open list and nothing behind it: antd would leave the key to the dialog too. */
import { type KeyboardEvent, useRef } from 'react';

export function useOwnEscape() {
  const open = useRef(false);
  return {
    onOpenChange: (now: boolean) => {
      open.current = now;
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'Escape' || !open.current) return;
      event.stopPropagation();
      // After antd has seen it, which closes nothing for a key that is taken, and before the dialog does.
      queueMicrotask(() => event.nativeEvent.preventDefault());
    },
  };
}
