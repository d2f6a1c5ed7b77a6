/** The trusted keys as a table: which, whether it is trusted now, by whose word; a row opens all that is known of it. */
import { useMemo, useState } from 'react';
import { type TextTools, useText } from '#data/text.ts';
import type { ShownKey } from '#shared/bridge/licence/keys.ts';
import { dayAt } from '#shared/rules/licence/days.ts';
import type { GridColumn } from '#widgets/DataGrid/columns.ts';
import { DataGrid } from '#widgets/DataGrid/DataGrid.tsx';
import { fittedWidth } from '#widgets/DataGrid/fitted-width.ts';
import { arrayRows } from '#widgets/DataGrid/row-source.ts';
import { type GridSort, sortedOrder } from '#widgets/DataGrid/sorting.ts';
import { StatusDot } from '#widgets/StatusDot.tsx';
import { useDensity } from '../parts/use-density.ts';
import { KeyDetail } from './KeyDetail.tsx';
import { keyName, keyState, keyTerm, shortThumbprint } from './key-view.ts';

/** Pixels. */
const mostHeight = 520;
const rowKey = ({ source, thumbprint, id }: ShownKey) => `${source} ${thumbprint} ${id}`;

export function KeyGrid({ keys }: { readonly keys: readonly ShownKey[] }) {
  const text = useText();
  const { t, language } = text;
  const density = useDensity();
  const [sort, setSort] = useState<GridSort | null>(null);
  const [shown, setShown] = useState<ShownKey | null>(null);
  const columns = useMemo(() => keyColumns(keys, text), [keys, text]);
  const source = useMemo(() => {
    const column = sort && columns.find(({ key }) => key === sort.column);
    if (!sort || !column) return arrayRows(keys, null);
    const value = (index: number) => {
      const key = keys[index];
      return key ? column.text(key) : null;
    };
    return arrayRows(keys, sortedOrder(keys.length, value, sort.direction, language));
  }, [keys, columns, sort, language]);
  return (
    <>
      <DataGrid
        source={source}
        columns={columns}
        label={t('licence.screen.keys.label')}
        rowKey={rowKey}
        height={{ most: mostHeight }}
        density={density}
        empty={t('licence.screen.keys.none')}
        sort={sort}
        onSort={setSort}
        onOpen={setShown}
      />
      <KeyDetail shown={shown} onClose={() => setShown(null)} />
    </>
  );
}

function keyColumns(keys: readonly ShownKey[], text: TextTools): GridColumn<ShownKey>[] {
  const { t } = text;
  const today = dayAt(Date.now(), 'UTC');
  const state = (key: ShownKey) => keyState(key, today, text);
  return [
    {
      key: 'name',
      title: t('licence.screen.keys.name'),
      minWidth: fittedWidth(
        keys.map((key) => keyName(key, text)),
        { least: 140, most: 300 },
      ),
      sortable: true,
      text: (key) => keyName(key, text),
    },
    {
      key: 'id',
      title: t('licence.screen.keys.id'),
      width: fittedWidth(keys.map(idOf), { least: 120, most: 300, mono: true }),
      mono: true,
      sortable: true,
      text: idOf,
    },
    {
      key: 'state',
      title: t('licence.screen.keys.state'),
      width: fittedWidth(
        keys.map((key) => state(key).words),
        { least: 130, most: 230, beside: 42 },
      ),
      sortable: true,
      text: (key) => state(key).words,
      cell: (key) => <StatusDot tone={state(key).tone}>{state(key).words}</StatusDot>,
    },
    {
      key: 'source',
      title: t('licence.screen.keys.source'),
      width: 190,
      sortable: true,
      text: ({ source }) => t(`licence.screen.keys.sources.${source}`),
    },
    {
      key: 'algorithm',
      title: t('licence.screen.keys.algorithm'),
      width: 108,
      sortable: true,
      text: ({ algorithm }) => algorithm,
    },
    {
      key: 'validity',
      title: t('licence.screen.keys.validity'),
      width: 190,
      text: (key) => keyTerm(key, text),
    },
  ];
}

/** A key that came without an id is called by its fingerprint, which is too long to be read in a table. */
function idOf({ id, thumbprint }: ShownKey): string {
  return id === thumbprint ? shortThumbprint(id) : id;
}
