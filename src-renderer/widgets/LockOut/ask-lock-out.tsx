/**
 * The lock-out guard before something is saved that decides who comes in: whom it would refuse is shown; whoever would lock out
 * themselves, every administrator, or everybody else types the tenant's name. Answers whether to save.
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
} from '#shared/rules/security/lock-out.ts';
import { confirm } from '../confirm.tsx';
import { notifyWhile } from '../notify.tsx';
import type { GuardNote } from './guard-note.ts';
import { type Known, knownPeople } from './known-people.ts';
import { WhomItRefuses } from './WhomItRefuses.tsx';

/** What lets people in before and after. */
interface GuardedChange extends Change {
  /** From where the user comes; '' where it is not known and does not matter. */
  readonly ip: string;
  readonly notes: readonly GuardNote[];
}

export interface Guarded {
  readonly session: SessionFacts;
  /** The menu for which the server says whom one may see. */
  readonly menuCode: 'loginType' | 'ipconfigrec' | 'network_manage' | 'securitySetting';
  /** It may have to ask the server about whoever is known. */
  readonly change: (known: Known) => Promise<GuardedChange>;
  /** It can be taken back from the journal; so it is unless told. */
  readonly undoable?: boolean;
}

export async function askLockOut(guarded: Guarded): Promise<boolean> {
  const { user, tenant } = guarded.session;
  const worked = await workOut(guarded).catch((error: unknown) => ({
    unread: describeError(error).message,
  }));
  if ('unread' in worked) {
    const title = translate('lockOut.unread');
    return confirm({ title, text: worked.unread, action: translate('lockOut.goOn'), danger: true });
  }
  const { effect, notes } = worked;
  if (!refusesAnybody(effect) && notes.length === 0) return true;
  const typed = takesTheName(effect) || notes.some((note) => note.typed);
  return confirm({
    ...{ title: titleOf(effect, notes), text: textOf(guarded, worked) },
    ...{ action: translate('lockOut.goOn'), danger: true },
    ...(typed ? { typed: tenant.tenantName || user.username } : {}),
  });
}

/** Only says whom it would refuse. */
export async function tellLockOut(guarded: Guarded): Promise<void> {
  const worked = await workOut(guarded);
  const { effect, notes } = worked;
  const some = refusesAnybody(effect) || notes.length > 0;
  const title = some ? titleOf(effect, notes) : translate('lockOut.titleNobody');
  await confirm({ title, text: textOf(guarded, worked), inform: true });
}

type Worked = Awaited<ReturnType<typeof effectOf>>;

function textOf({ undoable = true }: Guarded, worked: Worked) {
  return <WhomItRefuses {...worked} undoable={undoable} />;
}

/** Many sign-ins take a while to read: meanwhile a switch stands as if it were turned, and nothing is saved yet. */
function workOut(guarded: Guarded): Promise<Worked> {
  return notifyWhile(translate('lockOut.working'), effectOf(guarded));
}

async function effectOf({ session, menuCode, change }: Guarded) {
  const { id } = session.user;
  const known = await knownPeople(session.user, menuCode);
  const { ip, notes, ...lets } = await change(known);
  // The user is here as they came last.
  const [last] = known.people.find((person) => person.id === id)?.ways ?? [];
  const self = { clientType: 'pc', ip, at: last?.at, source: last?.source };
  const effect = lockOutOf(known.people, lets, { id, way: self });
  return { effect, known, self, notes };
}

function titleOf({ self, left }: LockOut, notes: readonly GuardNote[]): string {
  if (left === 'nobody') return translate('lockOut.titleEverybody');
  if (left === 'noAdministrator') return translate('lockOut.titleAll');
  if (self) return translate('lockOut.titleSelf');
  if (left === 'onlySelf') return translate('lockOut.titleOnlySelf');
  return translate(notes.some(({ typed }) => typed) ? 'lockOut.titleUnknown' : 'lockOut.title');
}
