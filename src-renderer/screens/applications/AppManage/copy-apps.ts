/** Copies one or several applications (spec 3§7.3; APP-123, 124); reports its own success and failure. */
import { submitChange } from '#data/changes/index.ts';
import { translate } from '#data/text.ts';
import { type AppItem, customTypes } from '#shared/api/applications/app.ts';
import { batchCopySysModule, copySysModule } from '#shared/api/applications/shares.ts';
import { appReads } from '#shared/rules/records/applications/app-reads.ts';
import { confirm } from '#widgets/confirm.tsx';

export async function copyApps(deptId: string, apps: readonly AppItem[]): Promise<void> {
  const [first, ...others] = apps;
  if (!first) return;
  // The team can delete copies of its custom applications; copies of the platform's applications stay forever.
  const stay = apps.filter(({ applicationType: type }) => !customTypes.some((one) => one === type));
  const question = translate('applications.copy.question', { count: apps.length });
  const action = translate('applications.copy.action');
  const agreed = await confirm({
    title: question,
    text: translate('applications.copy.text', {
      count: apps.length,
      names: apps.map(({ menuName }) => menuName).join(translate('common.form.separator')),
    }),
    ...(stay.length > 0 ? { lasts: 'stays' } : {}),
    action,
  });
  if (!agreed) return;
  const words = { title: 'applications.copy.change', success: 'applications.copy.done' } as const;
  const change = { ...words, touches: appReads, before: { names: apps.map(({ menuName }) => menuName) } };
  const sent =
    others.length === 0
      ? submitChange({ ...change, endpoint: copySysModule, input: { deptId, sysMenuId: first.id } })
      : submitChange({
          ...change,
          endpoint: batchCopySysModule,
          input: { deptId, sysMenuIds: apps.map(({ id }) => id) },
        });
  // The change door has already shown the failure.
  await sent.catch(() => undefined);
}
