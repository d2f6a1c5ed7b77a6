/**
 * Reordering themes (spec 2§7 `dragSort`, 2§9; S-21). Themes come in pages, and a URL has no room for all of 2,000 ids:
 * a request has a stretch of the list in its new order, and nothing outside of the stretch moves.
 */

/** A theme and its order number, from 1. */
export interface NumberedTheme {
  readonly id: string;
  readonly position: number;
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
    const position = stretch[index]?.position ?? 0;
    return stretch[index]?.id === id ? [] : [{ id, position }];
  });
}

/** One request of a move: a stretch of the list in its new order and in its old one. */
export interface MoveStep {
  readonly ids: readonly string[];
  readonly before: readonly string[];
}

/**
 * The requests that put one theme before another, in their order, each about at most `most` themes; none where it is
 * there already. `outdated`: one of the two is not in the list any more. Without `target` the theme becomes the first.
 */
export function stepsOfMove(
  list: readonly string[],
  { id, target, most }: { readonly id: string; readonly target?: string; readonly most: number },
): readonly MoveStep[] | 'outdated' {
  let index = list.indexOf(id);
  const before = target === undefined ? 0 : list.indexOf(target);
  if (index < 0 || before < 0) return 'outdated';
  const goal = index < before ? before - 1 : before;
  const steps: MoveStep[] = [];
  while (index !== goal && id !== target) {
    const [from, to] =
      goal < index ? [Math.max(goal, index - most + 1), index] : [index, Math.min(goal, index + most - 1)];
    // Themes that an earlier step passed keep their order, one position away from the moved theme.
    const others = list.filter((one) => one !== id).slice(from, to);
    const old = goal < index ? [...others, id] : [id, ...others];
    steps.push({ ids: goal < index ? [id, ...others] : [...others, id], before: old });
    index = goal < index ? from : to;
  }
  return steps;
}
