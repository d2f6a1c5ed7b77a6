/** A button and a dialog that gives a secret in advance, for all encrypted licences that it opens. */

import { useQueryClient } from '@tanstack/react-query';
import { LockKeyhole } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { bridge } from '#data/bridge.ts';
import { useText } from '#data/text.ts';
import { Button } from '#widgets/Button.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { ErrorNotice } from '#widgets/Notice.tsx';
import { notify } from '#widgets/notify.tsx';
import { SecretEntry, useSecretEntry } from '../parse/SecretEntry.tsx';
import { keyStore } from './use-key-store.ts';

interface GiveSecretProps {
  /** The height of the neighbouring buttons. */
  readonly small?: boolean;
  /** Called when the secret is held: locked files may open. */
  readonly onGiven?: () => void;
}

export function GiveSecret({ small = true, onGiven }: GiveSecretProps) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        {...(small && { size: 'small' })}
        icon={<LockKeyhole size={14} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('licence.screen.held.give')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('licence.screen.held.giveTitle')}>
        {open && (
          <SecretForm
            onDone={() => {
              setOpen(false);
              onGiven?.();
            }}
          />
        )}
      </Dialog>
    </>
  );
}

function SecretForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useText();
  const client = useQueryClient();
  const entry = useSecretEntry();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const secret = entry.take();
    if (secret === null) return;
    setBusy(true);
    setError(null);
    try {
      await bridge.licence.giveSecret({ secret });
      notify({ tone: 'success', text: t('licence.screen.held.given') });
      await client.invalidateQueries(keyStore);
      onDone();
    } catch (failure) {
      setError(failure);
      setBusy(false);
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} autoComplete="off" noValidate>
      <p className={ink.text}>{t('licence.screen.held.purpose')}</p>
      <SecretEntry entry={entry} label={t('licence.screen.held.secret')} autoFocus />
      {error !== null && <ErrorNotice error={error} />}
      <div className={`${layout.row} ${layout.above} ${layout.last}`}>
        <Button type="submit" look="primary" busy={busy}>
          {t('licence.screen.held.hold')}
        </Button>
      </div>
    </form>
  );
}
