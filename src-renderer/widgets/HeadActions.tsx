/**
 * The page's main action, placed in the head above it by the part of the page that knows when it may be used. A page
 * has one: other actions are quieter, or in a menu.
 */
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useCallback } from 'react';
import { createPortal } from 'react-dom';
import layout from './looks/layout.module.css';

/** The places for actions of the heads on the page. The innermost head, of a tab, comes last. */
const slotsAtom = atom<readonly HTMLElement[]>([]);

/** The place in a head. */
export function HeadSlot() {
  const setSlots = useSetAtom(slotsAtom);
  const addSlot = useCallback(
    (slot: HTMLElement | null) => {
      if (!slot) return undefined;
      setSlots((slots) => [...slots, slot]);
      return () => setSlots((slots) => slots.filter((one) => one !== slot));
    },
    [setSlots],
  );
  return <span ref={addSlot} className={layout.through} />;
}

export function HeadActions({ children }: { readonly children: ReactNode }) {
  const slot = useAtomValue(slotsAtom).at(-1);
  return slot ? createPortal(children, slot) : null;
}
