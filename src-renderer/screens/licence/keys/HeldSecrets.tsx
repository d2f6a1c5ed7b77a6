/** Secrets that are tried on all encrypted licences until Steward closes, and a button that forgets them. */

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bridge } from '#data/bridge.ts';
import { describeError } from '#data/describe-error.ts';
import { useText } from '#data/text.ts';
import { Button } from '#widgets/Button.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { notify } from '#widgets/notify.tsx';
import { GiveSecret } from './GiveSecret.tsx';
import { keyStore } from './use-key-store.ts';

export function HeldSecrets() {
  const { t, formatNumber } = useText();
  const client = useQueryClient();
  const { data } = useQuery(keyStore);
  const [busy, setBusy] = useState(false);
  const forget = async () => {
    setBusy(true);
    try {
      const { forgotten } = await bridge.licence.forgetSecrets({});
      notify({
        tone: 'success',
        text: t('licence.screen.held.forgotten', { count: forgotten, amount: formatNumber(forgotten) }),
      });
    } catch (error) {
      notify({ tone: 'danger', text: describeError(error).message });
    }
    await client.invalidateQueries(keyStore);
    setBusy(false);
  };
  if (!data) return null;
  return (
    <section className={layout.part} aria-labelledby="held-secrets">
      <div className={layout.row}>
        <h2 id="held-secrets" className={ink.heading}>
          {t('licence.screen.held.title')}{' '}
          <span className={ink.count}>{t('licence.screen.held.count', { count: data.held })}</span>
        </h2>
        <span className={layout.end}>
          <GiveSecret />
          {(data.held > 0 || data.available) && (
            <Button size="small" busy={busy} onClick={() => void forget()}>
              {t('licence.screen.held.forget')}
            </Button>
          )}
        </span>
      </div>
      <p className={ink.text}>{t('licence.screen.held.help')}</p>
    </section>
  );
}
