/** The IP segments: what narrows them, and their columns (NET-001, NET-007 to 009). */
import { type TextTools, useText } from '#data/text.ts';
import type { Input } from '#shared/api/endpoint.ts';
import {
  querySegments,
  type Segment,
  segmentReferences,
  segmentTypes,
} from '#shared/api/network/segments.ts';
import type { Column } from '#widgets/List/column.ts';
import { type AskedPage, paged } from '#widgets/List/list-source.ts';
import { Found } from '#widgets/List/searched-words.tsx';
import { useList } from '#widgets/List/use-list.ts';

const pages = { initial: 20, options: [10, 20, 50, 100] };

export function useSegments() {
  const text = useText();
  const { t } = text;
  return useList({
    name: 'network.segments',
    pages,
    select: true,
    filters: {
      q: { kind: 'search' },
      type: {
        kind: 'choice',
        label: t('network.type'),
        options: segmentTypes.map((value) => ({ value, label: t(`network.types.${value}`) })),
      },
      reference: {
        kind: 'choice',
        label: t('network.reference'),
        options: (['referenced', 'unreferenced'] as const).map((value) => ({
          value,
          label: t(`network.references.${value}`),
        })),
      },
    },
    source: paged(querySegments, toInput),
    columns: columns(text),
    rowKey: ({ id }) => id,
  });
}

function toInput({
  values,
  pageNo,
  pageSize,
}: AskedPage<'q' | 'type' | 'reference'>): Input<typeof querySegments> {
  const { q, type, reference } = values;
  return {
    pageNo,
    pageSize,
    reference: segmentReferences.find((each) => each === reference) ?? 'all',
    conditions: [
      ...(q.trim()
        ? [{ field: 'segmentName' as const, operator: 'contains' as const, value: [q.trim()] }]
        : []),
      ...(type ? [{ field: 'segmentType' as const, operator: 'equals' as const, value: [type] }] : []),
    ],
    connection: 'and',
  };
}

function columns({ t, formatNumber, formatTime }: TextTools): Column<Segment>[] {
  const given = (
    key: string,
    title: string,
    text: (row: Segment) => string,
    more: { readonly mono?: boolean; readonly hidden?: boolean } = {},
  ) => ({ key, title, text, ...more });
  return [
    {
      ...given('name', t('network.name'), ({ segmentName }) => segmentName),
      cell: ({ segmentName }) => <Found text={segmentName} />,
    },
    given('type', t('network.type'), ({ segmentType }) => t(`network.types.${segmentType}`)),
    given('start', t('network.start'), ({ ipStart }) => ipStart, { mono: true }),
    given('end', t('network.end'), ({ ipEnd }) => ipEnd, { mono: true }),
    {
      ...given('reference', t('network.reference'), ({ reference }) => formatNumber(reference)),
      align: 'end',
      export: ({ reference }) => reference,
    },
    given('instructions', t('network.instructions'), ({ instructions }) => instructions),
    {
      ...given('updated', t('network.updated'), ({ updateTime }) => formatTime(updateTime)),
      export: ({ updateTime }) => updateTime,
    },
    given('updater', t('network.updater'), ({ updaterName }) => updaterName, { hidden: true }),
  ];
}
