/** The session with the platform server: who is signed in, or why nobody is. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { bridge } from '#data/bridge.ts';
import { setActor, submitChange } from '#data/changes/index.ts';
import { dropEarlyAnswers } from '#data/early-answers.ts';
import { queryClient } from '#data/read.ts';
import { askSession } from '#data/read-session.ts';
import { clearSessionEnd, sessionEnded } from '#data/session-expired.ts';
import { isUnauthorised } from '#shared/api/answer-failure.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { type SandboxAccount, type SessionFacts, signIn, signOut } from '#shared/api/session/session.ts';
import { trayOf } from '#shared/rules/changes/tray-name.ts';
import type { ServerProfile } from '#shared/rules/servers/profile.ts';
import { type EndedTenant, noteEndedTenant } from './ended-tenant.ts';
import { goTo, homePath } from './last-addresses.ts';
import { leaving, withoutAsking } from './unsaved-work.ts';

export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'signedOut' }
  | { readonly status: 'unreachable'; readonly error: Error; readonly retry: () => void }
  | { readonly status: 'signedIn'; readonly facts: SessionFacts };

/** Null when the server answers that nobody is signed in. */
export const sessionQuery = queryOptions<SessionFacts | null>({
  queryKey: ['session'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async ({ signal }) => {
    try {
      return await askSession(signal);
    } catch (error) {
      // The shell sends no request to a server that the policy blocks: nobody is signed in there.
      if (error instanceof ApiError && error.code === 'SERVER_BLOCKED') return null;
      if (!isUnauthorised(error)) throw error;
      // The page stays for the user who was signed in, with the prompt over it.
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
  // A retry keeps the previous error on view, so that nothing jumps.
  const failure = lastError.current;
  if (failure) return { status: 'unreachable', error: failure, retry: () => void refetch() };
  return { status: 'loading' };
}

export interface SignInOptions {
  readonly samePerson?: boolean;
  /** Ids of the agreements that the user accepts by signing in. */
  readonly agreementIds?: readonly string[];
}

/**
 * Signs in to the sandbox. Another person's page replaces this one, so unsaved work is asked about first. Returns false
 * when the user stays. Throws ApiError, which the caller displays.
 */
export async function signInAs(
  account: SandboxAccount,
  server: ServerProfile,
  { samePerson = false, agreementIds = [] }: SignInOptions = {},
): Promise<boolean> {
  const enter = async () => {
    const facts = await submitChange({
      title: 'frame.account.signIn',
      endpoint: signIn,
      input: { account, ...(agreementIds.length > 0 ? { agreed: [...agreementIds] } : {}) },
      before: null,
      success: null,
      failure: 'here',
    });
    takeSession(facts, server);
  };
  // wall: unsaved-account
  if (!samePerson) return leaving(enter);
  await enter();
  return true;
}

/**
 * Takes a session that began on a remote server while the page may hold unsaved work. When it is another person's and
 * the user keeps the work, the new session is ended and the result is false.
 */
export async function takeOverSession(facts: SessionFacts, server: ServerProfile): Promise<boolean> {
  const before = queryClient.getQueryData(sessionQuery.queryKey);
  if (before && sameUser(before, facts)) {
    takeSession(facts, server);
    return true;
  }
  // wall: unsaved-person
  if (await leaving(async () => takeSession(facts, server))) return true;
  await endSession(server);
  return false;
}

/** Takes a new session; reads of another person's data are repeated. */
export function takeSession(facts: SessionFacts | null, server: ServerProfile): void {
  const before = queryClient.getQueryData(sessionQuery.queryKey);
  clearSessionEnd();
  dropEarlyAnswers();
  queryClient.setQueryData(sessionQuery.queryKey, facts);
  noteActor(facts, server);
  if (facts) noteEndedTenant(null);
  const others = { predicate: (query: { queryKey: readonly unknown[] }) => query.queryKey[0] !== 'session' };
  if (before && facts && sameUser(before, facts)) void queryClient.invalidateQueries(others);
  else void queryClient.resetQueries(others);
}

/** Asks the server again who is signed in, e.g. after a switch of servers. */
export async function renewSession(server: ServerProfile): Promise<void> {
  clearSessionEnd();
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== 'session' });
  await queryClient.resetQueries({ queryKey: sessionQuery.queryKey });
  noteActor(queryClient.getQueryData(sessionQuery.queryKey) ?? null, server);
}

/**
 * Ends the session here and on the server; a remote server's credential is deleted. Returns false when the user stays
 * for unsaved work. Throws ApiError.
 */
export function signOutOf(server: ServerProfile): Promise<boolean> {
  // wall: unsaved-sign-out
  return leaving(async () => {
    await endSession(server);
    takeSession(null, server);
  });
}

/**
 * Leaves a cancelled tenant, whatever the server still answers to its session. Nothing can be saved there any more, so
 * the user is not asked and unsaved input is discarded.
 */
export async function leaveEndedTenant(ended: EndedTenant, server: ServerProfile): Promise<void> {
  await withoutAsking(async () => {
    // An unknown session is the expected answer: the tenant's sessions ended with it.
    await endSession(server, 'silent').catch(() => undefined);
    goTo(homePath);
    takeSession(null, server);
    noteEndedTenant(ended);
  });
}

/** Whether the server still knows the session; true when no answer comes. */
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

/** Sets server and user of the journal's entries, and tells the program the tenant of a remote server. */
export function noteActor(facts: SessionFacts | null, server: ServerProfile): void {
  const tenant = facts?.tenant.tenantKey ?? '';
  // A failure is repaired at the next session; until then the tray's name shows what must be approved.
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
