/**
 * A command opens its session with a user name and a password, and ends it when it is through; with a token or cookie it
 * uses the owner's. The session stays in this process: neither the session nor a secret is written or printed anywhere.
 */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as zlib from 'node:zlib';
import { ApiError } from '#shared/api/api-error.ts';
import { keepNumberIds } from '#shared/api/id-types.ts';
import { sandboxAccounts, signIn, signOut } from '#shared/api/session/session.ts';
import { mustAgree } from '#shared/api/session/sign-in-page.ts';
import { tenantPart } from '#shared/rules/changes/file-tenant.ts';
import { readSession } from '#shared/rules/common/session/read-session.ts';
import { withSignInAnswer } from '#shared/rules/common/session/sign-in-answer.ts';
import { callThrough } from '../../gateway/call-through.ts';
import type { Gateway } from '../../gateway/index.ts';
import { lazyPart } from '../../program/parts.ts';
import type { ServerTarget } from '../../services/servers/target.ts';
import type { Options } from '../command-line/options.ts';
import { NoSessionError } from '../failure/no-session-error.ts';
import { UsageError } from '../failure/usage-error.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import type { AllWords } from '../text/all-words.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import { serverErrorText } from './error-text.ts';
import type { PasswordRequest } from './password-command.ts';
import type { PlatformSession, ResolvedServer } from './platform-session.ts';
import { defaultPasswordSignIn, resolveServer } from './resolve-server.ts';
import { sessionCalls } from './session-calls.ts';
import { readSignInSecret } from './sign-in-secret.ts';

/**
 * `keeps` makes the sandbox's folder where there is none, so that changes there last. Rejects with NoSessionError where
 * the sign-in fails, and with UsageError where an option is missing.
 */
export async function openPlatformSession(
  options: Options,
  terminal: CommandTerminal,
  words: TerminalWords,
  allWords: AllWords,
  { keeps } = { keeps: false },
): Promise<PlatformSession> {
  if (terminal.session) return terminal.session;
  const server = await resolveServer(options, terminal, words, allWords);
  if (server.signIn === 'page') throw new NoSessionError('cli.server.page', { name: printable(server.name) });
  if (terminal.asksForNoChecks && server.target.kind === 'remote')
    terminal.complain(`steward: ${words.say('cli.server.tlsVariable')}\n`);
  let target: ServerTarget = server.target;
  const sandbox = lazySandbox(server, terminal, keeps);
  const gateway = (await loadGateway())({ target: () => target, sandbox: sandbox.open, now: terminal.now });
  const calls = sessionCalls(gateway, () => target, words.language);
  const close = async () => {
    // A token or cookie stays valid for its owner.
    const isOwnSession = server.signIn === 'password' || server.signIn === 'account';
    // The command's result stands already: a sign-out that fails or takes long must not spoil it.
    if (/* wall: terminal-token-kept */ isOwnSession)
      await calls.send(signOut, {}, undefined, AbortSignal.timeout(signOutLimit)).catch(() => null);
    await gateway.close();
    await sandbox.close();
  };
  try {
    target = await signInAt(server, gateway, options, { terminal, words, allWords });
    const facts = await readSession(calls.ask, target.mapping);
    const { tenantKey, tenantName } = facts.tenant;
    if (/* wall: terminal-named-tenant */ options.tenant !== null && options.tenant !== tenantKey)
      throw new NoSessionError('cli.server.otherTenant', {
        name: printable(server.name),
        wanted: printable(options.tenant),
        here: printable(`${tenantName} (${tenantKey})`),
      });
    const rules = server.rulesWith(/* wall: terminal-tenant-rules */ tenantKey);
    target = { ...target, rules, readOnly: rules.readOnly !== null };
    return { server, facts, rules, close, ...calls.at(server.host) };
  } catch (error) {
    await close();
    if (!(error instanceof ApiError)) throw error;
    throw new NoSessionError('cli.server.failed', failureFacts(server, serverErrorText(error, allWords)));
  }
}

/** The `from` of files that are made at this server. */
export function fileOrigin({ server, facts: { user, tenant } }: PlatformSession) {
  return {
    server: server.name,
    user: user.username,
    ...tenantPart(tenant.tenantKey, tenant.tenantName),
  };
}

/** Reads of records: how to ask, and where to note that an id is a number. */
export function recordReading({ ask, ids }: PlatformSession) {
  return { ask, learn: (numbers: readonly string[]) => keepNumberIds(numbers, ids) };
}

