/** antd's virtual Table over the same rows, as its documentation sets it up. */
import { ConfigProvider, Table } from 'antd';
import { columnNames, type Row } from './rows.ts';

/** Without it the policy would refuse antd's styles, and the table would draw every row. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';

const columns = columnNames.map((title, index) => ({
  key: title,
  title,
  width: 110,
  render: (_: unknown, { cells }: Row) => cells[index],
}));

export function PeerGrid({ rows, height }: { readonly rows: readonly Row[]; readonly height: number }) {
  return (
    <ConfigProvider csp={{ nonce }}>
      <Table<Row>
        virtual
        // Rows of 39 px, the nearest to our 36: by default they are 55 and fewer are drawn.
        size="small"
        dataSource={rows}
        columns={columns}
        rowKey="id"
        pagination={false}
        scroll={{ x: 110 * columnNames.length, y: height }}
      />
    </ConfigProvider>
  );
}
