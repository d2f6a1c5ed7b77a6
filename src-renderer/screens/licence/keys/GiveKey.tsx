/** A button and a dialog that gives a key: it is pasted or chosen, compared by its fingerprint, and then trusted. */
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#data/text.ts';
import { Button } from '#widgets/Button.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import { EnterKey } from './EnterKey.tsx';
import { OfferedKeys } from './OfferedKeys.tsx';
import { type KeyOffer, useGivenKeys } from './use-given-keys.ts';
import { useTrustedKeys } from './use-trusted-keys.ts';

interface GiveKeyProps {
  readonly look?: 'primary' | 'plain';
  /** The height of the neighbouring buttons. */
  readonly small?: boolean;
  /** Called when a new key is trusted: verdicts may change. */
  readonly onTrusted?: () => void;
}

/** Renders nothing where the policy lets nobody give keys; the caller explains it. */
export function GiveKey({ look = 'plain', small = true, onTrusted }: GiveKeyProps) {
  const { t } = useText();
  const { data } = useTrustedKeys();
  const [open, setOpen] = useState(false);
  if (!data || data.giving === 'none') return null;
  return (
    <>
      <Button
        {...(small && { size: 'small' })}
        look={look}
        icon={<KeyRound size={14} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('licence.screen.give.action')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('licence.screen.give.title')} width={720}>
        {open && (
          <Steps
            keepable={data.giving === 'kept'}
            onDone={() => {
              setOpen(false);
              onTrusted?.();
            }}
          />
        )}
      </Dialog>
    </>
  );
}

function Steps({ keepable, onDone }: { readonly keepable: boolean; readonly onDone: () => void }) {
  const [offer, setOffer] = useState<KeyOffer | null>(null);
  const givenKeys = useGivenKeys();
  if (!offer) return <EnterKey givenKeys={givenKeys} onOffer={setOffer} />;
  return (
    <OfferedKeys
      offer={offer}
      givenKeys={givenKeys}
      keepable={keepable}
      onBack={() => setOffer(null)}
      onDone={onDone}
    />
  );
}
