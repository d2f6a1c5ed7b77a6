/** Copies applications, one or several (spec 3§7.3; APP-123, 124); says itself how it went. */
import { submitChange } from '#data/changes/index.ts';
import type { AppItem } from '#shared/api/applications/app.ts';
import { batchCopySysModule, copySysModule } from '#shared/api/applications/shares.ts';
import { appReads } from '#shared/rules/records/applications/app-reads.ts';

export async function copyApps(deptId: string, apps: readonly AppItem[]): Promise<void> {
  const [first, ...others] = apps;
  if (!first) return;
  const words = { title: 'applications.copy.change', success: 'applications.copy.done' } as const;
  const change = {
    ...{ ...words, touches: appReads },
    before: { names: apps.map(({ menuName }) => menuName) },
  };
  const sent =
    others.length === 0
      ? submitChange({ ...change, endpoint: copySysModule, input: { deptId, sysMenuId: first.id } })
      : submitChange({
          ...{ ...change, endpoint: batchCopySysModule },
          input: { deptId, sysMenuIds: apps.map(({ id }) => id) },
        });
  // The change door has said what failed.
  await sent.catch(() => undefined);
}
