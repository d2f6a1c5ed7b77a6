/** Handles keys within a control, which antd would also pass on to the surrounding form and dialog. */
import { type KeyboardEvent, useRef } from 'react';

/** Esc closes an open list, and nothing behind it. */
export function useOwnEscape() {
  const open = useRef(false);
  return {
    onOpenChange: (now: boolean) => {
      open.current = now;
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'Escape' || !open.current) return;
      event.stopPropagation();
      // A microtask runs after antd's handler, which ignores keys already handled, and before the dialog's.
      queueMicrotask(() => event.nativeEvent.preventDefault());
    },
  };
}

/**
 * Handles Enter in fields with typed text: Enter applies the text or opens the list. antd applies it a frame later, so
 * a form submitted by the same key would have the old value.
 */
export function useOwnEnter() {
  const escapeKeys = useOwnEscape();
  return {
    ...escapeKeys,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      escapeKeys.onKeyDown(event);
      // A microtask runs after antd's handler, which ignores keys already handled.
      if (event.key === 'Enter') queueMicrotask(() => event.nativeEvent.preventDefault());
    },
  };
}
