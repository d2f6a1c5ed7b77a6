/** The lock-out guard of the change door: whatever decides who may sign in is asked about, whoever sends it. */
import { useEffect } from 'react';
import { setGuard } from '#data/changes/index.ts';
import { queryClient } from '#data/read.ts';
import { translate, withTexts } from '#data/text.ts';
import { sessionQuery } from '#state/session.ts';
import { confirm } from '#widgets/confirm.tsx';

export function useLockOutGuard(): void {
  useEffect(() => {
    setGuard(async ({ does, ...can }) => {
      const facts = queryClient.getQueryData(sessionQuery.queryKey);
      // Nobody is signed in: the server takes nothing.
      if (!facts) return true;
      // It knows of addresses, and is loaded when it is wanted.
      const { guardChanges } = await withTexts(import('#widgets/LockOut/guard-changes.ts'));
      if (does) return guardChanges(facts, [does], can);
      return confirm({
        title: translate('lockOut.unread'),
        text: translate('lockOut.untold'),
        danger: true,
        action: translate('lockOut.goOn'),
        typed: facts.tenant.tenantName || facts.user.username,
      });
    });
  }, []);
}
