/** Computes the cards to render next: the visible ones, and rendered ones around them. */
export interface CardRange {
  readonly first: number;
  /** Exclusive end. */
  readonly end: number;
}

export const emptyCardRange: CardRange = { first: 0, end: 0 };

/** `visible` lies within `around`; rendered cards outside `around` are dropped. */
export function nextRange(drawn: CardRange, visible: CardRange, around: CardRange): CardRange {
  const apart = drawn.end < visible.first || drawn.first > visible.end || drawn.end === drawn.first;
  if (apart) return visible;
  return {
    first: Math.min(visible.first, Math.max(drawn.first, around.first)),
    end: Math.max(visible.end, Math.min(drawn.end, around.end)),
  };
}
