/**
 * Who may do something: one vocabulary for screens, menu entries and the server's calls, and one function that the
 * console and the sandbox both ask (spec 1§1, 1§6). The console asks so as not to offer what fails; the server
 * decides.
 */
import type { SessionFacts } from '../../../api/session/session.ts';
import type { MessageKey } from '../../../text/index.ts';
import { isAdministrator } from '../menu/visible.ts';

export type Right =
  /** Everybody, without a session too. */
  | 'anyone'
  | 'signedIn'
  /** The tenant's system administrator. */
  | 'administrator'
  /** Whoever administers anything: system, sub- or department administrators. */
  | 'manager'
  | 'operator'
  /** Whom the server grants the code of a menu or of a part of one. */
  | { readonly menu: string }
  | Rule;

/** What a rule of the platform says of the session; its function has a name that tells it. */
export interface Rule {
  readonly rule: (session: SessionFacts) => boolean;
  /** Why it is refused, where nobody could grant it: the platform is of another kind. null: it is a matter of rights. */
  readonly because?: (session: SessionFacts) => MessageKey | null;
}

export interface Holder {
  /** null: nobody is signed in. */
  readonly session: SessionFacts | null;
  /** Whether the server grants a menu's code; null: not known yet. */
  readonly granted: (code: string) => boolean | null;
}

/** `signIn`: it takes a session. `wait`: the grants are not known yet. */
export type Verdict = 'yes' | 'no' | 'signIn' | 'wait';

export function holds(right: Right, { session, granted }: Holder): Verdict {
  if (right === 'anyone') return 'yes';
  if (session === null) return 'signIn';
  if (typeof right === 'object' && 'menu' in right) {
    const answer = granted(right.menu);
    return answer === null ? 'wait' : word(answer);
  }
  return word(allows(right, session));
}

const word = (answer: boolean) => (answer ? 'yes' : 'no');

/** Of a right for which the session alone says whose it is. */
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

/** Refreshing the permission cache concerns everybody's permissions (3§4 names nobody). */
export const permissionCacheRight = 'administrator';

/** How a description names it: `manager`, `menu org`, the rule's own name. */
export function rightName(right: Right): string {
  if (typeof right === 'string') return right;
  return 'menu' in right ? `menu ${right.menu}` : right.rule.name;
}
