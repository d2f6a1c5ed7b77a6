/** Our DataGrid over the bench's rows. */

import type { DrawnColumn } from '#widgets/DataGrid/column.ts';
import { DataGrid } from '../../../../src-renderer/widgets/DataGrid/DataGrid.tsx';
import { arrayRows } from '../../../../src-renderer/widgets/DataGrid/row-source.ts';
import { columnNames, type Row } from './rows.ts';

const columns: DrawnColumn<Row>[] = columnNames.map((title, index) => ({
  key: title,
  title,
  width: 110,
  text: ({ cells }) => cells[index] ?? '',
}));

export function OursGrid({ rows, height }: { readonly rows: readonly Row[]; readonly height: number }) {
  return (
    <DataGrid
      source={arrayRows(rows)}
      columns={columns}
      label="Bench"
      rowKey={({ id }) => id}
      height={height}
      empty={{ title: '', text: '' }}
    />
  );
}
