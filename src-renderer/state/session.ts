/** The session with the platform server: who is signed in, or why nobody is. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { bridge } from '#data/bridge.ts';
import { setActor, submitChange } from '#data/changes/index.ts';
import { queryClient } from '#data/read.ts';
import { askSession } from '#data/read-session.ts';
import { sessionEnded, sessionSettled } from '#data/session-expired.ts';
import { isUnauthorised } from '#shared/api/answer-failure.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { type SandboxAccount, type SessionFacts, signIn, signOut } from '#shared/api/session/session.ts';
import { trayOf } from '#shared/rules/changes/tray-name.ts';
import type { ServerProfile } from '#shared/rules/servers/profile.ts';
import { type EndedTenant, noteEndedTenant } from './ended-tenant.ts';
import { goTo, homePath } from './places.ts';
import { leaving, withoutAsking } from './unsaved.ts';

export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'signedOut' }
  | { readonly status: 'unreachable'; readonly error: Error; readonly retry: () => void }
  | { readonly status: 'signedIn'; readonly facts: SessionFacts };

/** null: the server says that nobody is signed in. */
export const sessionQuery = queryOptions<SessionFacts | null>({
  queryKey: ['session'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async ({ signal }) => {
    try {
      return await askSession(signal);
    } catch (error) {
      // The shell asks nothing of a server that the policy does not allow: nobody is signed in there.
      if (error instanceof ApiError && error.code === 'SERVER_BLOCKED') return null;
      if (!isUnauthorised(error)) throw error;
      // Whoever was signed in keeps the page: the prompt stands over it.
      const before = queryClient.getQueryData<SessionFacts | null>(['session']);
      if (before) sessionEnded();
      return before ?? null;
    }
  },
});

export function useSession(): Session {
  const { data, error, refetch } = useQuery(sessionQuery);
  const lastError = useRef(error);
  if (error || data !== undefined) lastError.current = error;
  if (data) return { status: 'signedIn', facts: data };
  if (data === null) return { status: 'signedOut' };
  // While *Retry* is under way the failure stays on view, so that nothing jumps.
  const failure = lastError.current;
  if (failure) return { status: 'unreachable', error: failure, retry: () => void refetch() };
  return { status: 'loading' };
}

export interface SignInOptions {
  readonly samePerson?: boolean;
  /** Ids of agreements that the person agrees to by it. */
  readonly agreed?: readonly string[];
}

/**
 * Signs in to the sandbox. Somebody else's page is another one, so that unsaved work is asked about first; answers
 * false where the user stays with it. Throws ApiError, which is said by whoever calls it.
 */
export async function signInAs(
  account: SandboxAccount,
  server: ServerProfile,
  { samePerson = false, agreed = [] }: SignInOptions = {},
): Promise<boolean> {
  const enter = async () => {
    const facts = await submitChange({
      title: 'frame.account.signIn',
      endpoint: signIn,
      input: { account, ...(agreed.length > 0 ? { agreed: [...agreed] } : {}) },
      before: null,
      success: null,
      failure: 'here',
    });
    takeSession(facts, server);
  };
  if (!samePerson) return leaving(enter);
  await enter();
  return true;
}

/**
 * Takes the session of whoever has signed in to a remote server over a page that may hold unsaved work. It may be
 * another person than the one before; where the user then keeps the work, that session is ended again: false.
 */
export async function takeOver(facts: SessionFacts, server: ServerProfile): Promise<boolean> {
  const before = queryClient.getQueryData(sessionQuery.queryKey);
  if (before && sameUser(before, facts)) {
    takeSession(facts, server);
    return true;
  }
  if (await leaving(async () => takeSession(facts, server))) return true;
  await endSession(server);
  return false;
}

/** Takes a session that began; whatever was read for somebody else is read anew. */
export function takeSession(facts: SessionFacts | null, server: ServerProfile): void {
  const before = queryClient.getQueryData(sessionQuery.queryKey);
  sessionSettled();
  queryClient.setQueryData(sessionQuery.queryKey, facts);
  noteActor(facts, server);
  if (facts) noteEndedTenant(null);
  const others = { predicate: (query: { queryKey: readonly unknown[] }) => query.queryKey[0] !== 'session' };
  if (before && facts && sameUser(before, facts)) void queryClient.invalidateQueries(others);
  else void queryClient.resetQueries(others);
}

/** Asks the server anew who is signed in, e.g. after another server was chosen. */
export async function renewSession(server: ServerProfile): Promise<void> {
  sessionSettled();
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== 'session' });
  await queryClient.resetQueries({ queryKey: sessionQuery.queryKey });
  noteActor(queryClient.getQueryData(sessionQuery.queryKey) ?? null, server);
}

/**
 * Ends the session here and on the server; the credential of a remote server is forgotten. Answers false where the
 * user stays for unsaved work. Throws ApiError.
 */
export function signOutOf(server: ServerProfile): Promise<boolean> {
  return leaving(async () => {
    await endSession(server);
    takeSession(null, server);
  });
}

/**
 * Leaves a tenant that is gone, whatever the server still says to its session. Nothing can be saved there any more, so
 * that nothing is asked; what was typed belongs to nobody.
 */
export async function leaveEndedTenant(ended: EndedTenant, server: ServerProfile): Promise<void> {
  await withoutAsking(async () => {
    // The tenant's sessions ended with it: that the server knows none is what is expected.
    await endSession(server, 'silent').catch(() => undefined);
    goTo(homePath);
    takeSession(null, server);
    noteEndedTenant(ended);
  });
}

/** Whether the server still knows the session; an answer that does not come leaves it open: true. */
export async function isStillSignedIn(): Promise<boolean> {
  try {
    await askSession();
    return true;
  } catch (error) {
    return !isUnauthorised(error);
  }
}

async function endSession(server: ServerProfile, failure: 'toast' | 'silent' = 'toast'): Promise<void> {
  await submitChange({
    failure,
    title: 'frame.account.signOut',
    endpoint: signOut,
    input: {},
    before: null,
    success: null,
  });
  if (server.kind === 'remote') await bridge.servers.forget({ id: server.id });
}

/** The journal names the server and the user of every change, and the program whose server it is. */
export function noteActor(facts: SessionFacts | null, server: ServerProfile): void {
  const tenant = facts?.tenant.tenantKey ?? '';
  // Not kept this time, it is with the next session; until then the tray's name tells what has to be approved.
  if (server.kind === 'remote' && tenant !== '')
    void bridge.servers.takeTenant({ id: server.id, tenant }).catch(() => undefined);
  setActor({
    server: server.id,
    serverName: server.name,
    user: facts?.user.username ?? '',
    tray: trayOf(server.id, tenant),
    tenantName: facts?.tenant.tenantName ?? '',
  });
}

function sameUser(a: SessionFacts, b: SessionFacts): boolean {
  return a.user.id === b.user.id && a.tenant.tenantKey === b.tenant.tenantKey;
}
