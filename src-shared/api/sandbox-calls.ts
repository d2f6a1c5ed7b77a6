/** Calls that the sandbox alone has, for picking an account: no other server is asked for them. */
import { listAccounts, signIn } from './session/session.ts';
import { querySignInPage } from './session/sign-in-page.ts';

const sandboxCalls: ReadonlySet<string> = new Set([listAccounts.id, signIn.id, querySignInPage.id]);

export function isSandboxCall(id: string): boolean {
  return sandboxCalls.has(id);
}
