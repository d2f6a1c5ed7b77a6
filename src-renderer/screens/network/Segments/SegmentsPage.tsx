/** IP segments: list, filters, the dialog's address, batch delete with its two questions (NET-001 to 003, 011, 012, 048, 049). */
import { useLocation, useMatch, useNavigate } from 'react-router-dom';
import { useChange } from '#data/changes/index.ts';
import { useText } from '#data/text.ts';
import { deleteSegments, querySegments, type Segment } from '#shared/api/network/segments.ts';
import { Button } from '#widgets/Button.tsx';
import { confirm } from '#widgets/confirm.tsx';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { notifyFailure } from '#widgets/notify.tsx';
import { useSegments } from './list.tsx';
import { EditSegment, NewSegment } from './SegmentDialog.tsx';

export function SegmentsPage() {
  const { t } = useText();
  const list = useSegments();
  const { submit, pending } = useChange();
  const { search } = useLocation();
  const navigate = useNavigate();
  const id = useMatch('/security/ipSegments/edit/:id')?.params.id;
  const open = (which: string) =>
    void navigate({ pathname: `/security/ipSegments/edit/${encodeURIComponent(which)}`, search });
  const close = () => void navigate({ pathname: '/security/ipSegments', search }, { replace: true });
  const add = (
    <Button look="primary" onClick={() => open('new')}>
      {t('network.add')}
    </Button>
  );
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
      head={{ title: t('network.title'), purpose: t('network.purpose'), actions: add }}
      empty={{ title: t('network.empty'), action: add }}
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
      onOpen={({ id: which }) => open(which)}
      actions={(segment) => [
        {
          key: 'edit',
          label: t('common.edit'),
          name: t('network.editOne', { name: segment.segmentName }),
          onSelect: () => open(segment.id),
        },
        {
          key: 'delete',
          label: t('list.delete'),
          name: t('network.deleteOne', { name: segment.segmentName }),
          danger: true,
          onSelect: () => void remove([segment]).catch(notifyFailure),
        },
      ]}
    >
      {id === 'new' && <NewSegment onClose={close} />}
      {id !== undefined && id !== 'new' && <EditSegment key={id} id={id} onClose={close} />}
    </ListScreen>
  );
}
