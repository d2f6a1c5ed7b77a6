/** *Keys*: the trusted keys with the source of their trust, the user's own keys, the administrator's file. */

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bridge } from '#data/bridge.ts';
import { describeError } from '#data/describe-error.ts';
import { translateIfKnown, useText } from '#data/text.ts';
import type { TrustedKeyList } from '#shared/bridge/licence/keys.ts';
import { shownText } from '#shared/kit/shown-text.ts';
import { Button } from '#widgets/Button.tsx';
import { Copyable } from '#widgets/Copyable.tsx';
import { confirm } from '#widgets/confirm.tsx';
import { Fact, FactList } from '#widgets/Facts.tsx';
import { HeadActions } from '#widgets/HeadActions.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { ErrorNotice, Notice } from '#widgets/Notice.tsx';
import { notify } from '#widgets/notify.tsx';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { SkeletonRows } from '#widgets/Skeleton.tsx';
import { StatusDot, type StatusTone } from '#widgets/StatusDot.tsx';
import { GiveKey } from './GiveKey.tsx';
import { GiveSecret } from './GiveSecret.tsx';
import { KeyGrid } from './KeyGrid.tsx';
import { isOwnKey } from './key-view.ts';
import { OpenMapping } from './OpenMapping.tsx';
import { useGivenKeys } from './use-given-keys.ts';
import { keyStore } from './use-key-store.ts';
import { mappings, useMappings } from './use-mappings.ts';
import { useTrustedKeys } from './use-trusted-keys.ts';

export function TrustedKeySection() {
  const { t } = useText();
  return (
    <ReadPart
      read={useTrustedKeys()}
      failed={t('licence.screen.keys.loadFailed')}
      waiting={<SkeletonRows columns={5} />}
    >
      {(list) => <KeyParts data={list} />}
    </ReadPart>
  );
}

function KeyParts({ data }: { readonly data: TrustedKeyList }) {
  const { t } = useText();
  const givenKeys = useGivenKeys();
  const ownCount = data.keys.filter(isOwnKey).length;
  const forgetAll = async () => {
    const yes = await confirm({
      title: t('licence.screen.give.forgetTitle', { count: ownCount }),
      text: t('licence.screen.give.forgetText'),
      action: t('licence.screen.give.forgetAll'),
      danger: true,
      here: true,
    });
    if (yes) await givenKeys.forget(null);
  };
  return (
    <>
      <HeadActions>
        <GiveKey look="primary" small={false} />
      </HeadActions>
      <section aria-labelledby="trusted-keys">
        <div className={layout.row}>
          <h2 id="trusted-keys" className={ink.heading}>
            {t('licence.screen.keys.label')}{' '}
            <span className={ink.count}>{t('licence.screen.keys.count', { count: data.keys.length })}</span>
          </h2>
          <span className={layout.end}>
            {ownCount > 0 && (
              <Button size="small" busy={givenKeys.busy} onClick={() => void forgetAll()}>
                {t('licence.screen.give.forgetAll')}
              </Button>
            )}
          </span>
        </div>
        <p className={ink.text}>
          {t('licence.screen.keys.purpose', { giving: t(`licence.screen.keys.giving.${data.giving}`) })}
        </p>
        {givenKeys.error !== null && <ErrorNotice error={givenKeys.error} />}
        {data.samplesRefused && (
          <div className={layout.below}>
            <Notice tone="info" title={t('licence.screen.keys.samplesRefused')} />
          </div>
        )}
        <KeyGrid keys={data.keys} />
      </section>
      <HeldSecrets />
      <HeldMappings />
      <PolicyFile policy={data.policy} />
    </>
  );
}

const policyTones: Record<TrustedKeyList['policy']['state'], StatusTone> = {
  absent: 'neutral',
  used: 'success',
  refused: 'danger',
};

function PolicyFile({ policy }: { readonly policy: TrustedKeyList['policy'] }) {
  const { t } = useText();
  const { place, state, problem } = policy;
  const reason = problem === null ? null : translateIfKnown(`licence.keys.problem.${problem}`, { place });
  return (
    <section className={layout.part} aria-labelledby="key-policy">
      <h2 id="key-policy" className={ink.heading}>
        {t('licence.screen.keys.policy.title')}
      </h2>
      <p className={ink.text}>{t('licence.screen.keys.policy.help')}</p>
      <FactList>
        <Fact label={t('licence.screen.keys.policy.place')}>
          <Copyable value={place} />
        </Fact>
        <Fact label={t('licence.screen.keys.state')}>
          <StatusDot tone={policyTones[state]}>{t(`licence.screen.keys.policy.${state}`)}</StatusDot>
          {problem !== null && <p className={ink.problem}>{reason ?? problem}</p>}
        </Fact>
      </FactList>
    </section>
  );
}

/** The mappings through which platforms' own licence formats are read: opened by the user, or from a server profile. */
function HeldMappings() {
  const { t } = useText();
  const { data } = useQuery(mappings);
  const { busy, problem, forget } = useMappings();
  if (!data) return null;
  const all = data.mappings;
  return (
    <section className={layout.part} aria-labelledby="held-mappings">
      <div className={layout.row}>
        <h2 id="held-mappings" className={ink.heading}>
          {t('licence.screen.mapping.title')}{' '}
          <span className={ink.count}>{t('licence.screen.mapping.count', { count: all.length })}</span>
        </h2>
        <span className={layout.end}>
          <OpenMapping />
          {all.some(({ source }) => source === 'given') && (
            <Button size="small" busy={busy} onClick={() => void forget()}>
              {t('licence.screen.mapping.forget')}
            </Button>
          )}
        </span>
      </div>
      <p className={ink.text}>{t('licence.screen.mapping.help')}</p>
      {problem !== null && (
        <p role="alert" className={ink.problem}>
          {problem}
        </p>
      )}
      {all.length > 0 && (
        <FactList>
          {all.map(({ name, source, kinds }) => (
            <Fact key={`${source} ${name}`} label={shownText(name)}>
              {kinds.map(shownText).join(' · ')}
              <span className={ink.under}>{t(`licence.screen.mapping.sources.${source}`)}</span>
            </Fact>
          ))}
        </FactList>
      )}
    </section>
  );
}

/** Secrets that are tried on all encrypted licences until Steward closes, and a button that forgets them. */
function HeldSecrets() {
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
