/** Applications that the organisation has turned off: no launcher shows them (LAUNCH-008). */
import { useText } from '#data/text.ts';
import type { ModuleStatus } from '#shared/api/applications/app.ts';
import { Disclosure } from '#widgets/Disclosure.tsx';

export function OffApps({ apps }: { readonly apps: readonly ModuleStatus[] }) {
  const { t, formatNumber } = useText();
  if (apps.length === 0) return null;
  const title = t('launcher.off', { count: apps.length, total: formatNumber(apps.length) });
  return (
    <Disclosure title={title}>
      <p>{apps.map(({ moduleName }) => moduleName).join(t('common.form.separator'))}</p>
    </Disclosure>
  );
}
