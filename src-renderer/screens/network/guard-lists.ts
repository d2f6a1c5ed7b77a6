/**
 * The lock-out guard of the black and the white list of sign-in: before one is put in force, an entry or for whom it holds is
 * saved or deleted, or a network segment that entries stand for.
 */
import { callRead } from '#data/read.ts';
import { translate } from '#data/text.ts';
import { checkWhiteList } from '#shared/api/login-control/login-white.ts';
import { canRefuse, type HeldLists, rulesOf } from '#shared/rules/network/list-rules.ts';
import type { Session } from '#state/session.ts';
import { askLockOut } from '#widgets/LockOut/ask-lock-out.tsx';
import { listsChange, readLists } from '#widgets/LockOut/lists-now.ts';
import { notifyWhile } from '#widgets/notify.tsx';

interface Guarded {
  readonly menuCode: 'ipconfigrec' | 'network_manage';
  /** Of the lists as they are now those that they would be. */
  readonly made: (now: HeldLists) => HeldLists | Promise<HeldLists>;
  /** It can be taken back by *Undo*. */
  readonly undoable?: boolean;
}

export async function guardLists(session: Session, { menuCode, made, undoable }: Guarded): Promise<boolean> {
  if (session.status !== 'signedIn') return true;
  const reading = readLists().then(async (now) => ({ now, later: await made(now) }));
  const read = await notifyWhile(translate('lockOut.working'), reading).catch(() => null);
  if (read && !canRefuse(rulesOf(read.now), rulesOf(read.later))) return true;
  const ownIp = callRead(checkWhiteList, { useScope: 'pc' }).then(({ clientIp }) => clientIp);
  const ip = (await ownIp.catch(() => null)) ?? '';
  return askLockOut({
    ...{ session: session.facts, menuCode, self: { clientType: 'pc', ip } },
    ...(undoable === undefined ? {} : { undoable }),
    async change({ people }) {
      // What could not be read is said by the guard.
      const { now, later } = await reading;
      await ownIp;
      const ips = [ip, ...people.flatMap(({ ways }) => ways.map((way) => way.ip))];
      return listsChange(now, later, ips);
    },
  });
}
