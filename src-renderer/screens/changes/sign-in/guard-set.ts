/**
 * The lock-out guard of a whole set: whom the lists of sign-in and the login methods would refuse once all of it is applied.
 * Each of its changes was asked about when it was collected; what they do together, nobody was.
 */
import { callRead } from '#data/read.ts';
import { getLoginMethods } from '#shared/api/login-control/login-methods.ts';
import { checkWhiteList } from '#shared/api/login-control/login-white.ts';
import type { SessionFacts } from '#shared/api/session/session.ts';
import type { CollectedChange } from '#shared/rules/changes/collected.ts';
import { listsAfter, methodsAfter, segmentsNamed } from '#shared/rules/changes/sign-in.ts';
import { isOfLists, isOfMethods } from '#shared/rules/changes/sign-in-kinds.ts';
import { letsByMethods } from '#shared/rules/login-control/lets-in.ts';
import { canRefuse, type HeldLists, rulesOf } from '#shared/rules/network/list-rules.ts';
import type { Change } from '#shared/rules/security/lock-out.ts';
import { askLockOut, type Guarded, tellLockOut } from '#widgets/LockOut/ask-lock-out.tsx';
import { listsChange, readLists, readSegments } from '#widgets/LockOut/lists-now.ts';

type Changes = readonly CollectedChange[];

/** Answers whether to apply it. */
export async function guardSet(session: SessionFacts, changes: Changes): Promise<boolean> {
  const parts = partsOf(changes);
  const lists = await parts.lists.catch(() => undefined);
  // Of what could not be read the guard says so.
  const harmless = lists === null || (lists && !canRefuse(rulesOf(lists.now), rulesOf(lists.later)));
  if (parts.ofMethods.length === 0 && harmless) return true;
  return askLockOut(await guarded(session, parts));
}

export async function tellOfSet(session: SessionFacts, changes: Changes): Promise<void> {
  await tellLockOut(await guarded(session, partsOf(changes)));
}

interface Parts {
  readonly ofMethods: Changes;
  /** null: nothing of the set is of the lists. */
  readonly lists: Promise<{ readonly now: HeldLists; readonly later: HeldLists } | null>;
}

function partsOf(changes: Changes): Parts {
  const ofLists = changes.filter(isOfLists);
  const lists = ofLists.length > 0 ? readBoth(ofLists) : Promise.resolve(null);
  return { ofMethods: changes.filter(isOfMethods), lists };
}

async function readBoth(changes: Changes) {
  const now = await readLists();
  const missing = segmentsNamed(now.entries, changes).filter((id) => !now.segments.has(id));
  const segments = new Map([...now.segments, ...(await readSegments(missing))]);
  return { now, later: listsAfter({ ...now, segments }, changes) };
}

async function guarded(session: SessionFacts, { ofMethods, lists }: Parts): Promise<Guarded> {
  const ownIp = callRead(checkWhiteList, { useScope: 'pc' }).then(({ clientIp }) => clientIp);
  const ip = (await ownIp.catch(() => null)) ?? '';
  return {
    ...{ session, self: { clientType: 'pc', ip } },
    menuCode: ofMethods.length > 0 ? 'loginType' : 'ipconfigrec',
    async change({ people }) {
      const both = await lists;
      // Not known from where the user comes: said by the guard, where it matters.
      if (both) await ownIp;
      const ips = [ip, ...people.flatMap(({ ways }) => ways.map((way) => way.ip))];
      const changes = await Promise.all([
        both ? listsChange(both.now, both.later, ips) : everybody,
        ofMethods.length > 0 ? byMethods(ofMethods) : everybody,
      ]);
      return {
        before: (person, way) => changes.every(({ before }) => before(person, way)),
        after: (person, way) => changes.every(({ after }) => after(person, way)),
      };
    },
  };
}

const everybody: Change = { before: () => true, after: () => true };

async function byMethods(changes: Changes): Promise<Change> {
  const methods = await callRead(getLoginMethods, {});
  return { before: letsByMethods(methods), after: letsByMethods(methodsAfter(methods, changes)) };
}
