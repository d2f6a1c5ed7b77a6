/**
 * Parts of a row that are dear to draw, once what identifies it is painted: of many rows at once they come in pieces, between
 * which the page answers. They stand where nothing moves when they come.
 */
import type { ReactNode } from 'react';
import { usePainted } from '#data/painted.ts';

interface LaterProps {
  readonly children: ReactNode;
  /** What stands in their place until then, where nothing else keeps it. */
  readonly instead?: ReactNode;
}

export function Later({ children, instead = null }: LaterProps) {
  return usePainted() ? children : instead;
}
