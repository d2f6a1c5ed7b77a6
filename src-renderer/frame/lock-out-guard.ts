/** Registers the lock-out guard with the change door, which asks it before every change to who may sign in. */
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
      // Without a session the server refuses the change anyway.
      if (!facts) return true;
      // The guard reads IP addresses, and loads lazily.
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
