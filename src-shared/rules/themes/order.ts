/**
 * Reordering themes (spec 2§7 `dragSort`, 2§9; S-21). Themes come in pages, and a URL has no room for all of 2,000 ids:
 * a request has a stretch of the list in its new order, and nothing outside of the stretch moves.
 */

/** A theme and its order number, from 1. */
export interface NumberedTheme {
  readonly id: string;
  readonly place: number;
}

/**
 * The themes whose number changes. `outdated`: `wanted` is not a contiguous stretch of the present list, because
 * somebody added, removed or moved a theme meanwhile, or `wanted` names a theme twice. `list` is in its order.
 */
export function renumberThemes(
  list: readonly NumberedTheme[],
  wanted: readonly string[],
): NumberedTheme[] | 'outdated' {
  const wantedIds = new Set(wanted);
  const first = list.findIndex(({ id }) => wantedIds.has(id));
  const stretch = first < 0 ? [] : list.slice(first, first + wanted.length);
  const whole = stretch.length === wanted.length && stretch.every(({ id }) => wantedIds.has(id));
  if (/* wall: order-of-whole-list */ !whole || wantedIds.size !== wanted.length || wanted.length === 0)
    return 'outdated';
  return wanted.flatMap((id, index) => {
    const place = stretch[index]?.place ?? 0;
    return stretch[index]?.id === id ? [] : [{ id, place }];
  });
}
