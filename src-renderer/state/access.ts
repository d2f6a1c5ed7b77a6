/** Whether a person may open a screen; pure. The server decides in the end: this is for not offering what fails. */
import type { SessionFacts } from '#shared/api/session/session.ts';
import { holds, type Verdict } from '#shared/rules/session/rights.ts';
import type { Screen } from './screen.ts';

/** `codes`: the menus that are granted; null while they are not known. */
export function mayOpen(
  { permission, deployments }: Pick<Screen, 'permission' | 'deployments'>,
  session: SessionFacts | null,
  codes: ReadonlySet<string> | null,
): Verdict {
  const elsewhere = session && deployments && !deployments.includes(session.platform.deployment);
  if (elsewhere && permission !== 'anyone') return 'no';
  return holds(permission, { session, granted: (code) => codes?.has(code) ?? null });
}
