/** The field of an entry's network segment: its name, and a dialog to choose one (NET-010). */
import { useState } from 'react';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import type { IpEntryValues } from '#shared/api/network/ip-lists.ts';
import { segments } from '#shared/api/network/segments.ts';
import { Button } from '#widgets/Button.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import { FormRow } from '#widgets/Form/FormRow.tsx';
import type { FormState } from '#widgets/Form/use-form.ts';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { pagedSource } from '#widgets/List/list-source.ts';
import { useList } from '#widgets/List/use-list.ts';
import layout from '#widgets/looks/layout.module.css';

interface SegmentFieldProps {
  readonly form: FormState<IpEntryValues>;
}

const field = 'netWorkSegmentId';

export function SegmentField({ form }: SegmentFieldProps) {
  const { t } = useText();
  const [choosing, setChoosing] = useState(false);
  if (form.values.segmentType !== 'segment') return null;
  const id = form.values[field];
  return (
    <FormRow label={t('ipList.segment')} required name={field} problem={form.problem(field)}>
      <span className={layout.line}>
        {id !== '' && <SegmentName id={id} />}
        <Button id={field} name={field} onClick={() => setChoosing(true)}>
          {t('ipList.choose')}
        </Button>
      </span>
      {choosing && (
        <Dialog open title={t('ipList.chooseTitle')} width={720} onClose={() => setChoosing(false)}>
          <Choice
            onChoose={(chosen) => {
              form.set(field, chosen);
              setChoosing(false);
            }}
          />
        </Dialog>
      )}
    </FormRow>
  );
}

function SegmentName({ id }: { readonly id: string }) {
  const { t } = useText();
  const { data } = useRead(segments.byIds, { ids: [id] });
  if (!data) return <span>{id}</span>;
  const [found] = data;
  return (
    <span>
      {found
        ? t('common.noted', { text: found.segmentName, note: `${found.ipStart} – ${found.ipEnd}` })
        : t('ipList.chosenGone')}
    </span>
  );
}

const pages = { initial: 10, options: [10, 20, 50] };

function Choice({ onChoose }: { readonly onChoose: (id: string) => void }) {
  const { t } = useText();
  const list = useList({
    name: 'ipList.segments',
    addressPrefix: null,
    pages,
    filters: { q: { kind: 'search' } },
    source: pagedSource(segments.query, ({ values, pageNo, pageSize }) => {
      const words = values.q?.trim() ?? '';
      const conditions = [{ field: 'segmentName' as const, operator: 'contains' as const, value: [words] }];
      return { pageNo, pageSize, reference: 'all' as const, ...(words !== '' && { conditions }) };
    }),
    columns: [
      { key: 'segmentName', title: t('network.name'), text: ({ segmentName }) => segmentName },
      {
        key: 'segmentType',
        title: t('network.type'),
        text: ({ segmentType }) => t(`network.types.${segmentType}`),
      },
      { key: 'ipStart', title: t('network.start'), text: ({ ipStart }) => ipStart, mono: true },
      { key: 'ipEnd', title: t('network.end'), text: ({ ipEnd }) => ipEnd, mono: true },
    ],
    rowKey: ({ id }) => id,
  });
  return (
    <ListScreen
      list={list}
      label={t('ipList.chooseTitle')}
      empty={{ title: t('network.empty'), text: t('ipList.noneToChoose') }}
      failed={t('list.failed')}
      file={false}
      onOpen={({ id }) => onChoose(id)}
      actions={({ id, segmentName }) => [
        {
          key: 'choose',
          label: t('ipList.choose'),
          name: `${t('ipList.choose')} ${segmentName}`,
          onSelect: () => onChoose(id),
        },
      ]}
    />
  );
}
