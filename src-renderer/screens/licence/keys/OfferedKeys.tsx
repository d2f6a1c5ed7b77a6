/** The second step: each key with its fingerprint, which the user compares before trusting it, and for how long. */

import { type FormEvent, useId, useState } from 'react';
import { useText } from '#data/text.ts';
import type { OfferedKey } from '#shared/bridge/licence/keys.ts';
import { Button } from '#widgets/Button.tsx';
import { CopyButton } from '#widgets/Copyable.tsx';
import { Checkbox } from '#widgets/controls/Checkbox.tsx';
import { Segmented } from '#widgets/controls/Segmented.tsx';
import inputs from '#widgets/input.module.css';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import lines from '#widgets/looks/lines.module.css';
import { ErrorNotice, Notice } from '#widgets/Notice.tsx';
import { notify } from '#widgets/notify.tsx';
import styles from './give.module.css';
import { keyName, printGroups } from './key-view.ts';
import type { GivenKeysState, KeyOffer } from './use-given-keys.ts';

interface OfferedKeysProps {
  readonly offer: KeyOffer;
  readonly givenKeys: GivenKeysState;
  /** Whether the policy allows keys to be kept. */
  readonly keepable: boolean;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

/** Characters of a name (the contract's limit). */
const nameLimit = 100;

export function OfferedKeys({ offer, givenKeys, keepable, onBack, onDone }: OfferedKeysProps) {
  const text = useText();
  const { t, formatNumber } = text;
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const [name, setName] = useState('');
  const [how, setHow] = useState<'session' | 'kept'>('session');
  const [missing, setMissing] = useState(false);
  const id = useId();
  const fresh = offer.keys.filter(({ standing }) => standing === 'new');
  const [only] = fresh;
  const isSingle = fresh.length === 1;
  const useful = fresh.length > 0 || offer.revocations > 0;

  const confirm = (thumbprint: string, yes: boolean) => {
    const next = new Set(confirmed);
    if (yes) next.add(thumbprint);
    else next.delete(thumbprint);
    setConfirmed(next);
    setMissing(false);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (confirmed.size === 0 && offer.revocations === 0) return setMissing(true);
    const called = isSingle && name.trim() !== '' ? { name: name.trim() } : {};
    const keys = [...confirmed].map((thumbprint) => ({ thumbprint, ...called }));
    if (!(await givenKeys.trust(offer.offer, keys, how === 'kept'))) return;
    notify({
      tone: 'success',
      text: t('licence.screen.give.trusted', { count: keys.length, amount: formatNumber(keys.length) }),
    });
    onDone();
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <p className={ink.text}>{t('licence.screen.give.compare')}</p>
      <ul className={`${lines.framed} ${styles.keys}`}>
        {offer.keys.map((key) => (
          <Offered
            key={key.thumbprint}
            offer={key}
            confirmed={confirmed.has(key.thumbprint)}
            onConfirm={(yes) => confirm(key.thumbprint, yes)}
          />
        ))}
      </ul>
      {offer.revocations > 0 && (
        <Notice
          tone="warning"
          title={t('licence.screen.give.revocations', {
            count: offer.revocations,
            amount: formatNumber(offer.revocations),
          })}
        />
      )}
      {isSingle && only && (
        <>
          <label htmlFor={id} className={ink.label}>
            {t('licence.screen.give.name')}
          </label>
          <input
            id={id}
            className={inputs.input}
            value={name}
            maxLength={nameLimit}
            placeholder={only.name ?? ''}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        </>
      )}
      {useful && keepable && (
        <div className={layout.above}>
          <Segmented
            label={t('licence.screen.give.how')}
            value={how}
            options={[
              { value: 'session', label: t('licence.screen.give.session') },
              { value: 'kept', label: t('licence.screen.give.kept') },
            ]}
            onChange={setHow}
          />
        </div>
      )}
      {useful && !keepable && <p className={ink.small}>{t('licence.screen.give.sessionOnly')}</p>}
      <p className={ink.problem} role="alert">
        {missing ? t('licence.screen.give.confirmFirst') : null}
      </p>
      {givenKeys.error !== null && <ErrorNotice error={givenKeys.error} />}
      <div className={`${layout.row} ${layout.above} ${layout.last}`}>
        <Button onClick={onBack}>{t('licence.screen.give.back')}</Button>
        {useful && (
          <Button type="submit" look="primary" busy={givenKeys.busy}>
            {fresh.length > 0
              ? t('licence.screen.give.trust', { count: Math.max(1, confirmed.size) })
              : t('licence.screen.give.takeBack')}
          </Button>
        )}
      </div>
    </form>
  );
}

interface OfferedProps {
  readonly offer: OfferedKey;
  readonly confirmed: boolean;
  readonly onConfirm: (yes: boolean) => void;
}

function Offered({ offer, confirmed, onConfirm }: OfferedProps) {
  const text = useText();
  const { t } = text;
  const { thumbprint, algorithm, id, standing, sample } = offer;
  return (
    <li className={layout.stack}>
      <p className={layout.row}>
        <strong>{keyName(offer, text)}</strong>
        <span>{algorithm}</span>
        {id !== thumbprint && <code>{id}</code>}
      </p>
      <p className={ink.small}>{t('licence.screen.keys.thumbprint')}</p>
      <p className={layout.line}>
        <code className={styles.print}>
          {printGroups(thumbprint).map(({ at, part }) => (
            <span key={at}>{part}</span>
          ))}
        </code>
        <CopyButton
          value={thumbprint}
          label={t('licence.screen.action.copy', { what: t('licence.screen.keys.thumbprint') })}
        />
      </p>
      {sample && <Notice tone="warning">{t('licence.verdict.sampleKey')}</Notice>}
      {standing === 'new' ? (
        <Checkbox label={t('licence.screen.give.confirm')} checked={confirmed} onChange={onConfirm} />
      ) : (
        <p className={ink.small}>{t(`licence.screen.give.${standing}`)}</p>
      )}
    </li>
  );
}