/** Loads the gateway, which needs zstd of Node. Rejects with NoSessionError on an older Node. */
export async function loadGateway() {
  if (!('createZstdDecompress' in zlib))
    throw new NoSessionError('cli.server.oldNode', { version: process.versions.node });
  return (await import('../../gateway/index.ts')).createGateway;
}

export interface SignInContext {
  readonly terminal: CommandTerminal;
  readonly words: TerminalWords;
  readonly allWords: AllWords;
}

/** The facts that a command for the password gets in its environment. */
export function passwordRequestFor({ name, target }: ResolvedServer, { user }: Options): PasswordRequest {
  return { server: name, address: target.address, user: user ?? '' };
}

/** Signs in, and returns the target with the credential or mapping that the sign-in gave. */
export async function signInAt(
  server: ResolvedServer,
  gateway: Gateway,
  options: Options,
  { terminal, words, allWords }: SignInContext,
): Promise<ServerTarget> {
  const { target } = server;
  const { user } = options;
  if (target.kind === 'sandbox') {
    const account = sandboxAccounts.find((one) => one === user);
    if (!account) throw new NoSessionError('cli.server.account', { accounts: sandboxAccounts.join(', ') });
    await callThrough(gateway, target, signIn, { account }).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === mustAgree)
        throw new NoSessionError('cli.server.mustAgree');
      throw error;
    });
    return target;
  }
  await waitForAuthorities(target, terminal, words);
  const signal = AbortSignal.timeout(signInLimit);
  if (server.signIn !== 'password') {
    const secret = await readSignInSecret(options, passwordRequestFor(server, options), terminal, words);
    const credential =
      server.signIn === 'cookie'
        ? ({ kind: 'cookie', cookie: secret } as const)
        : ({ kind: 'token', token: secret } as const);
    const next = { ...target, credential };
    refuseFailedSignIn(await gateway.checkSession(next, signal), server, allWords);
    return next;
  }
  if (user === null) throw new UsageError('cli.problem.missingUser');
  const password = await readSignInSecret(options, passwordRequestFor(server, options), terminal, words);
  const attempt = { ...(server.passwordSignIn ?? defaultPasswordSignIn), userName: user, password };
  const outcome = await gateway.signIn(target, attempt, signal);
  refuseFailedSignIn(outcome, server, allWords);
  if (!outcome.ok) return target;
  const session = withSignInAnswer(target.mapping, outcome.who);
  return { ...target, mapping: { ...target.mapping, session } };
}

/** Loads the system's authorities before the time for the server begins, and warns where they could not be read. */
async function waitForAuthorities(
  { address }: ServerTarget,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<void> {
  if (!address.startsWith('https:')) return;
  const { authorities } = await import('../../authorities/authorities.ts');
  const { problem } = await authorities.ready();
  if (problem !== null) terminal.complain(`steward: ${words.say('cli.server.authorities')}\n`);
}

/** Milliseconds for the server to end a session. */
const signOutLimit = 5000;

/** Milliseconds for the server to say who is signed in. */
const signInLimit = 30_000;

function refuseFailedSignIn(
  outcome: Awaited<ReturnType<Gateway['signIn']>>,
  server: ResolvedServer,
  allWords: AllWords,
): void {
  if (outcome.ok) return;
  const { reason, detail } = outcome;
  const key = reason === 'REFUSED' || reason === 'NO_SESSION' || reason === 'NOT_SIGNED_IN' ? reason : null;
  if (key !== null)
    throw new NoSessionError(`cli.server.${key}`, {
      name: printable(server.name),
      detail: printable(detail ?? ''),
    });
  const reasonText = allWords.sayIfKnown(`errors.gateway.${reason}`);
  throw new NoSessionError('cli.server.failed', failureFacts(server, reasonText));
}

const failureFacts = ({ name }: ResolvedServer, reason: string) => ({
  name: printable(name),
  reason: printable(reason),
});

/** The sandbox on the data folder's database; where there is no folder, reading commands get one in memory. */
export function lazySandbox({ folder }: ResolvedServer, { now }: CommandTerminal, keeps: boolean) {
  const open = lazyPart(async () => {
    const stored = join(folder, 'sandbox', 'platform.db');
    const file = keeps || existsSync(folder) ? stored : ':memory:';
    if (file === stored) await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    const { createSandbox } = await import('../../sandbox/index.ts');
    return createSandbox({ file, now });
  });
  return { open, close: async () => (await open.ifLoaded()?.catch(() => null))?.close() };
}
