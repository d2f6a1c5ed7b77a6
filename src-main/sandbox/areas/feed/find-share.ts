/** One share, for whoever may see it. */
import type { Store, Tables } from '../../kernel/database/tables.ts';
import type { SignedInContext } from '../../kernel/http/context.ts';
import { seenBy } from './where.ts';

/** Undefined where it is not there, or not for this person. */
export function findShare(
  store: Store,
  id: string,
  { user }: SignedInContext,
): Promise<Tables['feed_share'] | undefined> {
  return store
    .selectFrom('feed_share')
    .selectAll()
    .where('id', '=', id)
    .where(seenBy(user))
    .executeTakeFirst();
}

/** Characters of a share by which the operation log names it. */
const nameLength = 40;

export const shareName = (words: string) => [...words.replace(/\s+/g, ' ')].slice(0, nameLength).join('');
