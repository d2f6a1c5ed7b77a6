/**
 * Delays expensive parts of a row until the row's identifying part is painted. Parts of many rows render in pieces, so
 * that the page stays responsive. Use it only where the delayed part moves nothing.
 */
import type { ReactNode } from 'react';
import { useFirstPaint } from '#data/first-paint.ts';

interface LaterProps {
  readonly children: ReactNode;
  /** Placeholder until then, where nothing else keeps the space. */
  readonly instead?: ReactNode;
}

export function DeferredPart({ children, instead = null }: LaterProps) {
  return useFirstPaint() ? children : instead;
}
