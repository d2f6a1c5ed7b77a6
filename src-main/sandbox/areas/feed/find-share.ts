import type { Store, Tables } from '../../kernel/database/tables.ts';
import type { SignedInContext } from '../../kernel/http/context.ts';
import { seenBy } from './feed-conditions.ts';

/** Returns undefined where the share does not exist or this person may not see it. */
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

/** Characters of a share that name it in the operation log. */
const nameLength = 40;

export const shareName = (words: string) => [...words.replace(/\s+/g, ' ')].slice(0, nameLength).join('');
