/**
 * Asks before a change to who may sign in, showing whom it would lock out. A user who would lock out themselves, every
 * administrator or everybody else must type the tenant's name. Resolves to whether to save.
 */
import { bridge } from '#data/bridge.ts';
import { type GuardAnswer, currentActor } from '#data/changes/index.ts';
import { describeError } from '#data/describe-error.ts';
import { translate } from '#data/text.ts';
import type { SessionFacts } from '#shared/api/session/session.ts';
import {
  type LockOut,
  lockOutOf,
  refusesAnybody,
  type SignInChange,
  takesTheName,
} from '#shared/rules/common/sign-in/lock-out.ts';
import { confirm } from '../confirm.tsx';
import { notifyWhile } from '../notify.tsx';
import type { GuardNote } from './guard-note.ts';
import { WayBackText, type WayBackHere } from './WayBackText.tsx';
import { type KnownPeople, knownPeople } from './known-people.ts';
import { WhomItRefuses } from './WhomItRefuses.tsx';

/** Sign-in rules before and after the change. */
interface GuardedChange extends SignInChange {
  /** The user's IP address; '' when unknown and irrelevant. */
  readonly ip: string;
  readonly notes: readonly GuardNote[];
}

export interface SignInGuard {
  readonly session: SessionFacts;
  /** The menu whose rights decide which people the server returns. */
  readonly menuCode: 'loginType' | 'ipconfigrec' | 'network_manage' | 'securitySetting';
  /** May query the server about the known people. */
  readonly change: (known: KnownPeople) => Promise<GuardedChange>;
  /** Whether the journal can take the change back; default true. */
  readonly undoable?: boolean;
  /** Whether the change may be on trial; default false. */
  readonly forNow?: boolean;
}

export async function askLockOut(guarded: SignInGuard): Promise<GuardAnswer> {
  const { user, tenant } = guarded.session;
  const [worked, back] = await Promise.all([
    workOut(guarded).catch((error: unknown) => ({ unread: describeError(error).message })),
    wayBackOf(guarded),
  ]);
  let forNow = false;
  const other =
    back === 'forNow'
      ? {
          other: {
            action: translate('trial.action'),
            onChoose() {
              forNow = true;
            },
          },
        }
      : {};
  if ('unread' in worked) {
    const text = (
      <>
        <p>{worked.unread}</p>
        <WayBackText back={back} />
      </>
    );
    const title = translate('lockOut.unread');
    const yes = await confirm({ title, text, action: translate('lockOut.goOn'), danger: true, ...other });
    return yes && forNow ? 'forNow' : yes;
  }
  const { effect, notes } = worked;
  if (!refusesAnybody(effect) && notes.length === 0) return true;
  const typed = takesTheName(effect) || notes.some((note) => note.typed);
  const yes = await confirm({
    title: titleOf(effect, notes),
    text: <WhomItRefuses {...worked} back={back} />,
    action: translate('lockOut.goOn'),
    danger: true,
    ...other,
    ...(typed ? { typed: tenant.tenantName || user.username } : {}),
  });
  return yes && forNow ? 'forNow' : yes;
}

/** Shows whom the change would lock out, without a question. */
export async function tellLockOut(guarded: SignInGuard): Promise<void> {
  const worked = await workOut(guarded);
  const { effect, notes } = worked;
  const some = refusesAnybody(effect) || notes.length > 0;
  const title = some ? titleOf(effect, notes) : translate('lockOut.titleNobody');
  const back = guarded.undoable === false ? 'none' : 'journal';
  await confirm({ title, text: <WhomItRefuses {...worked} back={back} />, inform: true });
}

type Worked = Awaited<ReturnType<typeof effectOf>>;

/** The expected way back of the change. */
async function wayBackOf({ undoable = true, forNow = false }: SignInGuard): Promise<WayBackHere> {
  if (!undoable) return 'none';
  if (!forNow) return 'journal';
  const { server } = currentActor();
  const { problem } = await bridge.trials.may({ server }).catch(() => ({ problem: 'readOnly' }) as const);
  if (problem === 'ends') return 'ends';
  return problem === null ? 'forNow' : 'journal';
}

/** Reading many sign-ins takes a while: meanwhile a switch shows its new state, and nothing is saved yet. */
function workOut(guarded: SignInGuard): Promise<Worked> {
  return notifyWhile(translate('lockOut.working'), effectOf(guarded));
}

async function effectOf({ session, menuCode, change }: SignInGuard) {
  const { id } = session.user;
  const known = await knownPeople(session.user, menuCode);
  const { ip, notes, ...lets } = await change(known);
  // The user's last sign-in supplies the missing facts of the current one.
  const [last] = known.people.find((person) => person.id === id)?.ways ?? [];
  const self = { clientType: 'pc', ip, at: last?.at, source: last?.source };
  const effect = lockOutOf(known.people, lets, { id, way: self });
  return { effect, knownPeople: known, self, notes };
}

function titleOf({ self, remainingPeople }: LockOut, notes: readonly GuardNote[]): string {
  if (remainingPeople === 'nobody') return translate('lockOut.titleEverybody');
  if (remainingPeople === 'noAdministrator') return translate('lockOut.titleAll');
  if (self) return translate('lockOut.titleSelf');
  if (remainingPeople === 'onlySelf') return translate('lockOut.titleOnlySelf');
  return translate(notes.some(({ typed }) => typed) ? 'lockOut.titleUnknown' : 'lockOut.title');
}
