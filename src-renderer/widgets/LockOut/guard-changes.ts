/**
 * The lock-out guard of one change or of a whole set: whom the lists of sign-in, the login methods, the hours and the
 * other ways in would refuse once all of it is done. What its parts do together, nobody was asked about one by one.
 */
import type { Agreed } from '#data/changes/index.ts';
import { callRead } from '#data/read.ts';
import { translate } from '#data/text.ts';
import { checkWhiteList } from '#shared/api/login-control/login-white.ts';
import type { SessionFacts } from '#shared/api/session/session.ts';
import { isOfLists, isOfMethods, isOfScopes, tellsOfSignIn } from '#shared/rules/changes/sign-in-kinds.ts';
import type { Change, Lets } from '#shared/rules/common/sign-in/lock-out.ts';
import { notifyWhile } from '../notify.tsx';
import { askLockOut, type Guarded, tellLockOut } from './ask-lock-out.tsx';
import { type Changes, type GuardPart, guardParts } from './guard-parts.ts';

/** Answers whether to go on. */
export async function guardChanges(
  session: SessionFacts,
  changes: Changes,
  can: Pick<Guarded, 'undoable' | 'forNow'> = {},
): Promise<Agreed> {
  if (!tellsOfSignIn(changes)) return true;
  const reading = guardParts(session, changes);
  const parts = await notifyWhile(translate('lockOut.working'), reading).catch(() => null);
  // Of what could not be read the guard says so.
  if (parts && parts.length === 0) return true;
  return askLockOut({ ...guarded(session, changes, reading), ...can });
}

export async function tellOfChanges(session: SessionFacts, changes: Changes): Promise<void> {
  await tellLockOut(guarded(session, changes, guardParts(session, changes)));
}

function guarded(session: SessionFacts, changes: Changes, reading: Promise<readonly GuardPart[]>): Guarded {
  const ownIp = callRead(checkWhiteList, { useScope: 'pc' }).then(({ clientIp }) => clientIp);
  // Begun early: where the people can't be read nobody asks for either, whatever became of it.
  for (const early of [ownIp, reading]) early.catch(() => undefined);
  return {
    session,
    menuCode: menuOf(changes),
    async change(known) {
      const parts = await reading;
      // Not known from where the user comes: said by the guard, where it matters.
      const needed = parts.some(({ byAddress }) => byAddress);
      const ip = await ownIp.catch((error: unknown) => {
        if (needed) throw error;
        return '';
      });
      const ips = [ip, ...known.people.flatMap(({ ways }) => ways.map((way) => way.ip))];
      const each = await Promise.all(parts.map(({ change }) => change?.(known, ips) ?? harmless));
      const all = (which: keyof Change): Lets => {
        return (person, way) => each.every((one) => one[which](person, way));
      };
      return {
        before: all('before'),
        after: all('after'),
        ip,
        notes: parts.flatMap(({ notes = [] }) => notes),
      };
    },
  };
}

const harmless: Change = { before: () => true, after: () => true };

/** The menu for which the server says whom one may see: one that whoever makes such a change has. */
function menuOf(changes: Changes): Guarded['menuCode'] {
  if (changes.some(isOfMethods)) return 'loginType';
  const lists = changes.filter((change) => isOfLists(change) && !isOfScopes(change));
  if (lists.length === 0) return 'securitySetting';
  return lists.every(({ kind }) => kind.startsWith('ipSegment')) ? 'network_manage' : 'ipconfigrec';
}
