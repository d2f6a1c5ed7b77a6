/** Computes the cards to render next: the visible ones, and rendered ones around them. */
export interface CardRange {
  readonly first: number;
  /** Exclusive end. */
  readonly end: number;
}

export const emptyCardRange: CardRange = { first: 0, end: 0 };

/** `seen` lies within `around`; rendered cards outside `around` are dropped. */
export function nextRange(drawn: CardRange, seen: CardRange, around: CardRange): CardRange {
  const apart = drawn.end < seen.first || drawn.first > seen.end || drawn.end === drawn.first;
  if (apart) return seen;
  return {
    first: Math.min(seen.first, Math.max(drawn.first, around.first)),
    end: Math.max(seen.end, Math.min(drawn.end, around.end)),
  };
}
