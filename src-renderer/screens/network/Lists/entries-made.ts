/** The lists of sign-in with an entry more, changed or gone; and what making entries again would not bring back. */
import { callRead } from '#data/read.ts';
import { segments } from '#shared/api/network/segments.ts';
import type { HeldLists } from '#shared/rules/network/list-rules.ts';
import { readShares } from '#widgets/LockOut/lists-now.ts';

type Entry = HeldLists['entries'][number];
type Named = readonly { readonly id: string }[];

/** The segment that it stands for may be one that no entry stood for. */
export async function withEntry(now: HeldLists, entry: Entry): Promise<HeldLists> {
  const { netWorkSegmentId: segment } = entry;
  const others = now.entries.filter(({ id }) => id !== entry.id);
  const made = { ...now, entries: [...others, entry] };
  if (segment === '' || now.segments.has(segment)) return made;
  const [found] = await callRead(segments.byIds, { ids: [segment] });
  return found ? { ...made, segments: new Map([...now.segments, [segment, found]]) } : made;
}

export function withoutEntries(now: HeldLists, items: Named): HeldLists {
  const gone = new Set(items.map(({ id }) => id));
  return { ...now, entries: now.entries.filter(({ id }) => !gone.has(id)) };
}

/** Entries that are asked about. */
const most = 60;

/** Whether all of them hold for everybody: for whom an entry holds is not made again with it. */
export async function holdForAll(items: Named): Promise<boolean> {
  if (items.length > most) return false;
  const shares = await readShares(items.map(({ id }) => id)).catch(() => null);
  return shares !== null && [...shares.values()].every((each) => each.length === 0);
}
