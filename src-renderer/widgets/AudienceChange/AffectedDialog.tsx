/** All people who gain or lose applications by unsaved shares, as a list to search. */
import { useText } from '#data/text.ts';
import { Dialog } from '../Dialog.tsx';
import { ListScreen } from '../List/ListScreen.tsx';
import { useList } from '../List/use-list.ts';
import type { AffectedKind, AffectedPerson } from './compare-audiences.ts';

interface AffectedDialogProps {
  readonly kind: AffectedKind;
  readonly people: readonly AffectedPerson[];
  readonly several: boolean;
  readonly onClose: () => void;
}

export function AffectedDialog({ kind, people, several, onClose }: AffectedDialogProps) {
  const { t, formatNumber } = useText();
  const appsOf = ({ apps }: AffectedPerson) => apps.join(t('common.form.separator'));
  const title = t(`appAudience.change.list.${kind}`);
  const list = useList<AffectedPerson, 'q'>({
    name: 'applications.audienceChange',
    addressPrefix: null,
    filters: {
      q: {
        kind: 'search',
        label: t('appAudience.search'),
        narrow: (rows, value) => {
          const words = value.trim().toLowerCase();
          return rows.filter(
            ({ id, username, department }) =>
              words === '' ||
              id === value.trim() ||
              `${username}\n${department}`.toLowerCase().includes(words),
          );
        },
      },
    },
    source: { data: people, error: null, isFetching: false, refetch: () => undefined },
    rowKey: ({ id }) => id,
    columns: [
      { key: 'name', title: t('appAudience.name'), text: ({ username }) => username, width: 160, sort: true },
      {
        key: 'department',
        title: t('appAudience.department'),
        text: ({ department }) => department,
        ...(several ? { width: 180 } : { filler: true }),
        sort: true,
      },
      ...(several
        ? [{ key: 'apps', title: t('appAudience.change.apps'), text: appsOf, filler: true, wraps: true }]
        : []),
    ],
  });
  return (
    <Dialog open width={720} title={title} onClose={onClose}>
      <ListScreen
        list={list}
        label={title}
        empty={{ title: t('common.table.nothingFound'), text: title }}
        count={(count) => t('appAudience.countAll', { count, total: formatNumber(count) })}
        height={380}
      />
    </Dialog>
  );
}
