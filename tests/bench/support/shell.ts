/** The built web shell with its sandbox, as the benches use it, and the way in. */
import { openSession, type Session } from '../../e2e/support/session.ts';
import { startWebShell, type WebShell } from '../../e2e/support/web-shell.ts';
import type { Ground } from './ground.ts';

export function startShell(ground: Ground): Promise<WebShell> {
  return ground.keep(startWebShell, (shell) => shell.stop());
}

/** The sandbox's system administrator is signed in, in every tab of this shell from now on. */
export async function signIn(shell: WebShell): Promise<Session> {
  const session = await openSession(await shell.newLink());
  const answer = await session.post('/api/basicserver/session/signIn', { account: 'systemAdministrator' });
  const { code } = JSON.parse(answer) as { code: number };
  if (code !== 200) throw new Error(`not signed in: ${answer}`);
  return session;
}
