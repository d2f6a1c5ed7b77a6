/** Whether the secret was kept, if the user asked for it. */

import { useText } from '#data/text.ts';
import type { SecretKeeping } from '#shared/bridge/licence/licence.ts';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';

export function SecretKeepingNotice({ keeping }: { readonly keeping: SecretKeeping | null }) {
  const { t } = useText();
  if (keeping === null) return null;
  return (
    <div className={layout.above}>
      {keeping === 'KEPT' ? (
        <Notice tone="info" title={t('licence.screen.secret.kept')} />
      ) : (
        <Notice tone="warning" title={t('licence.screen.secret.notKeptTitle')}>
          {t(`licence.screen.secret.notKept.${keeping}`)}
        </Notice>
      )}
    </div>
  );
}
