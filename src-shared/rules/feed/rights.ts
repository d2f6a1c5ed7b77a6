/** The rights in the feed (spec 3§1: users publish and read shares). */
import type { SessionFacts } from '../../api/session/session.ts';

export const feedRight = 'signedIn';

interface Written {
  readonly userId: string;
}
type User = Pick<SessionFacts['user'], 'id' | 'admin'>;

/** Users edit only their own shares and comments; where their id is not known, they have none. */
export function mayEdit({ userId }: Written, user: User): boolean {
  return user.id !== '' && userId === user.id;
}

/** An administrator of the tenant may delete anyone's shares and comments. */
export function mayDelete(written: Written, user: User): boolean {
  return user.admin || mayEdit(written, user);
}
