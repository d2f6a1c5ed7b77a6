/** Checks the right to call an endpoint, on the server's side of the console's own check (S-30). */
import type { SandboxScenario } from '#shared/bridge/sandbox.ts';
import { grantedCodes } from '#shared/rules/common/menu/visible.ts';
import { type Right, resolveAccess } from '#shared/rules/common/session/rights.ts';
import { sessionFactsOf } from '../session/facts.ts';
import type { User } from '../session/store.ts';
import { treeOf } from '../session/tree.ts';

/** `signIn`: there is no session. `no`: there is one, but it lacks the right. */
export type AccessVerdict = 'yes' | 'no' | 'signIn';

export function checkAccess(right: Right, user: User | null, scenario: SandboxScenario): AccessVerdict {
  if (user === null) return right === 'anyone' ? 'yes' : 'signIn';
  const verdict = resolveAccess(right, {
    session: sessionFactsOf(user, scenario),
    granted: (code) => grantedCodes(treeOf(user, scenario)).has(code),
  });
  // The server knows its grants at once; the verdict `wait` cannot occur.
  // wall: right-to-call
  return verdict === 'yes' ? 'yes' : 'no';
}
