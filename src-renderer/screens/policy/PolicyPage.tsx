/** The effective policy: the places that were searched, and the source of every value. */

import { Copy } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useText } from '#data/text.ts';
import type { EffectivePolicy } from '#shared/bridge/policy.ts';
import { useEffective } from '#state/effective-settings.ts';
import { useProgram } from '#state/program.ts';
import buttons from '#widgets/Button.module.css';
import { Button } from '#widgets/Button.tsx';
import { copyText } from '#widgets/Copyable.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import tables from '#widgets/looks/table.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { notify } from '#widgets/notify.tsx';
import { PageHeader } from '#widgets/PageHeader.tsx';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { Section } from '#widgets/Section.tsx';
import { SkeletonRows } from '#widgets/Skeleton.tsx';
import { StatusDot, type StatusTone } from '#widgets/StatusDot.tsx';
import styles from './PolicyPage.module.css';
import { entrySource, entryTitle, entryValue, locationProblem, policyReport } from './policy-text.ts';

export function PolicyPage() {
  const { t } = useText();
  const { facts } = useProgram();
  const read = useEffective();
  const { data } = read;
  const copy = async (effective: EffectivePolicy) => {
    const copied = await copyText(policyReport(effective, facts, t));
    if (copied) notify({ tone: 'success', text: t('policy.copied') });
    else notify({ tone: 'danger', text: t('policy.notCopied') });
  };
  return (
    <div className={layout.form}>
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
      <ReadPart read={read} waiting={<SkeletonRows columns={3} />}>
        {(effective) => <Effective effective={effective} />}
      </ReadPart>
    </div>
  );
}

function Effective({ effective }: { readonly effective: EffectivePolicy }) {
  const { t } = useText();
  const { places, entries } = effective;
  const inForce = places.some(({ state }) => state === 'used');
  return (
    <>
      <div className={layout.below}>
        <Notice>{t(inForce ? 'policy.inForce' : 'policy.none')}</Notice>
      </div>
      <Section title={t('policy.places')} text={t('policy.placesText')}>
        <table className={`${tables.table} ${styles.table}`} aria-label={t('policy.places')}>
          <thead>
            <tr>
              <th scope="col">{t('policy.column.place')}</th>
              <th scope="col">{t('policy.column.state')}</th>
            </tr>
          </thead>
          <tbody>
            {places.map((location) => (
              <tr key={`${location.kind} ${location.place}`}>
                <td>
                  {t(`policy.kind.${location.kind}`)}
                  <code className={ink.under}>{location.place}</code>
                </td>
                <td>
                  <StatusDot tone={tones[location.state]}>{t(`policy.state.${location.state}`)}</StatusDot>
                  {location.problem !== null && <p className={ink.problem}>{locationProblem(location, t)}</p>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
      <Section title={t('policy.values')}>
        <table className={`${tables.table} ${styles.table}`} aria-label={t('policy.values')}>
          <thead>
            <tr>
              <th scope="col">{t('policy.column.setting')}</th>
              <th scope="col">{t('policy.column.value')}</th>
              <th scope="col">{t('policy.column.source')}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <tr key={entry.key}>
                <td>
                  {entryTitle(entry.key, t)}
                  <code className={ink.under}>{entry.key}</code>
                </td>
                <td>
                  <strong>{entryValue(entry, t)}</strong>
                </td>
                <td>
                  <StatusDot tone={sourceTones[entry.source]}>{entrySource(entry, places, t)}</StatusDot>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
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
