/** The references of other modules to an IP segment (spec 1§2.13, 1§7.4; NET-038, 047). */
import { useText } from '#data/text.ts';
import { querySegmentReference } from '#shared/api/network/segments.ts';
import { Dialog } from '#widgets/Dialog.tsx';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { pagedSource } from '#widgets/List/list-source.ts';
import { useList } from '#widgets/List/use-list.ts';

interface ReferencesDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

const pages = { initial: 20, options: [20, 50, 100] };

export function ReferencesDialog({ id, onClose }: ReferencesDialogProps) {
  const { t } = useText();
  return (
    <Dialog open onClose={onClose} title={t('network.reference')} width={720}>
      <References id={id} />
    </Dialog>
  );
}

function References({ id }: Pick<ReferencesDialogProps, 'id'>) {
  const { t } = useText();
  const list = useList({
    name: 'network.references',
    addressPrefix: null,
    pages,
    filters: {},
    source: pagedSource(querySegmentReference, ({ pageNo, pageSize }) => ({ id, pageNo, pageSize }), {
      of: id,
    }),
    columns: [
      { key: 'module', title: t('network.referring.module'), text: ({ module }) => module },
      { key: 'name', title: t('network.referring.name'), text: ({ name }) => name, filler: true },
    ],
    rowKey: ({ module, name }) => `${module}/${name}`,
  });
  return (
    <ListScreen
      list={list}
      label={t('network.reference')}
      empty={{ title: t('network.referring.none'), text: t('network.referring.noneText') }}
      failed={t('network.referring.failed')}
    />
  );
}
