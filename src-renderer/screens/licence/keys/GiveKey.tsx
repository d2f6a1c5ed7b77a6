/** A button and its dialog: a key is pasted or chosen, compared by its fingerprint, and only then trusted. */
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
  /** As tall as the buttons beside it. */
  readonly small?: boolean;
  /** A key is trusted now that was not: verdicts may be others. */
  readonly onTrusted?: () => void;
}

/** Nothing where the organisation lets nobody give one; who shows it says why. */
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
  const given = useGivenKeys();
  if (!offer) return <EnterKey given={given} onOffer={setOffer} />;
  return (
    <OfferedKeys
      offer={offer}
      given={given}
      keepable={keepable}
      onBack={() => setOffer(null)}
      onDone={onDone}
    />
  );
}
