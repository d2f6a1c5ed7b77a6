/** The lock-out guard of the login methods: before one is saved or deleted. */
import { callRead } from '#data/read.ts';
import { getLoginMethods, type LoginMethod } from '#shared/api/login-control/login-methods.ts';
import { checkWhiteList } from '#shared/api/login-control/login-white.ts';
import type { SessionFacts } from '#shared/api/session/session.ts';
import { letsByMethods } from '#shared/rules/login-control/lets-in.ts';
import { askLockOut } from '#widgets/LockOut/ask-lock-out.tsx';

/** Of the list as it is now the one that it would be. */
type Made = (methods: readonly LoginMethod[]) => readonly Omit<LoginMethod, 'configId'>[];

export async function guardMethods(session: SessionFacts, made: Made): Promise<boolean> {
  // The address is told where it can be read: what a login method lets in does not depend on it.
  const ip = await callRead(checkWhiteList, { useScope: 'pc' }).then(
    ({ clientIp }) => clientIp,
    () => '–',
  );
  return askLockOut({
    ...{ session, menuCode: 'loginType', self: { clientType: 'pc', ip } },
    async change() {
      const methods = await callRead(getLoginMethods, {});
      return { before: letsByMethods(methods), after: letsByMethods(made(methods)) };
    },
  });
}
