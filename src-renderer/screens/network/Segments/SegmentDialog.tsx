/** A new IP segment, or one that is edited (NET-002, 013 to 019). */
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import * as api from '#shared/api/network/segments.ts';
import { segmentFields } from '#shared/rules/network/segment-fields.ts';
import { segmentRecord } from '#shared/rules/records/segment-record.ts';
import { Dialog } from '#widgets/Dialog.tsx';
import { recordChange } from '#widgets/Form/change.ts';
import { Fields } from '#widgets/Form/Fields.tsx';
import { FormDialog } from '#widgets/Form/FormDialog.tsx';
import { useNewRecord } from '#widgets/Form/new-record.ts';
import { useForm } from '#widgets/Form/use-form.ts';
import { Notice } from '#widgets/Notice.tsx';
import { ReadDialog } from '#widgets/ReadDialog.tsx';

const begun: api.SegmentValues = {
  segmentName: '',
  segmentType: '',
  ipStart: '',
  ipEnd: '',
  instructions: '',
};

interface DialogProps {
  readonly onClose: () => void;
}

export function NewSegment({ onClose }: DialogProps) {
  const { t } = useText();
  const change = useNewRecord<api.SegmentValues>({
    title: 'network.created',
    kind: segmentRecord,
    newId: async (read) => (await read(api.generateSegmentIds, { size: 1 }))[0] ?? '',
    find: async (read, id) => (await read(api.segmentsById, { ids: [id] }))[0] ?? null,
    ...{ add: api.addSegment, update: api.updateSegment },
  });
  const form = useForm({ name: 'segment/new', stored: begun, fields: segmentFields, isNew: true, change });
  return (
    <FormDialog form={form} title={t('network.add')} onClose={onClose}>
      <Fields form={form} />
    </FormDialog>
  );
}

export function EditSegment({ id, onClose }: DialogProps & { readonly id: string }) {
  const { t } = useText();
  const title = t('network.edit');
  const read = useRead(api.segmentsById, { ids: [id] });
  return (
    <ReadDialog read={read} title={title} failed={t('network.failed')} onClose={onClose}>
      {([stored]) =>
        stored ? (
          <SegmentForm stored={stored} title={title} onClose={onClose} />
        ) : (
          <Dialog open title={title} onClose={onClose}>
            <Notice title={t('network.gone')} />
          </Dialog>
        )
      }
    </ReadDialog>
  );
}

function SegmentForm(props: DialogProps & { readonly stored: api.Segment; readonly title: string }) {
  const { id } = props.stored;
  const change = recordChange(segmentRecord, { id });
  const stored: api.SegmentValues = props.stored;
  const form = useForm({ name: `segment/${id}`, stored, fields: segmentFields, change });
  return (
    <FormDialog form={form} title={props.title} onClose={props.onClose}>
      <Fields form={form} />
    </FormDialog>
  );
}
