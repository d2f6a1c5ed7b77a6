/**
 * The vocabulary of rights for screens, menu entries and the server's calls, with one function for the console and
 * the sandbox (spec 1§1, 1§6). The console checks rights only to avoid offering what would fail; the server decides.
 */
import type { SessionFacts } from '../../../api/session/session.ts';
import type { MessageKey } from '../../../text/index.ts';
import { isAdministrator } from '../menu/visible.ts';

export type Right =
  /** Everybody, even without a session. */
  | 'anyone'
  | 'signedIn'
  /** The tenant's system administrator. */
  | 'administrator'
  /** Every administrator: system, sub- and department administrators. */
  | 'manager'
  | 'operator'
  /** Users to whom the server grants the code of a menu or of a part of it. */
  | { readonly menu: string }
  | Rule;

/** A rule about the session; the name of its function is the name of the right. */
export interface Rule {
  readonly rule: (session: SessionFacts) => boolean;
  /** Returns the reason when nobody could have the right on this platform; null when the user merely lacks it. */
  readonly because?: (session: SessionFacts) => MessageKey | null;
}

export interface RightHolder {
  /** The session; null when nobody is signed in. */
  readonly session: SessionFacts | null;
  /** Tells whether the server grants a menu's code; null while that is unknown. */
  readonly granted: (code: string) => boolean | null;
}

/** The verdict `signIn` asks for a session; `wait` means that the grants are not known yet. */
export type RightVerdict = 'yes' | 'no' | 'signIn' | 'wait';

export function resolveAccess(right: Right, { session, granted }: RightHolder): RightVerdict {
  if (right === 'anyone') return 'yes';
  if (session === null) return 'signIn';
  if (typeof right === 'object' && 'menu' in right) {
    const answer = granted(right.menu);
    return answer === null ? 'wait' : word(answer);
  }
  return word(allows(right, session));
}

const word = (answer: boolean) => (answer ? 'yes' : 'no');

/** Judges a right that depends on the session alone. */
export function allows(right: Exclude<Right, { readonly menu: string }>, session: SessionFacts): boolean {
  switch (right) {
    case 'anyone':
    case 'signedIn':
      return true;
    case 'administrator':
      return session.user.admin;
    case 'manager':
      return isAdministrator(session.user);
    case 'operator':
      return session.user.platformOperator;
    default:
      return right.rule(session);
  }
}

/** Reloading the permission cache affects all users (3§4 does not say who may do it). */
export const permissionCacheRight = 'administrator';

/** Returns the name of a right for descriptions: `manager`, `menu org`, or the name of the rule's function. */
export function rightName(right: Right): string {
  if (typeof right === 'string') return right;
  return 'menu' in right ? `menu ${right.menu}` : right.rule.name;
}
