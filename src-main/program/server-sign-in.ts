/** Signs in at a remote server, with user name and password or on the server's own page. */
import { BridgeError } from '#shared/bridge/errors.ts';
import type { CallArgs, CallResult } from '#shared/bridge/index.ts';
import type { ServerList } from '#shared/bridge/servers.ts';
import type { Gateway } from '../gateway/index.ts';
import type { ServersService } from '../services/servers/servers-service.ts';
import type { ShellHooks } from './hooks.ts';

/** Milliseconds for the server to say who is signed in. */
const checkLimit = 30_000;

interface Parts {
  readonly servers: ServersService;
  readonly gateway: Gateway;
  readonly hooks: ShellHooks;
}

/** Throws SIGN_IN_FAILED with `reason` and the server's message. The gateway keeps the session. */
export async function signInByPassword(
  { servers, gateway }: Parts,
  { id, userName, password }: CallArgs<'servers.signIn'>,
  signal: AbortSignal,
): Promise<ServerList> {
  const target = servers.targetFor(id);
  const how = (await servers.list()).profiles.find((profile) => profile.id === id)?.passwordSignIn;
  if (!how) throw failed('NOT_THIS_WAY', null);
  gateway.forgetSession(id);
  const outcome = await gateway.signIn(target, { ...how, userName, password }, signal);
  if (!outcome.ok) throw failed(outcome.reason, outcome.detail);
  return servers.takeSignIn(id, outcome.who);
}

/**
 * Makes the page's session the profile's credential, in memory only. A page sets cookies before anybody signs in,
 * so they count only where the server then treats them as signed in.
 */
export async function signInByPage(
  { servers, hooks, gateway }: Parts,
  id: string,
): Promise<CallResult<'servers.signInPage'>> {
  const target = servers.targetFor(id);
  const cookie = await hooks.signInPage(target);
  if (cookie === null) return { list: await servers.list(), signedIn: false };
  gateway.forgetSession(id);
  const found = { ...target, credential: { kind: 'cookie', cookie } as const };
  const outcome = await gateway.checkSession(found, AbortSignal.timeout(checkLimit));
  if (!outcome.ok) throw failed(outcome.reason, outcome.detail);
  return { list: await servers.takeSession(id, { kind: 'cookie', cookie }), signedIn: true };
}

function failed(reason: string, detail: string | null): BridgeError {
  return new BridgeError('SIGN_IN_FAILED', `the sign-in failed: ${reason}`, { reason, detail: detail ?? '' });
}
