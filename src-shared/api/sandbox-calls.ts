/** Calls of the sandbox alone, for choosing an account; they are never sent to another server. */
import { listAccounts, signIn } from './session/session.ts';
import { querySignInPage } from './session/sign-in-page.ts';

const sandboxCalls: ReadonlySet<string> = new Set([listAccounts.id, signIn.id, querySignInPage.id]);

export function isSandboxCall(id: string): boolean {
  return sandboxCalls.has(id);
}
