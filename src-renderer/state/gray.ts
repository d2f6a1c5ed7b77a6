/**
 * Shows the console in gray by a percentage where the platform demands it for the day (spec 1§2.1 "page gray setting";
 * FRAME-048), and during the preview of that setting.
 */
import { atom, useAtomValue } from 'jotai';
import { useEffect, useLayoutEffect } from 'react';
import { store } from '#data/store.ts';
import { useSession } from './session.ts';

const previewed = atom<number | null>(null);

/** Previews a strength while the component is mounted; null leaves the page as it is. */
export function usePreviewOfGray(strength: number | null): void {
  useEffect(() => {
    store.set(previewed, strength);
    return () => store.set(previewed, null);
  }, [strength]);
}

/** Applies the admin centre's gray setting for the signed-in user. */
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
