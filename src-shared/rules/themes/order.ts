/**
 * A new order of themes (spec 2§7 `dragSort`, 2§9; S-21). Themes come in pages, and an address has no room for
 * all of 2,000 ids: what is sent is a stretch of the list in its new order, and nothing outside of it moves.
 */

/** A theme and its order number, from 1. */
export interface Placed {
  readonly id: string;
  readonly place: number;
}

/**
 * What gets another number; `outdated`: `wanted` is no stretch of the list as it is, because somebody added, removed or
 * moved one meanwhile, or it names one twice. `list` is in its order.
 */
export function reordered(list: readonly Placed[], wanted: readonly string[]): Placed[] | 'outdated' {
  const asked = new Set(wanted);
  const first = list.findIndex(({ id }) => asked.has(id));
  const stretch = first < 0 ? [] : list.slice(first, first + wanted.length);
  const whole = stretch.length === wanted.length && stretch.every(({ id }) => asked.has(id));
  if (!whole || asked.size !== wanted.length || wanted.length === 0) return 'outdated';
  return wanted.flatMap((id, index) => {
    const place = stretch[index]?.place ?? 0;
    return stretch[index]?.id === id ? [] : [{ id, place }];
  });
}
