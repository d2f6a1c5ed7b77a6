/** IP segments: list, filters, batch delete with its two questions (NET-001, 003, 011, 012, 048, 049). */
import { useChange } from '#data/changes/index.ts';
import { useText } from '#data/text.ts';
import { deleteSegments, querySegments, type Segment } from '#shared/api/network/segments.ts';
import { Button } from '#widgets/Button.tsx';
import { confirm } from '#widgets/confirm.tsx';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { notifyFailure } from '#widgets/notify.tsx';
import { useSegments } from './list.tsx';

export function SegmentsPage() {
  const { t } = useText();
  const list = useSegments();
  const { submit, pending } = useChange();
  const remove = async (segments: readonly Segment[]) => {
    const names = segments.map(({ segmentName }) => segmentName);
    const referenced = segments.some(({ reference }) => reference > 0);
    const yes = await confirm({
      title: t(referenced ? 'network.confirmReferenced' : 'network.confirm'),
      text: names.slice(0, 10).join(t('common.form.separator')),
      action: t('list.delete'),
      danger: true,
    });
    if (!yes) return;
    await submit({
      title: 'network.deleted',
      endpoint: deleteSegments,
      input: { ids: segments.map(({ id }) => id) },
      before: { names },
      touches: [querySegments],
      success: 'common.done.deleted',
    });
    list.selection?.clear();
  };
  return (
    <ListScreen
      list={list}
      label={t('network.title')}
      head={{ title: t('network.title'), purpose: t('network.purpose') }}
      empty={{ title: t('network.empty') }}
      failed={t('network.failed')}
      refresh
      bulk={(chosen) => (
        <Button
          size="small"
          look="danger"
          busy={pending}
          onClick={() => void chosen.chosen().then(remove).catch(notifyFailure)}
        >
          {t('list.delete')}
        </Button>
      )}
      actions={(segment) => [
        {
          key: 'delete',
          label: t('list.delete'),
          name: t('network.deleteOne', { name: segment.segmentName }),
          danger: true,
          onSelect: () => void remove([segment]).catch(notifyFailure),
        },
      ]}
    />
  );
}
