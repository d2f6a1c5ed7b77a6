/** What making entries of the lists of sign-in again would not bring back. */
import { readShares } from '#widgets/LockOut/lists-now.ts';

type Named = readonly { readonly id: string }[];

/** Entries that are asked about. */
const most = 60;

/** Whether all of them hold for everybody: for whom an entry holds is not made again with it. */
export async function holdForAll(items: Named): Promise<boolean> {
  if (items.length > most) return false;
  const shares = await readShares(items.map(({ id }) => id)).catch(() => null);
  return shares !== null && [...shares.values()].every((each) => each.length === 0);
}
