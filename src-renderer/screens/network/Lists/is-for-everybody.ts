/** Whether recreating deleted entries of the sign-in lists would lose anything. */
import { readShares } from '#widgets/LockOut/current-lists.ts';

type Named = readonly { readonly id: string }[];

/** The most entries whose shares are read. */
const most = 60;

/** Whether all entries concern everybody: recreating an entry does not restore its share. */
export async function isForEverybody(items: Named): Promise<boolean> {
  if (items.length > most) return false;
  const shares = await readShares(items.map(({ id }) => id)).catch(() => null);
  return shares !== null && [...shares.values()].every((each) => each.length === 0);
}
