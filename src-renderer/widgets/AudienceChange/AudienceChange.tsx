/** The people who gain and lose applications by unsaved shares, before the shares are saved (spec 3§3.3). */
import { useState } from 'react';
import { useText } from '#data/text.ts';
import { appManageMenu } from '#shared/rules/common/applications/permissions.ts';
import { appShareFields } from '#shared/rules/common/applications/share-fields.ts';
import { checkFields } from '#shared/rules/common/fields/check-fields.ts';
import { lazyComponent } from '#state/lazy-component.ts';
import { ActivityBar } from '../ActivityBar.tsx';
import { Button } from '../Button.tsx';
import layout from '../looks/layout.module.css';
import { ErrorNotice, Notice } from '../Notice.tsx';
import { useShareNames } from '../Shares/use-share-names.ts';
import {
  type AffectedKind,
  type AffectedPerson,
  type AudienceComparison,
  affectedKinds,
  changesShares,
  type ShareEdit,
} from './compare-audiences.ts';
import { mostCompared, useAudienceComparison } from './use-audience-comparison.ts';

const AffectedDialog = lazyComponent(async () => (await import('./AffectedDialog.tsx')).AffectedDialog);

interface AudienceChangeProps {
  readonly deptId: string;
  readonly edits: readonly ShareEdit[];
}

/** Nothing is shown where no share changes, or the shares cannot be saved. */
export function AudienceChange({ deptId, edits }: AudienceChangeProps) {
  const changed = edits.filter(
    (edit) => changesShares(edit) && checkFields(appShareFields, { shares: edit.after }).length === 0,
  );
  return changed.length > 0 ? <Comparison deptId={deptId} edits={changed} /> : null;
}

function Comparison({ deptId, edits }: AudienceChangeProps) {
  const { t, formatNumber } = useText();
  const { state, stop, again } = useAudienceComparison(deptId, edits);
  const readAgain = (
    <Button size="small" onClick={again}>
      {t('appAudience.change.again')}
    </Button>
  );
  return (
    <section className={layout.stack} aria-label={t('appAudience.change.title')}>
      {state.is === 'reading' && (
        <ActivityBar>
          {t('appAudience.change.reading', { total: formatNumber(state.done) })}
          <Button size="small" onClick={stop}>
            {t('appAudience.change.stop')}
          </Button>
        </ActivityBar>
      )}
      {state.is === 'stopped' && <Notice actions={readAgain}>{t('appAudience.change.stopped')}</Notice>}
      {state.is === 'missing' && <Notice>{t('appAudience.change.missing')}</Notice>}
      {state.is === 'failed' && (
        <ErrorNotice error={state.error} title={t('appAudience.change.failed')} onRetry={again} />
      )}
      {state.is === 'compared' && (
        <Compared
          comparison={state.comparison}
          of={edits.every(({ before }) => before === null) ? 'new' : edits.length > 1 ? 'several' : 'one'}
        />
      )}
    </section>
  );
}

interface ComparedProps {
  readonly comparison: AudienceComparison;
  /** The words: of an application, of several, or of one that is made. */
  readonly of: 'one' | 'several' | 'new';
}

/** People who are named before the rest is counted. */
const mostNamed = 3;

function Compared({ comparison, of }: ComparedProps) {
  const { t, formatNumber } = useText();
  const [open, setOpen] = useState<AffectedKind | null>(null);
  const { undecided, uncomparedNames } = comparison;
  const targets = useShareNames(undecided, appManageMenu);
  const separator = t('common.form.separator');
  const sentence = (kind: AffectedKind, people: readonly AffectedPerson[]) => {
    const params = {
      count: people.length,
      total: formatNumber(people.length),
      names: people
        .slice(0, mostNamed)
        .map(({ username }) => username)
        .join(separator),
    };
    if (kind === 'unknown') {
      const by = undecided.map((share) => targets.nameOf(share).name).join(separator);
      return t('appAudience.change.unknown', { ...params, by });
    }
    if (of === 'new')
      return t(
        people.length === 0 ? 'appAudience.change.new.nobody' : 'appAudience.change.new.people',
        params,
      );
    if (people.length === 0) return t(`appAudience.change.${of}.${kind}Nobody`);
    return t(`appAudience.change.${of}.${kind}`, params);
  };
  const nothingCompared =
    uncomparedNames.length > 0 && affectedKinds.every((kind) => comparison[kind].length === 0);
  return (
    <div className={layout.stack} role="status">
      {!nothingCompared &&
        affectedKinds
          .filter((kind) =>
            kind === 'gains' ? true : kind === 'losses' ? of !== 'new' : comparison.unknown.length > 0,
          )
          .map((kind) => (
            <div key={kind} className={layout.row}>
              <span>{sentence(kind, comparison[kind])}</span>
              {comparison[kind].length > mostNamed && (
                <Button size="small" look="quiet" onClick={() => setOpen(kind)}>
                  {t('appAudience.change.more', { total: formatNumber(comparison[kind].length - mostNamed) })}
                </Button>
              )}
            </div>
          ))}
      {uncomparedNames.length > 0 && (
        <Notice>
          {t('appAudience.change.left', {
            names: uncomparedNames.join(separator),
            most: formatNumber(mostCompared),
          })}
        </Notice>
      )}
      {open && (
        <AffectedDialog
          kind={open}
          people={comparison[open]}
          several={of === 'several'}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}
