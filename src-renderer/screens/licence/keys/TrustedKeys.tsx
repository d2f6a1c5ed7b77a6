/** *Keys*: the trusted keys with the source of their trust, the user's own keys, the administrator's file. */

import { translateIfKnown, useText } from '#data/text.ts';
import type { TrustedKeyList } from '#shared/bridge/licence/keys.ts';
import { Button } from '#widgets/Button.tsx';
import { Copyable } from '#widgets/Copyable.tsx';
import { confirm } from '#widgets/confirm.tsx';
import { Fact, FactList } from '#widgets/Facts.tsx';
import { HeadActions } from '#widgets/HeadActions.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { ErrorNotice, Notice } from '#widgets/Notice.tsx';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { SkeletonRows } from '#widgets/Skeleton.tsx';
import { StatusDot, type StatusTone } from '#widgets/StatusDot.tsx';
import { GiveKey } from './GiveKey.tsx';
import { HeldMappings } from './HeldMappings.tsx';
import { HeldSecrets } from './HeldSecrets.tsx';
import { KeyGrid } from './KeyGrid.tsx';
import { isOwnKey } from './key-view.ts';
import { useGivenKeys } from './use-given-keys.ts';
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
