/** The key that has verified the file, with the source of its trust; or why none has. */

import { Link } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { dayAt } from '#shared/kit/days.ts';
import { shownText } from '#shared/kit/shown-text.ts';
import { isDoubtful } from '#shared/rules/licence/is-doubtful.ts';
import { Copyable } from '#widgets/Copyable.tsx';
import { Fact, FactList } from '#widgets/Facts.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { StatusDot } from '#widgets/StatusDot.tsx';
import { GiveKey } from '../keys/GiveKey.tsx';
import { keyName, keyState, keyTerm } from '../keys/key-view.ts';
import { useTrustedKeys } from '../keys/use-trusted-keys.ts';
import { keyWord, trustedKeyOf } from './key-word.ts';
import type { LicenceReadingFacts } from './verdict.ts';

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
  const state = key && keyState(key, dayAt(Date.now(), 'UTC'), text);
  return (
    <section className={layout.part}>
      <h2>{t('licence.screen.key.title')}</h2>
      <p className={ink.text}>
        <StatusDot tone={verified ? 'success' : reading.verified || !signature ? 'warning' : 'danger'}>
          {keyWord(reading, keys, text)}
        </StatusDot>
      </p>
      {(key?.sample ?? signature?.sample) && (
        <Notice tone="warning">{t('licence.screen.keys.sample')}</Notice>
      )}
      {signature && (
        <FactList columns>
          <Fact label={t(key ? 'licence.screen.keys.name' : 'licence.screen.key.claimed')}>
            {key
              ? keyName(key, text)
              : shownText(signature.keyName ?? signature.keyId ?? t('licence.screen.value.none'))}
          </Fact>
          {key && (
            <Fact label={t('licence.screen.keys.id')}>
              <Copyable
                value={key.id}
                label={t('licence.screen.action.copy', { what: t('licence.screen.keys.id') })}
              />
            </Fact>
          )}
          <Fact label={t('licence.screen.keys.algorithm')}>{signature.algorithm}</Fact>
          {signature.keySource && (
            <Fact label={t('licence.screen.keys.source')}>
              {t(`licence.screen.keys.sources.${signature.keySource}`)}
            </Fact>
          )}
          {key && state && (
            <Fact label={t('licence.screen.keys.validity')}>
              {keyTerm(key, text)}
              {' · '}
              <StatusDot tone={state.tone}>{state.words}</StatusDot>
            </Fact>
          )}
          {signature.thumbprint && (
            <Fact label={t('licence.screen.keys.thumbprint')}>
              <Copyable
                value={signature.thumbprint}
                label={t('licence.screen.action.copy', { what: t('licence.screen.keys.thumbprint') })}
              />
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
