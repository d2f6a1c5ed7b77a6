/** The built web shell with its sandbox, as the benches use it, and the way in. */
import { normalScenario, type SandboxScenario } from '#shared/bridge/sandbox.ts';
import { openSession, type Session } from '../../e2e/support/session.ts';
import { startWebShell, type WebShell } from '../../e2e/support/web-shell.ts';
import { type Ground, shared } from './bench-resources.ts';

/** One in which nobody is signed in yet. */
export function startShell(ground: Ground): Promise<WebShell> {
  return ground.keep(start, stop);
}

/**
 * One whose sandbox is of that scale, in whatever state the bench before left it in a small run: filling the large one
 * takes longer than most benches do.
 */
export const shellOf = shared((_scale: SandboxScenario['scale']) => start(), stop);

let running = 0;
/** Shells that were started and have not ended. */
export function shellsRunning(): number {
  return running;
}

async function start(): Promise<WebShell> {
  const shell = await startWebShell();
  running += 1;
  return shell;
}

async function stop(shell: WebShell): Promise<void> {
  await shell.stop();
  running -= 1;
}

/** The sandbox's system administrator is signed in, in every tab of this shell from now on. */
export async function signIn(shell: WebShell): Promise<Session> {
  const session = await openSession(await shell.newLink());
  const answer = await session.post('/api/basicserver/session/signIn', { account: 'systemAdministrator' });
  const { code } = JSON.parse(answer) as { code: number };
  if (code !== 200) throw new Error(`not signed in: ${answer}`);
  return session;
}

/** The sandbox as it is by itself, but for that. */
export async function pretendOnly(session: Session, part: Partial<SandboxScenario>): Promise<void> {
  await session.call('sandbox.pretend', { ...normalScenario, ...part });
}
