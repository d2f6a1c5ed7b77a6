/** Who may call an endpoint; the server's side of what the console also checks (decision 30). */
import type { User } from '../session/store.ts';
import type { Access } from './implement.ts';

/** `signIn`: there is no session. `forbidden`: there is one, but it lacks the right. */
export type AccessVerdict = 'granted' | 'signIn' | 'forbidden';

export function checkAccess(access: Access, user: User | null): AccessVerdict {
  if (access === 'anyone') return 'granted';
  if (user === null) return 'signIn';
  return mayCall(access, user) ? 'granted' : 'forbidden';
}

function mayCall(access: Exclude<Access, 'anyone'>, user: User): boolean {
  switch (access) {
    case 'signedIn':
      return true;
    case 'administrator':
      return user.admin;
    case 'platformOperator':
      return user.platformOperator;
  }
}
