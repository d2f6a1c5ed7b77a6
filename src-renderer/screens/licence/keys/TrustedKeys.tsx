/** *Keys*: who is trusted to sign licences, since when and by whose word; and the administrator's file. */
import type { CallResult } from '#shared/bridge/index.ts';
import { dayAt } from '#shared/rules/licence/days.ts';
import { translateIfKnown, useText } from '../../../data/text.ts';
import { Copyable } from '../../../widgets/Copyable.tsx';
import { ErrorNotice } from '../../../widgets/Notice.tsx';
import { SkeletonRows } from '../../../widgets/Skeleton.tsx';
import { StatusDot, type StatusTone } from '../../../widgets/StatusDot.tsx';
import styles from './keys.module.css';
import { keyName, keyState, keyTerm, shortThumbprint } from './keyView.ts';
import { useTrustedKeys } from './useTrustedKeys.ts';

type Keys = CallResult<'licence.keys'>;

export function TrustedKeys() {
  const { t } = useText();
  const { data, error, refetch } = useTrustedKeys();
  if (error) {
    return (
      <ErrorNotice error={error} title={t('licence.screen.keys.loadFailed')} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <SkeletonRows columns={5} />;
  return (
    <>
      <section aria-labelledby="trusted-keys">
        <h2 id="trusted-keys" className={styles.heading}>
          {t('licence.screen.keys.label')}
          <span className={styles.count}>{t('licence.screen.keys.count', { count: data.keys.length })}</span>
        </h2>
        <p className={styles.purpose}>{t('licence.screen.keys.purpose')}</p>
        <KeyTable keys={data.keys} />
      </section>
      <PolicyFile policy={data.policy} />
    </>
  );
}

function KeyTable({ keys }: { readonly keys: Keys['keys'] }) {
  const text = useText();
  const { t } = text;
  const today = dayAt(Date.now(), 'UTC');
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            {(['name', 'state', 'algorithm', 'validity', 'source', 'thumbprint'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`licence.screen.keys.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => {
            const state = keyState(key, today, text);
            return (
              <tr key={`${key.source} ${key.id}`}>
                <th scope="row">
                  <span className={styles.name}>{keyName(key, text)}</span>
                  <code className={styles.id}>{key.id}</code>
                  {key.sample && (
                    <span className={styles.remark}>{t('licence.screen.keys.sampleShort')}</span>
                  )}
                </th>
                <td>
                  <StatusDot tone={state.tone}>{state.words}</StatusDot>
                </td>
                <td>{key.algorithm}</td>
                <td>{keyTerm(key, text)}</td>
                <td>{t(`licence.screen.keys.sources.${key.source}`)}</td>
                <td>
                  <Copyable
                    value={key.thumbprint}
                    short={shortThumbprint(key.thumbprint)}
                    label={t('licence.screen.action.copy', {
                      what: `${t('licence.screen.keys.thumbprint')} ${key.id}`,
                    })}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

const policyTones: Record<Keys['policy']['state'], StatusTone> = {
  absent: 'neutral',
  used: 'success',
  refused: 'danger',
};

function PolicyFile({ policy }: { readonly policy: Keys['policy'] }) {
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
