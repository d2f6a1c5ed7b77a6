/**
 * The handles of rows that can be moved: picked up and put down with Space or Enter, moved by keys while held, put back
 * with Esc, dragged. What moves where is the list's own affair.
 */
import { type KeyboardEvent, useEffect, useRef } from 'react';

export interface HandleProps {
  readonly name: string;
  readonly held: boolean;
  readonly refButton: (button: HTMLButtonElement | null) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onBlur: () => void;
  readonly onDragStart: () => void;
  readonly onDragEnd: () => void;
}

interface Handles {
  /** The one that is being moved. */
  readonly held: string | null;
  /** As it stands while it is being moved: its row moves, and the focus with it. */
  readonly draft: unknown;
  readonly nameOf: (id: string) => string;
  readonly pickUp: (id: string) => void;
  readonly putDown: () => void;
  readonly putBack: () => void;
  /** Whether the key means a step. */
  readonly moveByKey: (id: string, key: string) => boolean;
}

/** Of each row by its id, for `OrderHandle`. */
export function useHandles(handles: Handles): (id: string) => HandleProps {
  const { held, draft, nameOf, pickUp, putDown, putBack, moveByKey } = handles;
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const now = useRef(handles);
  now.current = handles;

  // Moving its row takes the focus away from the handle.
  useEffect(() => {
    if (draft && held) buttons.current.get(held)?.focus();
  }, [draft, held]);

  const onKeyDown = (event: KeyboardEvent, id: string) => {
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (held === id) putDown();
      else pickUp(id);
    } else if (held === id && moveByKey(id, event.key)) {
      event.preventDefault();
    } else if (held === id && event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      putBack();
    }
  };
  return (id) => ({
    name: nameOf(id),
    held: held === id,
    refButton: (button) => {
      if (button) buttons.current.set(id, button);
      else buttons.current.delete(id);
    },
    onKeyDown: (event) => onKeyDown(event, id),
    onBlur: () => {
      // The focus comes back where only the row was moved; gone for good means put down here.
      setTimeout(() => {
        const away = document.activeElement !== buttons.current.get(id);
        if (now.current.held === id && away) now.current.putDown();
      });
    },
    onDragStart: () => pickUp(id),
    onDragEnd: () => {
      if (now.current.held === id) now.current.putBack();
    },
  });
}
