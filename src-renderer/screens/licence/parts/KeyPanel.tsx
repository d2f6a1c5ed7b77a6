/** The key that has verified the file, with the source of its trust; or why none has. */

import { Link } from 'react-router-dom';
import { type TextTools, useText } from '#data/text.ts';
import type { ShownKey } from '#shared/bridge/licence/keys.ts';
import { dayAt } from '#shared/kit/days.ts';
import { describeFile, keyFactNames } from '#shared/rules/licence/description/describe-file.ts';
import { isDoubtful } from '#shared/rules/licence/is-doubtful.ts';
import type { LicenceReading } from '#shared/rules/licence/reading.ts';
import type { LicenceState } from '#shared/rules/licence/states.ts';
import { Fact, FactList } from '#widgets/Facts.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { StatusDot } from '#widgets/StatusDot.tsx';
import { GiveKey } from '../keys/GiveKey.tsx';
import { keyState, keyTerm } from '../keys/key-view.ts';
import { useTrustedKeys } from '../keys/use-trusted-keys.ts';
import { FactLine } from './LicenceFacts.tsx';
import type { LicenceReadingFacts } from './reading-facts.ts';

const ofKey: ReadonlySet<string> = new Set(keyFactNames);

interface KeyPanelProps {
  readonly reading: LicenceReadingFacts;
  /** Called when a new key is trusted; absent where the file cannot be read again. */
  readonly onTrusted?: () => void;
}

export function KeyPanel({ reading, onTrusted }: KeyPanelProps) {
  const text = useText();
  const { t } = text;
  const { data } = useTrustedKeys();
  const keys = data?.keys ?? [];
  const { signature } = reading;
  const verified = !isDoubtful(reading);
  const key = trustedKeyOf(reading, keys);
  // The verdict says it already.
  const saidSample = reading.findings.some((finding) => finding.state === 'SAMPLE_KEY');
  const state = key && keyState(key, dayAt(Date.now(), 'UTC'), text);
  return (
    <section className={layout.part}>
      <h2>{t('licence.screen.key.title')}</h2>
      <p className={ink.text}>
        <StatusDot tone={verified ? 'success' : reading.verified || !signature ? 'warning' : 'danger'}>
          {keyWord(reading, keys, text)}
        </StatusDot>
      </p>
      {(key?.sample ?? signature?.sample) && !saidSample && (
        <Notice tone="warning">{t('licence.verdict.sampleKey')}</Notice>
      )}
      {signature && (
        <FactList columns>
          {describeFile(reading)
            .filter(({ name }) => ofKey.has(name))
            .map((fact) => (
              <FactLine key={fact.name} fact={fact} />
            ))}
          {key && state && (
            <Fact label={t('licence.screen.keys.validity')}>
              {keyTerm(key, text)}
              {' · '}
              <StatusDot tone={state.tone}>{state.words}</StatusDot>
            </Fact>
          )}
        </FactList>
      )}
      <p className={layout.row}>
        <Link to="?entry=keys">{t('licence.screen.key.seeAll')}</Link>
        {!reading.verified && signature && onTrusted && <GiveKey onTrusted={onTrusted} />}
      </p>
    </section>
  );
}

type Judged = Pick<LicenceReading, 'signature' | 'verified' | 'findings' | 'readable' | 'format' | 'mapped'>;

/** The result of the key check in one sentence. The file's key, if it is among the trusted ones. */
function trustedKeyOf({ signature }: Pick<Judged, 'signature'>, keys: readonly ShownKey[]): ShownKey | null {
  if (!signature?.keySource) return null;
  return keys.find(({ id, source }) => id === signature.keyId && source === signature.keySource) ?? null;
}

function keyWord(reading: Judged, keys: readonly ShownKey[], { t }: TextTools): string {
  const { signature, verified, findings, readable } = reading;
  const found = (state: LicenceState) => findings.some((finding) => finding.state === state);
  if (verified) return t('licence.screen.key.yes');
  if (!signature) return t(readable ? 'licence.screen.key.unsigned' : 'licence.screen.key.unread');
  if (reading.mapped?.checked === 'unknown') return t('licence.reason.otherSignature');
  if (signature.keySource !== null && found('SIGNATURE_INVALID')) return t('licence.screen.key.tried');
  if (signature.keyId === null) return t('licence.screen.key.noId');
  if (found('KEY_UNKNOWN') && keys.length > 0) {
    return t('licence.screen.key.unknown', { count: keys.length });
  }
  return t('licence.screen.key.no');
}
