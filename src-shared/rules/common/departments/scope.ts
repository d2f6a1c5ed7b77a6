/**
 * The department of a page (spec 2§4, 2§8, 3§2.1, 3§4): the root department without global detach; with detach the
 * department in the address, or the first visible one, or the user's own when the address cannot be used.
 */

export interface Department {
  readonly id: string;
  readonly name: string;
}

/** `depth`: depth-open. */
export type Detach = 'off' | 'on' | 'depth';

/** Without detach the type is ignored. */
export function detachOf(detachable: boolean, type: 'depth' | 'plain' | undefined): Detach {
  if (!detachable) return 'off';
  return type === 'depth' ? 'depth' : 'on';
}

/** The reason why the page shows another department than the requested one. */
export type ScopeFallback = 'treeFailed' | 'notAllowed' | 'gone';

export interface ScopeFacts {
  readonly detach: Detach;
  /** The root department, the scope without detach. */
  readonly root: Department | null;
  /** The topmost visible departments; null when the server did not answer. */
  readonly tops: readonly Department[] | null;
  /** The department in the address, or the reason why it cannot be used; null when the address names none. */
  readonly requested: Department | ScopeFallback | null;
  /** The user's own department; null when the server does not send it. */
  readonly ownDepartment: Department | null;
}

export interface ResolvedScope {
  readonly department: Department;
  readonly instead: ScopeFallback | null;
}

/** Returns null when the user has no department to work in. */
export function resolveScope({
  detach,
  root,
  tops,
  requested,
  ownDepartment,
}: ScopeFacts): ResolvedScope | null {
  const at = (department: Department | null | undefined, instead: ScopeFallback | null = null) =>
    department ? { department, instead } : null;
  if (detach === 'off') return at(root);
  if (tops === null) return at(ownDepartment, 'treeFailed');
  if (tops.length === 0) return null;
  if (typeof requested === 'string') return at(ownDepartment ?? tops[0], requested);
  return at(requested ?? tops[0]);
}
