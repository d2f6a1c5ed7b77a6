/** Lets the server make a key pair: the public key is shown once for copying (spec 1§7.4 "generateRsaKey"; GEN-044). */
import { useState } from 'react';
import { useChange } from '#data/changes/index.ts';
import { useText } from '#data/text.ts';
import { findSysConfigs, generateRsaKey } from '#shared/api/system-settings/parameters.ts';
import { Button } from '#widgets/Button.tsx';
import { Copyable, CopyButton } from '#widgets/Copyable.tsx';
import { confirm } from '#widgets/confirm.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import { Fact, FactList } from '#widgets/Facts.tsx';
import layout from '#widgets/looks/layout.module.css';

export function KeyPair() {
  const { t } = useText();
  const { submit, pending } = useChange();
  const [newKey, setMade] = useState<{ readonly publicKey: string; readonly fingerprint: string } | null>(
    null,
  );
  const make = async () => {
    const yes = await confirm({
      title: t('parameters.makeKeyTitle'),
      text: t('parameters.makeKeyText'),
      lasts: 'answer',
      action: t('parameters.makeKey'),
      danger: true,
    });
    if (!yes) return;
    const answer = await submit({
      title: 'parameters.keyMade',
      success: 'common.done.operation',
      endpoint: generateRsaKey,
      input: {},
      before: null,
      touches: [findSysConfigs],
    });
    if (answer) setMade(answer.output);
  };
  return (
    <>
      <Button busy={pending} onClick={() => void make()}>
        {t('parameters.makeKey')}
      </Button>
      {newKey && (
        <Dialog open width={720} title={t('parameters.keyTitle')} onClose={() => setMade(null)}>
          <p>{t('parameters.keyText')}</p>
          <FactList>
            <Fact label={t('parameters.fingerprint')}>
              <Copyable value={newKey.fingerprint} />
            </Fact>
            <Fact label={t('parameters.publicKey')}>
              <CopyButton
                value={newKey.publicKey}
                label={t('common.copyValue', { value: t('parameters.publicKey') })}
              />
            </Fact>
          </FactList>
          <pre className={layout.scroll}>{newKey.publicKey}</pre>
        </Dialog>
      )}
    </>
  );
}
