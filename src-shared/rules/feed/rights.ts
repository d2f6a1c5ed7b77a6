/** Who may do what in the feed (spec 3§1: users publish and read shares). */
import type { SessionFacts } from '../../api/session/session.ts';

export const feedRight = 'signedIn';

interface Written {
  readonly userId: string;
}
type User = Pick<SessionFacts['user'], 'id' | 'admin'>;

/** Nobody changes another one's words. */
export function mayEdit({ userId }: Written, user: User): boolean {
  return userId === user.id;
}

/** The tenant's administrator takes away what has no place there. */
export function mayDelete(written: Written, user: User): boolean {
  return user.admin || mayEdit(written, user);
}
