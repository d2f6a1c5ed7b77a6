/** The differences of two menu sets as a virtual list of any length. */
import { type TextTools, useText } from '#data/text.ts';
import { languageFacts, ownLanguage } from '#shared/rules/common/names/languages.ts';
import type { Column } from '#widgets/DataGrid/column.ts';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { useList } from '#widgets/List/use-list.ts';
import {
  type DifferenceKind,
  type DifferenceValue,
  differenceKinds,
  type MenuSetDifference,
} from './differences.ts';

interface DifferenceListProps {
  readonly differences: readonly MenuSetDifference[];
  readonly first: string;
  readonly second: string;
  /** Height of the list in pixels. */
  readonly height: number;
}

export function MenuSetDifferenceList({ differences, first, second, height }: DifferenceListProps) {
  const words = useText();
  const { t, formatNumber } = words;
  const kinds = differenceKinds.filter((kind) => differences.some((one) => one.kind === kind));
  const sides = [
    ['first', first],
    ['second', second],
  ] as const;
  const columns: Column<MenuSetDifference>[] = [
    {
      key: 'name',
      title: t('backMenu.differ.name'),
      minWidth: 150,
      sort: true,
      text: ({ name, inGroup }) =>
        inGroup === '' ? name : t('backMenu.differ.inGroup', { name, group: inGroup }),
    },
    {
      key: 'kind',
      title: t('backMenu.differ.what'),
      width: 180,
      sort: true,
      text: (one) => differenceKindText(one, words),
    },
    ...sides.map(
      ([side, title]): Column<MenuSetDifference> => ({
        key: side,
        title,
        minWidth: 110,
        text: (one) => differenceValueText(one.kind, one[side], words),
      }),
    ),
  ];
  const list = useList<MenuSetDifference, 'q' | 'kind'>({
    name: 'backMenu.differences',
    addressPrefix: null,
    filters: {
      q: {
        kind: 'search',
        label: t('backMenu.tools.search'),
        narrow: (rows, value) => {
          const wanted = value.trim().toLowerCase();
          return rows.filter(({ name, inGroup }) => `${name} ${inGroup}`.toLowerCase().includes(wanted));
        },
      },
      kind: {
        kind: 'choice',
        label: t('backMenu.differ.what'),
        options: kinds.map((value) => ({ value, label: t(`backMenu.differ.kind.${value}`) })),
        narrow: (rows, value) => rows.filter(({ kind }) => kind === value),
      },
    },
    source: { data: differences },
    columns,
    rowKey: ({ what, name, inGroup, kind, lang }) => JSON.stringify([what, name, inGroup, kind, lang]),
  });
  return (
    <ListScreen
      list={list}
      label={t('backMenu.differ.label')}
      empty={{ title: t('backMenu.differ.none'), text: t('backMenu.differ.noneText') }}
      count={(total) => t('backMenu.differ.count', { count: total, total: formatNumber(total) })}
      height={height}
      pageSearch={false}
    />
  );
}

type Words = Pick<TextTools, 't' | 'language' | 'formatNumber'>;

/** For example "Name · Arabic". */
function differenceKindText(
  { kind, lang }: Pick<MenuSetDifference, 'kind' | 'lang'>,
  { t, language }: Words,
): string {
  const word = t(`backMenu.differ.kind.${kind}`);
  return lang === null || lang === ownLanguage
    ? word
    : t('backMenu.differ.inLanguage', { word, language: languageFacts[lang].names[language] });
}

function differenceValueText(
  kind: DifferenceKind,
  value: DifferenceValue,
  { t, formatNumber }: Words,
): string {
  if (value === null) return t('backMenu.differ.absent');
  if (value === '') return kind.startsWith('only') ? t('backMenu.differ.there') : t('common.noValue');
  if (typeof value === 'boolean') return t(value ? 'backMenu.differ.yes' : 'backMenu.differ.no');
  if (typeof value === 'number') return formatNumber(value);
  if (value === 'new' || value === 'current') {
    return kind === 'openMode' ? t(`backMenu.menu.openModes.${value}`) : value;
  }
  return value;
}
