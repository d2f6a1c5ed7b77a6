/** Entry 4, *Licence code history*: records of code changes (spec 1§2.6, 1§3). */
import type { TableColumnsType } from 'antd';
import type { Output } from '#shared/api/endpoint.ts';
import { getAllDbLicenseCode } from '#shared/api/licence-tool.ts';
import { useRead } from '../../../data/read.ts';
import { useText } from '../../../data/text.ts';
import { Copyable } from '../../../widgets/Copyable.tsx';
import { ListPage } from '../../../widgets/ListPage.tsx';
import { NeedsSession } from './NeedsSession.tsx';

type CodeRecord = Output<typeof getAllDbLicenseCode>[number];

export function CodeHistory() {
  return (
    <NeedsSession>
      <Codes />
    </NeedsSession>
  );
}

function Codes() {
  const { t, formatTime } = useText();
  const read = useRead(getAllDbLicenseCode, {}, { gcTime: 0 });
  const columns: TableColumnsType<CodeRecord> = [
    {
      title: t('licence.screen.history.sm3Hash'),
      dataIndex: 'sm3Hash',
      render: (hash: string) => (
        <Copyable
          value={hash}
          label={t('licence.screen.action.copy', { what: t('licence.screen.history.sm3Hash') })}
        />
      ),
    },
    { title: t('licence.screen.history.dbId'), dataIndex: 'dbId', width: 140 },
    {
      title: t('licence.screen.history.createTime'),
      dataIndex: 'createTime',
      width: 220,
      render: (time: string) => <span title={time}>{formatTime(time)}</span>,
    },
    { title: t('licence.screen.history.dbType'), dataIndex: 'dbType', width: 140 },
  ];
  return (
    <ListPage
      label={t('licence.screen.history.codes')}
      read={read}
      columns={columns}
      rowKey={({ sm3Hash, dbId, createTime }) => `${dbId} ${sm3Hash} ${createTime}`}
      searchText={({ sm3Hash, dbId, dbType }) => `${sm3Hash} ${dbId} ${dbType}`}
      empty={{ title: t('licence.screen.history.noCodes') }}
    />
  );
}
