/** Whether a person may open a screen; pure. The server decides in the end: this is for not offering what fails. */
import type { SessionFacts } from '#shared/api/session/session.ts';
import { menuEntries } from '#shared/rules/common/menu/entries.ts';
import { holds, type Verdict } from '#shared/rules/common/session/rights.ts';
import type { Screen } from './screen.ts';

/** `codes`: the menus that are granted; null while they are not known. */
/**
 * A session that was put together of an administrator's: a code that no menu of the documents has is one that the server
 * may never have heard of, and its calls decide.
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
