/** Which cards are drawn next: those that are seen, and of the others around them those that stand there already. */
export interface CardRange {
  readonly first: number;
  /** The one after the last. */
  readonly end: number;
}

export const nothing: CardRange = { first: 0, end: 0 };

/** `seen` lies within `around`. What is drawn far from it is let go. */
export function nextRange(drawn: CardRange, seen: CardRange, around: CardRange): CardRange {
  const apart = drawn.end < seen.first || drawn.first > seen.end || drawn.end === drawn.first;
  if (apart) return seen;
  return {
    first: Math.min(seen.first, Math.max(drawn.first, around.first)),
    end: Math.max(seen.end, Math.min(drawn.end, around.end)),
  };
}
