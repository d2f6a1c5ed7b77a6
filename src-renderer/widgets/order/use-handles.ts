/**
 * Handles of movable rows: Space or Enter picks up and drops, keys move a held row, Esc restores it, and rows can be
 * dragged. The list itself decides about the moves.
 */
import { type KeyboardEvent, useEffect, useRef } from 'react';

export interface HandleProps {
  readonly name: string;
  readonly isLifted: boolean;
  readonly refButton: (button: HTMLButtonElement | null) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onBlur: () => void;
  readonly onDragStart: () => void;
  readonly onDragEnd: () => void;
}

interface Handles {
  /** Id of the row being moved. */
  readonly liftedId: string | null;
  /** The order during the move: its change moves the row and restores the focus. */
  readonly draft: unknown;
  readonly nameOf: (id: string) => string;
  readonly pickUp: (id: string) => void;
  readonly putDown: () => void;
  readonly putBack: () => void;
  /** Returns whether the key means a step. */
  readonly moveByKey: (id: string, key: string) => boolean;
}

/** Returns a row's handle props by id, for `OrderHandle`. */
export function useHandles(handles: Handles): (id: string) => HandleProps {
  const { liftedId, draft, nameOf, pickUp, putDown, putBack, moveByKey } = handles;
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const now = useRef(handles);
  now.current = handles;

  // Moving the row in the DOM takes the focus away from its handle.
  useEffect(() => {
    if (draft && liftedId) buttons.current.get(liftedId)?.focus();
  }, [draft, liftedId]);

  const onKeyDown = (event: KeyboardEvent, id: string) => {
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (liftedId === id) putDown();
      else pickUp(id);
    } else if (liftedId === id && moveByKey(id, event.key)) {
      event.preventDefault();
    } else if (liftedId === id && event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      putBack();
    }
  };
  return (id) => ({
    name: nameOf(id),
    isLifted: liftedId === id,
    refButton: (button) => {
      if (button) buttons.current.set(id, button);
      else buttons.current.delete(id);
    },
    onKeyDown: (event) => onKeyDown(event, id),
    onBlur: () => {
      // A moved row gets the focus back; when the focus is really elsewhere, the row is dropped here.
      setTimeout(() => {
        const away = document.activeElement !== buttons.current.get(id);
        if (now.current.liftedId === id && away) now.current.putDown();
      });
    },
    onDragStart: () => pickUp(id),
    onDragEnd: () => {
      if (now.current.liftedId === id) now.current.putBack();
    },
  });
}
