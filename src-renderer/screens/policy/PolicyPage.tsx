/** The effective policy: the places that were looked at, and where every value comes from. */
import { Copy } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useText } from '#data/text.ts';
import type { EffectivePolicy } from '#shared/bridge/policy.ts';
import { useEffective } from '#state/effective-settings.ts';
import { useProgram } from '#state/program.ts';
import buttons from '#widgets/Button.module.css';
import { Button } from '#widgets/Button.tsx';
import { copyText } from '#widgets/Copyable.tsx';
import { ErrorNotice, Notice } from '#widgets/Notice.tsx';
import { notify } from '#widgets/notify.tsx';
import { PageHeader } from '#widgets/PageHeader.tsx';
import { SkeletonRows } from '#widgets/Skeleton.tsx';
import { StatusDot, type StatusTone } from '#widgets/StatusDot.tsx';
import styles from './PolicyPage.module.css';
import { entrySource, entryTitle, entryValue, placeProblem, policyReport } from './policy-text.ts';

export function PolicyPage() {
  const { t } = useText();
  const { facts } = useProgram();
  const { data, error, refetch } = useEffective();
  const copy = async (effective: EffectivePolicy) => {
    const copied = await copyText(policyReport(effective, facts, t));
    if (copied) notify({ tone: 'success', text: t('policy.copied') });
    else notify({ tone: 'danger', text: t('policy.notCopied') });
  };
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('policy.title')}
        purpose={t('policy.purpose')}
        actions={
          <>
            <Link to="/settings" className={`${buttons.button} ${buttons.plain}`}>
              {t('policy.toSettings')}
            </Link>
            <Button
              icon={<Copy size={14} aria-hidden="true" />}
              disabled={!data}
              onClick={() => data && void copy(data)}
            >
              {t('policy.copy')}
            </Button>
          </>
        }
      />
      {error && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {data ? <Effective effective={data} /> : !error && <SkeletonRows columns={3} />}
    </div>
  );
}

function Effective({ effective }: { readonly effective: EffectivePolicy }) {
  const { t } = useText();
  const { places, entries } = effective;
  const inForce = places.some(({ state }) => state === 'used');
  return (
    <>
      <Notice>{t(inForce ? 'policy.inForce' : 'policy.none')}</Notice>
      <section aria-labelledby="policy-places">
        <h2 id="policy-places" className={styles.heading}>
          {t('policy.places')}
        </h2>
        <p className={styles.text}>{t('policy.placesText')}</p>
        <table className={styles.table} aria-labelledby="policy-places">
          <thead>
            <tr>
              <th scope="col">{t('policy.column.place')}</th>
              <th scope="col">{t('policy.column.state')}</th>
            </tr>
          </thead>
          <tbody>
            {places.map((place) => (
              <tr key={`${place.kind} ${place.place}`}>
                <td>
                  {t(`policy.kind.${place.kind}`)}
                  <code className={styles.place}>{place.place}</code>
                </td>
                <td>
                  <StatusDot tone={tones[place.state]}>{t(`policy.state.${place.state}`)}</StatusDot>
                  {place.problem !== null && <p className={styles.problem}>{placeProblem(place, t)}</p>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section aria-labelledby="policy-values">
        <h2 id="policy-values" className={styles.heading}>
          {t('policy.values')}
        </h2>
        <table className={styles.table} aria-labelledby="policy-values">
          <thead>
            <tr>
              <th scope="col">{t('policy.column.setting')}</th>
              <th scope="col">{t('policy.column.value')}</th>
              <th scope="col">{t('policy.column.source')}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <tr key={entry.key} data-source={entry.source}>
                <td>
                  {entryTitle(entry.key, t)}
                  <code className={styles.place}>{entry.key}</code>
                </td>
                <td className={styles.value}>{entryValue(entry, t)}</td>
                <td>
                  <StatusDot tone={sourceTones[entry.source]}>{entrySource(entry, places, t)}</StatusDot>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

const tones: Readonly<Record<EffectivePolicy['places'][number]['state'], StatusTone>> = {
  absent: 'neutral',
  used: 'success',
  refused: 'danger',
};
const sourceTones: Readonly<Record<EffectivePolicy['entries'][number]['source'], StatusTone>> = {
  default: 'neutral',
  user: 'info',
  policyDefault: 'success',
  policyLocked: 'warning',
};
