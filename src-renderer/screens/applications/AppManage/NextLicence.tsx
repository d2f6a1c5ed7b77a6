/** The changes that the licence in the licence tool would bring to one application, and which licence that is. */
import { useText } from '#data/text.ts';
import { shownInSentence } from '#shared/kit/shown-text.ts';
import { isLoss, type NextChange } from '#shared/rules/licence-info/next-licence.ts';
import { endNextLicence, useNextLicence } from '#state/next-licence.ts';
import { Button } from '#widgets/Button.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';

export function NextChanges({ changes }: { readonly changes: readonly NextChange[] }) {
  const { t, formatNumber } = useText();
  const seats = (count: NextChange & { kind: 'seats' }, which: 'now' | 'next') => {
    const value = count[which];
    return typeof value === 'number' ? formatNumber(value) : t('applications.app.unlimited');
  };
  return changes.map((change) => {
    const loss = isLoss(change);
    const key = change.kind === 'seats' ? change.terminal : change.kind;
    return (
      <p
        key={key}
        className={loss ? `${ink.small} ${ink.toned}` : ink.small}
        data-tone={loss ? 'warning' : undefined}
      >
        {change.kind === 'seats'
          ? t(`applications.next.${change.terminal}`, {
              now: seats(change, 'now'),
              next: seats(change, 'next'),
            })
          : t(`applications.next.${change.kind}`)}
        {change.kind === 'seats' &&
          change.short > 0 &&
          ` ${t('applications.next.short', { count: change.short, total: formatNumber(change.short) })}`}
      </p>
    );
  });
}

/** One notice for all applications. */
export function NextLicenceNotice() {
  const { t, formatDay } = useText();
  const next = useNextLicence();
  if (!next) return null;
  const names = { name: shownInSentence(next.name), company: shownInSentence(next.company) };
  return (
    <div className={layout.below}>
      <Notice
        tone={next.verified ? 'info' : 'warning'}
        actions={
          <Button look="quiet" size="small" onClick={endNextLicence}>
            {t('applications.next.end')}
          </Button>
        }
      >
        {next.expiryDate === null
          ? t('applications.next.open', names)
          : t('applications.next.openUntil', { ...names, day: formatDay(next.expiryDate) })}{' '}
        {!next.verified && t('applications.next.unverified')}
      </Notice>
    </div>
  );
}
