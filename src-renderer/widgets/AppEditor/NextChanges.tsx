/** The changes that the licence in the licence tool would bring to one application. */
import { useText } from '#data/text.ts';
import { isLoss, type NextChange } from '#shared/rules/licence-info/next-licence.ts';
import ink from '../looks/ink.module.css';

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
