/** The prompt for an encrypted file's secret: hidden, without suggestions, forgotten with the page. */

import { useQuery } from '@tanstack/react-query';
import { LockKeyhole } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { translateIfKnown, useText } from '#data/text.ts';
import { Button } from '#widgets/Button.tsx';
import { Checkbox } from '#widgets/controls/Checkbox.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { keyStore } from '../keys/use-key-store.ts';
import type { LicenceReadingFacts } from '../parts/reading-facts.ts';
import type { Secret } from './parse-work.ts';
import { SecretEntry, useSecretEntry } from './SecretEntry.tsx';
import styles from './secret.module.css';

interface SecretPromptProps {
  readonly reading: LicenceReadingFacts;
  /** The last secret did not open the file. */
  readonly tried: boolean;
  readonly busy: boolean;
  /** Offers to keep the secret, if the shell has a key store. */
  readonly keepable?: boolean;
  readonly onSecret: (secret: Secret) => void;
}

export function SecretPrompt({ reading, tried, busy, keepable = true, onSecret }: SecretPromptProps) {
  const { t } = useText();
  const id = useId();
  const entry = useSecretEntry();
  const [others, setOthers] = useState(false);
  const [remember, setRemember] = useState(false);
  /** The text of the last attempt: an edited text is not wrong yet. */
  const [triedSecret, setAsked] = useState<string | null>(null);
  const kind = reading.encryption?.kind ?? 'jwe';
  const wrong = tried && !busy && triedSecret === entry.value;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const secret = entry.take();
    if (secret === null) return;
    setAsked(entry.value);
    if (!busy) onSecret({ secret, remember, others });
  };
  return (
    <form
      className={`${layout.panel} ${layout.above} ${styles.prompt}`}
      aria-labelledby={`${id}-title`}
      onSubmit={submit}
      autoComplete="off"
    >
      <LockKeyhole size={20} aria-hidden="true" />
      <div className={layout.fill}>
        <h3 id={`${id}-title`} className={ink.heading}>
          {t('licence.screen.secret.title')}
        </h3>
        <p className={ink.text}>
          {t(`licence.screen.secret.text.${kind}`)} <Algorithm reading={reading} />
        </p>
        <SecretEntry
          entry={entry}
          label={t(`licence.screen.secret.label.${kind}`)}
          problem={wrong ? whyNot(reading, t) : null}
          button={
            <Button type="submit" look="primary" busy={busy}>
              {t('licence.screen.secret.open')}
            </Button>
          }
        />
        <div className={layout.stack}>
          <Checkbox label={t('licence.screen.secret.others')} checked={others} onChange={setOthers} />
          {keepable && <Remember remember={remember} onRemember={setRemember} />}
        </div>
      </div>
    </form>
  );
}

function Algorithm({ reading }: { readonly reading: LicenceReadingFacts }) {
  const { t } = useText();
  if (!reading.encryption) return null;
  const { algorithm, keyId } = reading.encryption;
  return keyId === null
    ? t('licence.screen.secret.algorithm', { algorithm })
    : t('licence.screen.secret.algorithmFor', { algorithm, id: keyId });
}

function whyNot(
  { findings }: LicenceReadingFacts,
  t: (key: 'licence.screen.secret.wrong') => string,
): string {
  const params = findings.find(({ state }) => state === 'DECRYPT_FAILED')?.params ?? {};
  const { reason } = params;
  const known = reason === undefined || reason === 'needsSecret' ? null : `licence.reason.${reason}`;
  return (known && translateIfKnown(known, params)) ?? t('licence.screen.secret.wrong');
}

function Remember(props: { readonly remember: boolean; readonly onRemember: (yes: boolean) => void }) {
  const { t } = useText();
  const { data } = useQuery(keyStore);
  if (!data) return null;
  if (!data.available) return <p className={ink.text}>{t('licence.screen.secret.noStore')}</p>;
  const { backend } = data;
  return (
    <Checkbox
      label={
        backend === null
          ? t('licence.screen.secret.rememberPlain')
          : t('licence.screen.secret.remember', { backend })
      }
      checked={props.remember}
      onChange={props.onRemember}
    />
  );
}
