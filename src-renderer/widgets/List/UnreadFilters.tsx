/** The notice of a link whose filters were not understood: the list below is not narrowed by them. */
import { useText } from '#data/text.ts';
import { Button } from '../Button.tsx';
import { Notice } from '../Notice.tsx';
import type { FilterValues } from './filters.ts';
import type { List } from './use-list.ts';

export function UnreadFilters<Row, Key extends string>({ list }: { readonly list: List<Row, Key> }) {
  const { t } = useText();
  const { unread, set } = list;
  if (unread.length === 0) return null;
  const leaveOut = () =>
    set(Object.fromEntries(unread.map(({ key }) => [key, ''])) as Partial<FilterValues<Key>>);
  return (
    <Notice
      tone="warning"
      title={t('list.filter.unread')}
      actions={
        <Button size="small" onClick={leaveOut}>
          {t('list.filter.leaveOut')}
        </Button>
      }
    >
      {unread
        .map(({ label, text }) => t('list.filter.withValue', { filter: label, value: text }))
        .join(t('common.form.separator'))}
    </Notice>
  );
}
