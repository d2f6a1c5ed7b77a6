/** The order of each group before and after, and how many people it reaches. */
import { useText } from '#data/text.ts';
import type { ReorderedGroup } from '#shared/rules/applications/sorting.ts';
import { Compare } from '#widgets/compare/Compare.tsx';
import ink from '#widgets/looks/ink.module.css';

interface OrderPreviewProps {
  readonly groups: readonly ReorderedGroup[];
  /** Null where the server does not tell. */
  readonly people: number | null;
}

export function OrderPreview({ groups, people }: OrderPreviewProps) {
  const { t, formatNumber } = useText();
  const listed = (names: readonly string[]) => names.join(t('common.form.separator'));
  const rows = groups.map(({ id, groupName, before, after }) => ({
    key: id,
    name: groupName ?? t('applications.app.noGroup'),
    kind: 'changed' as const,
    before: listed(before),
    after: listed(after),
  }));
  const whole = (side: 'before' | 'after') => rows.map((row) => `${row.name}: ${row[side]}`).join('\n');
  return (
    <>
      <p className={ink.text}>
        {people === null
          ? t('applications.order.unknown')
          : t('applications.order.reaches', { count: people, total: formatNumber(people) })}{' '}
        {t('applications.order.own')}
      </p>
      <Compare fields={rows} before={whole('before')} after={whole('after')} />
    </>
  );
}
