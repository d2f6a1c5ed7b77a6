/**
 * The console without its colours where the platform says so for the day (spec 1§2.1 "page gray setting"; FRAME-048), by so
 * many per cent; and while whoever sets it looks at what that is like.
 */
import { atom, useAtomValue } from 'jotai';
import { useEffect, useLayoutEffect } from 'react';
import { store } from '#data/store.ts';
import { useSession } from './session.ts';

const previewed = atom<number | null>(null);

/** What is being looked at; null: the page as it is. */
export function usePreviewOfGray(strength: number | null): void {
  useEffect(() => {
    store.set(previewed, strength);
    return () => store.set(previewed, null);
  }, [strength]);
}

/** Of the admin centre, for whoever is signed in. */
export function useGrayOfSession(): void {
  const session = useSession();
  useGray(session.status === 'signedIn' ? (session.facts.platform.grayStrength ?? 0) : 0);
}

export function useGray(strength: number): void {
  const shown = useAtomValue(previewed, { store }) ?? strength;
  useLayoutEffect(() => {
    if (shown === 0) return;
    const { style } = document.documentElement;
    style.filter = `grayscale(${shown}%)`;
    return () => {
      style.removeProperty('filter');
    };
  }, [shown]);
}
