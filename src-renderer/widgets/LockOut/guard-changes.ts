/**
 * Runs the lock-out guard for one change or a whole set: whom sign-in lists, login methods, hours and the other ways in
 * would refuse after all of it. Single questions would miss the parts' combined effect.
 */
import type { GuardAnswer } from '#data/changes/index.ts';
import { callRead } from '#data/read.ts';
import { translate } from '#data/text.ts';
import { checkWhiteList } from '#shared/api/login-control/login-white.ts';
import type { SessionFacts } from '#shared/api/session/session.ts';
import { isOfLists, isOfMethods, isOfScopes, tellsOfSignIn } from '#shared/rules/changes/sign-in-kinds.ts';
import type { SignInCheck, SignInChange } from '#shared/rules/common/sign-in/lock-out.ts';
import { notifyWhile } from '../notify.tsx';
import { askLockOut, type SignInGuard, tellLockOut } from './ask-lock-out.tsx';
import { type GuardedChanges, type GuardPart, guardParts } from './guard-parts.ts';

/** Resolves to whether to go on. */
export async function guardChanges(
  session: SessionFacts,
  changes: GuardedChanges,
  can: Pick<SignInGuard, 'undoable' | 'forNow'> = {},
): Promise<GuardAnswer> {
  if (!tellsOfSignIn(changes)) return true;
  const reading = guardParts(session, changes);
  const parts = await notifyWhile(translate('lockOut.working'), reading).catch(() => null);
  // The guard itself reports parts that could not be read.
  if (parts && parts.length === 0) return true;
  return askLockOut({ ...guarded(session, changes, reading), ...can });
}

export async function tellOfChanges(session: SessionFacts, changes: GuardedChanges): Promise<void> {
  await tellLockOut(guarded(session, changes, guardParts(session, changes)));
}

function guarded(
  session: SessionFacts,
  changes: GuardedChanges,
  reading: Promise<readonly GuardPart[]>,
): SignInGuard {
  const ownIp = callRead(checkWhiteList, { useScope: 'pc' }).then(({ clientIp }) => clientIp);
  // The two reads start early. When people can't be read, nobody awaits the other two, so their failures are ignored.
  for (const early of [ownIp, reading]) early.catch(() => undefined);
  return {
    session,
    menuCode: menuOf(changes),
    async change(known) {
      const parts = await reading;
      // The guard reports an unknown address of the user where it matters.
      const needed = parts.some(({ byAddress }) => byAddress);
      const ip = await ownIp.catch((error: unknown) => {
        if (needed) throw error;
        return '';
      });
      const ips = [ip, ...known.people.flatMap(({ ways }) => ways.map((way) => way.ip))];
      const each = await Promise.all(parts.map(({ change }) => change?.(known, ips) ?? harmless));
      const all = (which: keyof SignInChange): SignInCheck => {
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

const harmless: SignInChange = { before: () => true, after: () => true };

/** The menu whose rights decide which people the server returns: one that every author of such a change has. */
function menuOf(changes: GuardedChanges): SignInGuard['menuCode'] {
  if (changes.some(isOfMethods)) return 'loginType';
  const lists = changes.filter((change) => isOfLists(change) && !isOfScopes(change));
  if (lists.length === 0) return 'securitySetting';
  return lists.every(({ kind }) => kind.startsWith('ipSegment')) ? 'network_manage' : 'ipconfigrec';
}
