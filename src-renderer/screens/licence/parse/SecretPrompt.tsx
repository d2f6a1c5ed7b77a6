/** Asks for what opens an encrypted file. What is typed is hidden, never suggested, and forgotten with the page. */
import { useQuery } from '@tanstack/react-query';
import { LockKeyhole } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { translateIfKnown, useText } from '../../../data/text.ts';
import { Button } from '../../../widgets/Button.tsx';
import { keyStore } from '../keys/useKeyStore.ts';
import type { Judged } from '../parts/verdict.ts';
import type { Secret } from './parseWork.ts';
import { withPemLines } from './pemLines.ts';
import { SecretField } from './SecretField.tsx';
import styles from './secret.module.css';

interface SecretPromptProps {
  readonly reading: Judged;
  /** The last one did not open it. */
  readonly tried: boolean;
  readonly busy: boolean;
  /** Whether it may be kept, where the shell has a key store. */
  readonly keepable?: boolean;
  readonly onSecret: (secret: Secret) => void;
}

export function SecretPrompt({ reading, tried, busy, keepable = true, onSecret }: SecretPromptProps) {
  const { t } = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [secret, setSecret] = useState('');
  const [others, setOthers] = useState(false);
  const [remember, setRemember] = useState(false);
  const [missing, setMissing] = useState(false);
  /** What was typed when the button was pressed last: a changed one is not wrong yet. */
  const [asked, setAsked] = useState<string | null>(null);
  const kind = reading.encryption?.kind ?? 'jwe';
  const wrong = tried && !busy && asked === secret;
  const problem = missing ? t('licence.screen.secret.needed') : wrong ? whyNot(reading, t) : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const none = secret.trim() === '';
    setMissing(none);
    if (none) {
      input.current?.focus();
      return;
    }
    setAsked(secret);
    if (!busy) onSecret({ secret: withPemLines(secret), remember, others });
  };
  return (
    <form className={styles.prompt} aria-labelledby={`${id}-title`} onSubmit={submit} autoComplete="off">
      <LockKeyhole size={20} aria-hidden="true" className={styles.icon} />
      <div className={styles.words}>
        <h3 id={`${id}-title`} className={styles.title}>
          {t('licence.screen.secret.title')}
        </h3>
        <p className={styles.text}>
          {t(`licence.screen.secret.text.${kind}`)} <Algorithm reading={reading} />
        </p>
        <label htmlFor={id} className={styles.label}>
          {t(`licence.screen.secret.label.${kind}`)}
        </label>
        <div className={styles.line}>
          <SecretField
            id={id}
            input={input}
            value={secret}
            onChange={(next) => {
              setSecret(next);
              setMissing(false);
            }}
            invalid={problem !== null}
            describedBy={`${id}-problem`}
          />
          <Button type="submit" look="primary" busy={busy}>
            {t('licence.screen.secret.open')}
          </Button>
        </div>
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {problem}
        </p>
        <label className={styles.remember}>
          <input type="checkbox" checked={others} onChange={(event) => setOthers(event.target.checked)} />
          {t('licence.screen.secret.others')}
        </label>
        {keepable && <Remember remember={remember} onRemember={setRemember} />}
      </div>
    </form>
  );
}

function Algorithm({ reading }: { readonly reading: Judged }) {
  const { t } = useText();
  if (!reading.encryption) return null;
  const { algorithm, keyId } = reading.encryption;
  return keyId === null
    ? t('licence.screen.secret.algorithm', { algorithm })
    : t('licence.screen.secret.algorithmFor', { algorithm, id: keyId });
}

function whyNot({ findings }: Judged, t: (key: 'licence.screen.secret.wrong') => string): string {
  const params = findings.find(({ state }) => state === 'DECRYPT_FAILED')?.params ?? {};
  const { reason } = params;
  const known = reason === undefined || reason === 'needsSecret' ? null : `licence.reason.${reason}`;
  return (known && translateIfKnown(known, params)) ?? t('licence.screen.secret.wrong');
}

function Remember(props: { readonly remember: boolean; readonly onRemember: (yes: boolean) => void }) {
  const { t } = useText();
  const { data } = useQuery(keyStore);
  if (!data) return null;
  if (!data.available) return <p className={styles.text}>{t('licence.screen.secret.noStore')}</p>;
  const { backend } = data;
  return (
    <label className={styles.remember}>
      <input
        type="checkbox"
        checked={props.remember}
        onChange={(event) => props.onRemember(event.target.checked)}
      />
      {backend === null
        ? t('licence.screen.secret.rememberPlain')
        : t('licence.screen.secret.remember', { backend })}
    </label>
  );
}
