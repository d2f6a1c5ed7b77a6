/** Whether a person may open a screen; pure. It only avoids offering what fails: the server decides. */
import type { SessionFacts } from '#shared/api/session/session.ts';
import { menuEntries } from '#shared/rules/common/menu/entries.ts';
import { type RightVerdict, type RightHolder, resolveAccess } from '#shared/rules/common/session/rights.ts';
import type { Screen } from './screen.ts';

/**
 * Decides a grant by code; null while `codes` is. An administrator's session that the console assembled itself
 * (`fromParts`) passes unknown codes: its server may not know them, and its calls decide.
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
): RightVerdict {
  const elsewhere = session && deployments && !deployments.includes(session.platform.deployment);
  if (elsewhere && permission !== 'anyone') return 'no';
  return resolveAccess(permission, rightsHolder(session, codes));
}

/** The rights of the signed-in user, as every part of a page asks for them. */
export function rightsHolder(session: SessionFacts | null, codes: ReadonlySet<string> | null): RightHolder {
  return { session, granted: (code) => isGranted(code, session, codes) };
}
