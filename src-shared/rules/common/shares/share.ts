/** A share: a target that gets something or is left out (spec 3§3.3). */
import { type ShareKind, shareKinds } from '../../../api/shares/share.ts';

export { type ShareKind, shareKinds };

export interface Share {
  readonly kind: ShareKind;
  /** The id of the target; '' for kinds that mean everybody. */
  readonly id: string;
  /** The target is left out, in spite of all other shares. */
  readonly exclude: boolean;
  /** The share includes everything below the department or subcompany. */
  readonly below: boolean;
}

/** Everybody, or everybody external: a kind without single targets to choose. */
export function isUntargeted(kind: ShareKind): kind is 'all' | 'allExternal' {
  return kind === 'all' || kind === 'allExternal';
}

/** Targets of these kinds have levels below them. */
export function hasLevels(kind: ShareKind): boolean {
  return kind === 'department' || kind === 'subcompany';
}

/** Returns the key of a share's target, whatever the share says. */
export function targetKey({ kind, id }: Pick<Share, 'kind' | 'id'>): string {
  return `${kind}/${id}`;
}

export interface ShareRules {
  /** The allowed kinds; all by default. */
  readonly kinds?: readonly ShareKind[];
  /** Shares may include everything below the target. */
  readonly levels?: boolean;
  /** An empty list of shares means everybody, so that a list of exclusions alone means everybody else. */
  readonly open?: boolean;
}
