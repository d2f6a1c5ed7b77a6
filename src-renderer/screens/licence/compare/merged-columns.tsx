import type { ReactNode } from 'react';
import type { TextTools } from '#data/text.ts';
import { moduleChangeText } from '#shared/rules/licence/description/describe-comparison.ts';
import { tableSeatText } from '#shared/rules/licence/description/fact-value.ts';
import { directionTones } from '#shared/rules/licence/fact-tones.ts';
import { moduleDirection } from '#shared/rules/licence/view/module-change.ts';
import type { TreeColumn } from '#widgets/DataTree/columns.ts';
import { StatusDot } from '#widgets/StatusDot.tsx';
import { Highlight } from '../parts/Highlight.tsx';
import { licenceWriter } from '../parts/licence-writer.ts';
import type { MergedModule, MergedModules } from './merged-modules.ts';

export function mergedColumns(
  modules: Pick<MergedModules, 'row'>,
  text: TextTools,
  word: string,
): TreeColumn<number>[] {
  return rowColumns(text, word).map(({ text: words, cell, ...column }) => ({
    ...column,
    text: (node) => words(modules.row(node)),
    ...(cell ? { cell: (node: number) => cell(modules.row(node)) } : {}),
  }));
}

interface RowColumn extends Omit<TreeColumn<MergedModule>, 'text' | 'cell'> {
  readonly text: (row: MergedModule) => string;
  readonly cell?: (row: MergedModule) => ReactNode;
}

function rowColumns(text: TextTools, word: string): RowColumn[] {
  const { t } = text;
  const writer = licenceWriter(text);
  const seats = (field: 'pcSeats' | 'mobileSeats') => (row: MergedModule) => {
    const change = row.change?.fields.find((entry) => entry.field === field);
    const shown = (value: unknown) => tableSeatText(typeof value === 'number' ? value : null, writer);
    return change
      ? t('licence.screen.compare.arrow', { before: shown(change.before), after: shown(change.after) })
      : shown(row[field]);
  };
  const what = ({ change }: MergedModule) => (change ? moduleChangeText(change, writer) : '');
  return [
    {
      key: 'name',
      title: t('licence.moduleField.name'),
      minWidth: 190,
      text: ({ name }) => name,
      cell: ({ name, change }) => (
        <NameOf change={change?.change ?? null}>
          <Highlight text={name} word={word} />
        </NameOf>
      ),
    },
    {
      key: 'what',
      title: t('licence.change.what'),
      minWidth: 230,
      share: 2,
      text: what,
      cell: (row) =>
        row.change && <StatusDot tone={directionTones[moduleDirection(row.change)]}>{what(row)}</StatusDot>,
    },
    {
      key: 'pc',
      title: t('licence.moduleField.pcSeats'),
      width: 112,
      align: 'end',
      text: seats('pcSeats'),
    },
    {
      key: 'mobile',
      title: t('licence.moduleField.mobileSeats'),
      width: 112,
      align: 'end',
      text: seats('mobileSeats'),
    },
    {
      key: 'enabled',
      title: t('licence.moduleField.enabled'),
      width: 96,
      text: ({ enabled }) => t(enabled ? 'licence.value.on' : 'licence.value.off'),
    },
    {
      key: 'flag',
      title: t('licence.moduleField.flag'),
      width: 124,
      mono: true,
      text: ({ flag }) => flag,
      cell: ({ flag }) => <Highlight text={flag} word={word} />,
    },
  ];
}

/** Changed names are bold; removed ones are also struck out. */
function NameOf({ change, children }: { readonly change: string | null; readonly children: ReactNode }) {
  if (change === null) return children;
  return <strong>{change === 'removed' ? <s>{children}</s> : children}</strong>;
}
