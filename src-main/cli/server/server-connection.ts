/**
 * `server check` works without knowing who is signed in: a server that has only the documented calls has no call that
 * tells.
 */
import { signOut } from '#shared/api/session/session.ts';
import { callThrough } from '../../gateway/call-through.ts';
import type { Gateway } from '../../gateway/index.ts';
import type { ServerTarget } from '../../services/servers/target.ts';
import type { Options } from '../command-line/options.ts';
import { NoSessionError } from '../failure/no-session-error.ts';
import {
  lazySandbox,
  loadGateway,
  passwordRequestFor,
  type SignInContext,
  signInAt,
} from '../session/open-session.ts';
import type { ResolvedServer } from '../session/platform-session.ts';
import { readSignInSecret } from '../session/sign-in-secret.ts';
import { printable } from '../text/printable.ts';

export interface ServerConnection {
  readonly handle: Gateway['handle'];
  /** Rejects with NoSessionError; calls without a session are still possible then. */
  signIn(): Promise<void>;
  close(): Promise<void>;
}

export async function connectToServer(
  server: ResolvedServer,
  options: Options,
  around: SignInContext,
): Promise<ServerConnection> {
  const { terminal, words } = around;
  let target: ServerTarget = server.target;
  let opened = false;
  if (terminal.asksForNoChecks && target.kind === 'remote')
    terminal.complain(`steward: ${words.say('cli.server.tlsVariable')}\n`);
  const sandbox = lazySandbox(server, terminal, false);
  const gateway = (await loadGateway())({ target: () => target, sandbox: sandbox.open, now: terminal.now });
  return {
    handle: (request) => gateway.handle(request),
    async signIn() {
      const { signIn } = server;
      if (signIn === 'page') throw new NoSessionError('cli.server.page', { name: printable(server.name) });
      if (signIn !== 'token' && signIn !== 'cookie') {
        target = await signInAt(server, gateway, options, around);
        opened = true;
        return;
      }
      const secret = await readSignInSecret(options, passwordRequestFor(server, options), terminal, words);
      const credential =
        signIn === 'cookie'
          ? ({ kind: 'cookie', cookie: secret } as const)
          : ({ kind: 'token', token: secret } as const);
      target = { ...target, credential };
    },
    async close() {
      // A session of a password ends here; a token or cookie stays valid for its owner. A failing sign-out is no failure.
      if (/* wall: check-token-kept */ opened)
        await callThrough(gateway, target, signOut, {}).catch(() => null);
      await gateway.close();
      await sandbox.close();
    },
  };
}
