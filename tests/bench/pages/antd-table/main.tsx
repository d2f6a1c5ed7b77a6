/** antd's Table with its own scrolling and, over it, antd's Modal: the two that write styles while they run. */
import 'virtual:steward-antd/Modal';
import 'virtual:steward-antd/Table';
import { Button, ConfigProvider, Modal, Table } from 'antd';
import { StrictMode, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { loadLanguage } from '../../../../src-renderer/data/text.ts';
import { AntdRoot } from '../../../../src-renderer/frame/AntdRoot.tsx';

const columns = Array.from({ length: 20 }, (_, n) => ({
  title: `Column ${n}`,
  dataIndex: `c${n}`,
  width: 200,
}));
const rows = Array.from({ length: 60 }, (_, key) => ({
  key,
  ...Object.fromEntries(columns.map(({ dataIndex }) => [dataIndex, `${dataIndex} of ${key}`])),
}));

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Table
        columns={columns}
        dataSource={rows}
        pagination={false}
        scroll={{ x: 'max-content', y: 300 }}
        sticky
      />
      <Modal title="Over the table" open={open} onCancel={() => setOpen(false)} onOk={() => setOpen(false)}>
        Content
      </Modal>
    </>
  );
}

await loadLanguage('en-US');
createRoot(document.getElementById('root') ?? document.body).render(
  <StrictMode>
    <Suspense>
      <AntdRoot>
        {/* The sheet has no motion for what the console does not use. */}
        <ConfigProvider theme={{ token: { motion: false } }}>
          <Page />
        </ConfigProvider>
      </AntdRoot>
    </Suspense>
  </StrictMode>,
);
