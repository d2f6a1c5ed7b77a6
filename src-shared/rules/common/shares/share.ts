/** One share: whom it is about, and whether they get something or are left out (spec 3§3.3). */
import { type ShareKind, shareKinds } from '../../../api/shares/share.ts';

export { type ShareKind, shareKinds };

export interface Share {
  readonly kind: ShareKind;
  /** '' for those that stand for everybody of their kind. */
  readonly id: string;
  /** Left out; that wins over whatever else they are in. */
  readonly exclude: boolean;
  /** With everything below it: of a department or subcompany. */
  readonly below: boolean;
}

/** These need nobody to be chosen. */
export function isWhole(kind: ShareKind): kind is 'all' | 'allExternal' {
  return kind === 'all' || kind === 'allExternal';
}

/** These have something below them. */
export function hasLevels(kind: ShareKind): boolean {
  return kind === 'department' || kind === 'subcompany';
}

/** Whom a share is about, whatever it says of them. */
export function targetKey({ kind, id }: Pick<Share, 'kind' | 'id'>): string {
  return `${kind}/${id}`;
}

/** What a list of shares may hold. */
export interface ShareRules {
  /** All of them unless told. */
  readonly kinds?: readonly ShareKind[];
  /** Whether a share can be with everything below it. */
  readonly levels?: boolean;
}
