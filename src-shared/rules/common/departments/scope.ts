/**
 * Which department a page is about (spec 2§4, 2§8, 3§2.1, 3§4): without global detach the root department; with it the
 * one that the address names, or the first that one may see; the own one where that can't be had.
 */

export interface Department {
  readonly id: string;
  readonly name: string;
}

/** `depth`: depth-open. */
export type Detach = 'off' | 'on' | 'depth';

/** `type` is not asked for where nothing is detached. */
export function detachOf(detachable: boolean, type: 'depth' | 'plain' | undefined): Detach {
  if (!detachable) return 'off';
  return type === 'depth' ? 'depth' : 'on';
}

/** Why another department stands there than the one that was asked for. */
export type Instead = 'treeFailed' | 'notAllowed' | 'gone';

export interface ScopeFacts {
  readonly detach: Detach;
  /** Without detach: what stands for the whole. */
  readonly root: Department | null;
  /** The top of what one may see; null: it can't be had. */
  readonly tops: readonly Department[] | null;
  /** What the address names: the department, or why it is none; null: it names nothing. */
  readonly asked: Department | Instead | null;
  /** The person's own; null: the server does not say it. */
  readonly own: Department | null;
}

export interface Place {
  readonly department: Department;
  readonly instead: Instead | null;
}

/** null: there is no department to be in. */
export function placeOf({ detach, root, tops, asked, own }: ScopeFacts): Place | null {
  const at = (department: Department | null | undefined, instead: Instead | null = null) =>
    department ? { department, instead } : null;
  if (detach === 'off') return at(root);
  if (tops === null) return at(own, 'treeFailed');
  if (tops.length === 0) return null;
  if (typeof asked === 'string') return at(own ?? tops[0], asked);
  return at(asked ?? tops[0]);
}
