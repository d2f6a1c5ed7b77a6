/**
 * Whether a person may open a screen; pure. The check only avoids offering what fails: the server has the last word.
 */
import type { SessionFacts } from '#shared/api/session/session.ts';
import { menuEntries } from '#shared/rules/common/menu/entries.ts';
import { holds, type Verdict } from '#shared/rules/common/session/rights.ts';
import type { Screen } from './screen.ts';

/**
 * Decides a grant by code; `codes` has the granted menus, null while the tree is unknown. In a session derived from an
 * administrator's (view as), the server may not know codes that the documents lack; its own calls decide about those.
 */
function isGranted(
  code: string,
  session: SessionFacts | null,
  codes: ReadonlySet<string> | null,
): boolean | null {
  if (codes === null) return null;
  const unheard = session?.fromParts === true && session.user.admin && !documented.has(code);
  return codes.has(code) || unheard;
}

const documented: ReadonlySet<string> = new Set(menuEntries.map((entry) => entry.code));

export function mayOpen(
  { permission, deployments }: Pick<Screen, 'permission' | 'deployments'>,
  session: SessionFacts | null,
  codes: ReadonlySet<string> | null,
): Verdict {
  const elsewhere = session && deployments && !deployments.includes(session.platform.deployment);
  if (elsewhere && permission !== 'anyone') return 'no';
  return holds(permission, { session, granted: (code) => isGranted(code, session, codes) });
}
