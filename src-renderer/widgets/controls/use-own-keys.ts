/** Keys that a control keeps to itself: antd would leave them to the form and the dialog around it too. */
import { type KeyboardEvent, useRef } from 'react';

/** Esc closes an open list and nothing behind it. */
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

/**
 * Of what is typed in, too: Enter takes over what was typed, or opens the list. antd takes it over a frame later, so that
 * a form that was sent by the same key would have the value before.
 */
export function useOwnEnter() {
  const own = useOwnEscape();
  return {
    ...own,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      own.onKeyDown(event);
      // After antd has seen it, which opens nothing for a key that is taken.
      if (event.key === 'Enter') queueMicrotask(() => event.nativeEvent.preventDefault());
    },
  };
}
