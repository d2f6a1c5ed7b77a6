/**
 * The sign-in rules after a set of changes: lists, login white list, login methods. Only the set's fields are laid over
 * the server's state, so that the lock-out guard judges them together like a single change.
 */
import type { LoginMethod } from '#shared/api/login-control/login-methods.ts';
import type { WhiteScope } from '#shared/api/login-control/login-white.ts';
import { sameValue } from '#shared/kit/merge.ts';
import { type CollectedChange, withCollected } from '#shared/rules/changes/collected-change.ts';
import type { Share } from '#shared/rules/common/shares/share.ts';
import { loginMethodInput, loginMethodValues } from '#shared/rules/login-control/login-method-fields.ts';
import type { Addresses, HeldLists } from '#shared/rules/network/list-rules.ts';

type Told = Pick<CollectedChange, 'kind' | 'place' | 'edits'>;
type Entry = HeldLists['entries'][number];
type Method = Omit<LoginMethod, 'configId'>;

/** Ids of the segments that entries will refer to. */
export function segmentsNamed(entries: readonly Entry[], changes: readonly Told[]): readonly string[] {
  const ids = entriesAfter(entries, changes).map(({ netWorkSegmentId }) => netWorkSegmentId);
  return [...new Set(ids.filter((id) => id !== ''))];
}

/** `now` must contain the existing segments of `segmentsNamed`. */
export function listsAfter(now: HeldLists, changes: readonly Told[]): HeldLists {
  const { white, black, scopes } = now.inForce;
  const inForce = { white, black, scopes: new Set(scopes) };
  const shares = new Map(now.shares);
  for (const { kind, place, edits } of changes) {
    if (kind === 'ipListFlag') inForce[(place as { list: 'white' | 'black' }).list] = edits.on?.to === true;
    if (kind === 'ipListPermission') shares.set(idIn(place), edits.shares?.to as readonly Share[]);
    if (kind === 'loginWhite') {
      const { useScope } = place as { useScope: WhiteScope };
      if (edits.on?.to === true) inForce.scopes.add(useScope);
      else inForce.scopes.delete(useScope);
    }
  }
  return {
    inForce: { ...inForce, scopes: [...inForce.scopes] },
    entries: entriesAfter(now.entries, changes),
    segments: new Map(
      recordsAfter(
        [...now.segments].map(([id, addresses]) => ({ ...addresses, id })),
        changes,
        'ipSegment',
      ).map((segment: Addresses & { readonly id: string }) => [segment.id, segment]),
    ),
    shares,
  };
}

function entriesAfter(entries: readonly Entry[], changes: readonly Told[]): readonly Entry[] {
  return recordsAfter(entries, changes, 'ipListEntry');
}

export function methodsAfter(methods: readonly LoginMethod[], changes: readonly Told[]): readonly Method[] {
  let all: readonly (Method & { readonly configId?: string })[] = methods;
  for (const { kind, place, edits } of changes) {
    if (kind === 'loginMethod') {
      const of = (method: Method) => loginMethodInput(withCollected(loginMethodValues(method), edits));
      all = all.map((one) => (one.configId === idIn(place) ? of(one) : one));
    }
    if (kind === 'loginMethodPresence') {
      const { method } = place as { method: Method };
      const found =
        all.find(({ configId }) => configId === idIn(place)) ??
        all.find(({ configId: _, ...said }) => sameValue(said, method));
      all = [...all.filter((one) => one !== found), ...((edits.there?.to ?? []) as readonly Method[])];
    }
  }
  return all.map(({ configId: _, ...method }) => method);
}

/** A plain list's records after creations, changes and deletions. */
function recordsAfter<Item extends { readonly id: string }>(
  records: readonly Item[],
  changes: readonly Told[],
  kind: string,
): readonly Item[] {
  const all = new Map(records.map((one) => [one.id, one]));
  for (const change of changes) {
    if (change.kind !== `${kind}Presence`) continue;
    for (const id of (change.place as { ids: readonly string[] }).ids) all.delete(id);
    for (const made of (change.edits.there?.to ?? []) as readonly Item[]) all.set(made.id, made);
  }
  for (const { kind: of, place, edits } of changes) {
    const found = of === kind ? all.get(idIn(place)) : undefined;
    if (found) all.set(found.id, withCollected(found, edits));
  }
  return [...all.values()];
}

const idIn = (locator: unknown) => String((locator as { readonly id?: unknown }).id ?? '');
