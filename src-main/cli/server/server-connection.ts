/**
 * A server that a command asks without needing to know who is signed in: one that knows only the documents has no call
 * that says it.
 */
import { signOut } from '#shared/api/session/session.ts';
import type { Gateway } from '../../gateway/index.ts';
import type { ServerTarget } from '../../services/servers/target.ts';
import type { Options } from '../command-line/options.ts';
import { printable } from '../text/printable.ts';
import type { GivenServer } from '../session/platform-session.ts';
import { readGivenSecret } from '../session/sign-in-secret.ts';
import { NoSession } from '../failure/no-session-error.ts';
import { gatewayHere, type SigningIn, sandboxOf, signedIn, wantedAt } from '../session/open-session.ts';
import { callThrough } from '../../gateway/call-through.ts';

export interface AskedServer {
  readonly handle: Gateway['handle'];
  /** Rejects with NoSession where none can be had; asking goes on without one. */
  signIn(): Promise<void>;
  close(): Promise<void>;
}

export async function openServer(
  server: GivenServer,
  options: Options,
  around: SigningIn,
): Promise<AskedServer> {
  const { terminal, words } = around;
  let target: ServerTarget = server.target;
  let opened = false;
  if (terminal.asksForNoChecks && target.kind === 'remote')
    terminal.complain(`steward: ${words.say('cli.server.tlsVariable')}\n`);
  const sandbox = sandboxOf(server, terminal, false);
  const gateway = (await gatewayHere())({ target: () => target, sandbox: sandbox.open, now: terminal.now });
  return {
    handle: (request) => gateway.handle(request),
    async signIn() {
      const { signIn } = server;
      if (signIn === 'page') throw new NoSession('cli.server.page', { name: printable(server.name) });
      if (signIn !== 'token' && signIn !== 'cookie') {
        target = await signedIn(server, gateway, options, around);
        opened = true;
        return;
      }
      const secret = await readGivenSecret(options, wantedAt(server, options), terminal, words);
      const credential =
        signIn === 'cookie'
          ? ({ kind: 'cookie', cookie: secret } as const)
          : ({ kind: 'token', token: secret } as const);
      target = { ...target, credential };
    },
    async close() {
      // A session that was opened here ends here; a token or cookie is somebody's for longer. That it can't is no failure.
      if (opened) await callThrough(gateway, target, signOut, {}).catch(() => null);
      await gateway.close();
      await sandbox.close();
    },
  };
}
