/**
 * The lock-out guard before something is saved that decides who comes in: whom it would refuse is shown; whoever would lock out
 * themselves or every administrator types the tenant's name. Answers whether to save.
 */
import { describeError } from '#data/describe-error.ts';
import { translate } from '#data/text.ts';
import type { SessionFacts } from '#shared/api/session/session.ts';
import {
  type Change,
  type LockOut,
  lockOutOf,
  refusesAnybody,
  takesTheName,
  type WayIn,
} from '#shared/rules/security/lock-out.ts';
import { confirm } from '../confirm.tsx';
import { notifyWhile } from '../notify.tsx';
import { type Known, knownPeople } from './known-people.ts';
import { WhomItRefuses } from './WhomItRefuses.tsx';

export interface Guarded {
  readonly session: SessionFacts;
  /** The menu for which the server says whom one may see. */
  readonly menuCode: string;
  /** In which way the user is here now. */
  readonly self: WayIn;
  /** What it lets in before and after; it may have to ask the server about whoever is known. */
  readonly change: (known: Known) => Change | Promise<Change>;
  /** It can be taken back from the journal; so it is unless told. */
  readonly undoable?: boolean;
}

export async function askLockOut(guarded: Guarded): Promise<boolean> {
  const { session, self, undoable = true } = guarded;
  const { user, tenant } = session;
  const worked = await workOut(guarded).catch((error: unknown) => ({
    unread: describeError(error).message,
  }));
  if ('unread' in worked) {
    const title = translate('lockOut.unread');
    return confirm({ title, text: worked.unread, action: translate('lockOut.goOn'), danger: true });
  }
  const { effect, known } = worked;
  if (!refusesAnybody(effect)) return true;
  return confirm({
    title: titleOf(effect),
    text: <WhomItRefuses effect={effect} known={known} self={self} undoable={undoable} />,
    ...{ action: translate('lockOut.goOn'), danger: true },
    ...(takesTheName(effect) ? { typed: tenant.tenantName || user.username } : {}),
  });
}

/** Only says whom it would refuse. */
export async function tellLockOut(guarded: Guarded): Promise<void> {
  const { self, undoable = true } = guarded;
  const { effect, known } = await workOut(guarded);
  await confirm({
    title: refusesAnybody(effect) ? titleOf(effect) : translate('lockOut.titleNobody'),
    text: <WhomItRefuses effect={effect} known={known} self={self} undoable={undoable} />,
    inform: true,
  });
}

/** Many sign-ins take a while to read: meanwhile a switch stands as if it were turned, and nothing is saved yet. */
function workOut(guarded: Guarded) {
  return notifyWhile(translate('lockOut.working'), effectOf(guarded));
}

async function effectOf({ session, menuCode, self, change }: Guarded) {
  const known = await knownPeople(session.user, menuCode);
  const effect = lockOutOf(known.people, await change(known), { id: session.user.id, way: self });
  return { effect, known };
}

function titleOf({ self, everyAdministrator }: LockOut): string {
  if (everyAdministrator) return translate('lockOut.titleAll');
  return translate(self ? 'lockOut.titleSelf' : 'lockOut.title');
}
