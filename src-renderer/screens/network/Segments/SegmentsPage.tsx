/** IP segments: what narrows them besides their fields, and the two questions before they are deleted (NET-001 to 003, 011, 012, 048, 049). */
import { useText } from '#data/text.ts';
import { segmentList } from '#shared/rules/network/segment-list.ts';
import { PlainListScreen } from '#widgets/PlainList/PlainListScreen.tsx';
import { usePlainList } from '#widgets/PlainList/use-plain-list.ts';

const references = ['referenced', 'unreferenced'] as const;

export function SegmentsPage() {
  const { t, formatNumber } = useText();
  const label = t('network.reference');
  const options = references.map((value) => ({ value, label: t(`network.references.${value}`) }));
  const list = usePlainList(segmentList, {
    filters: { reference: { kind: 'choice', label, options } },
    narrow: ({ reference }) => ({ reference: references.find((one) => one === reference) ?? 'all' }),
    columns: [
      {
        ...{ key: 'reference', title: label, align: 'end', sort: true },
        text: ({ reference }) => formatNumber(reference),
        export: ({ reference }) => reference,
      },
    ],
  });
  return (
    <PlainListScreen
      kind={segmentList}
      list={list}
      question={(chosen) =>
        chosen.some(({ reference }) => reference > 0) ? 'network.confirmReferenced' : 'network.confirm'
      }
    />
  );
}
