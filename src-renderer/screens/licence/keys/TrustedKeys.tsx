/** *Keys*: who is trusted to sign licences and by whose word; what the user gives; the administrator's file. */

import { translateIfKnown, useText } from '#data/text.ts';
import type { TrustedKeyList } from '#shared/bridge/licence/keys.ts';
import { Button } from '#widgets/Button.tsx';
import { Copyable } from '#widgets/Copyable.tsx';
import { confirm } from '#widgets/confirm.tsx';
import { ErrorNotice, Notice } from '#widgets/Notice.tsx';
import { SkeletonRows } from '#widgets/Skeleton.tsx';
import { StatusDot, type StatusTone } from '#widgets/StatusDot.tsx';
import { GiveKey } from './GiveKey.tsx';
import { HeldSecrets } from './HeldSecrets.tsx';
import { KeyGrid } from './KeyGrid.tsx';
import { isOwn } from './key-view.ts';
import styles from './keys.module.css';
import { useGivenKeys } from './use-given-keys.ts';
import { useTrustedKeys } from './use-trusted-keys.ts';

export function TrustedKeys() {
  const { t } = useText();
  const { data, error, refetch } = useTrustedKeys();
  const given = useGivenKeys();
  if (error) {
    return (
      <ErrorNotice error={error} title={t('licence.screen.keys.loadFailed')} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <SkeletonRows columns={5} />;
  const own = data.keys.filter(isOwn).length;
  const forgetAll = async () => {
    const yes = await confirm({
      title: t('licence.screen.give.forgetTitle', { count: own }),
      text: t('licence.screen.give.forgetText'),
      action: t('licence.screen.give.forgetAll'),
      danger: true,
      here: true,
    });
    if (yes) await given.forget(null);
  };
  return (
    <>
      <section aria-labelledby="trusted-keys">
        <div className={styles.head}>
          <h2 id="trusted-keys" className={styles.heading}>
            {t('licence.screen.keys.label')}
            <span className={styles.count}>
              {t('licence.screen.keys.count', { count: data.keys.length })}
            </span>
          </h2>
          <span className={styles.actions}>
            <GiveKey look="primary" />
            {own > 0 && (
              <Button size="small" busy={given.busy} onClick={() => void forgetAll()}>
                {t('licence.screen.give.forgetAll')}
              </Button>
            )}
          </span>
        </div>
        <p className={styles.purpose}>
          {t('licence.screen.keys.purpose', { giving: t(`licence.screen.keys.giving.${data.giving}`) })}
        </p>
        {given.error !== null && <ErrorNotice error={given.error} />}
        {data.samplesRefused && (
          <div className={styles.note}>
            <Notice tone="info" title={t('licence.screen.keys.samplesRefused')} />
          </div>
        )}
        <KeyGrid keys={data.keys} />
      </section>
      <HeldSecrets />
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
    <section className={styles.policy} aria-labelledby="key-policy">
      <h2 id="key-policy" className={styles.heading}>
        {t('licence.screen.keys.policy.title')}
      </h2>
      <p className={styles.purpose}>{t('licence.screen.keys.policy.help')}</p>
      <dl className={styles.pairs}>
        <dt>{t('licence.screen.keys.policy.place')}</dt>
        <dd>
          <Copyable value={place} />
        </dd>
        <dt>{t('licence.screen.keys.state')}</dt>
        <dd>
          <StatusDot tone={policyTones[state]}>{t(`licence.screen.keys.policy.${state}`)}</StatusDot>
          {problem !== null && <p className={styles.problem}>{reason ?? problem}</p>}
        </dd>
      </dl>
    </section>
  );
}
