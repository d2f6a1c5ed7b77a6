/** Entry 4, *Licence code history*: records of code changes (spec 1§2.6, 1§3). */
import { useCallback } from 'react';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import type { Output } from '#shared/api/endpoint.ts';
import { getAllDbLicenseCode } from '#shared/api/licence/licence.ts';
import { Copyable } from '#widgets/Copyable.tsx';
import type { GridColumn } from '#widgets/DataGrid/columns.ts';
import { NeedsSession } from './NeedsSession.tsx';
import { RecordList } from './RecordTable.tsx';

type CodeRecord = Output<typeof getAllDbLicenseCode>[number];

export function CodeHistory() {
  return (
    <NeedsSession>
      <Codes />
    </NeedsSession>
  );
}

const searchText = ({ sm3Hash, dbId, dbType }: CodeRecord) => `${sm3Hash} ${dbId} ${dbType}`;

const rowKey = ({ sm3Hash, dbId, createTime }: CodeRecord) => `${dbId} ${sm3Hash} ${createTime}`;

function Codes() {
  const { t, formatTime } = useText();
  const read = useRead(getAllDbLicenseCode, {}, { gcTime: 0 });
  const columns = useCallback((): GridColumn<CodeRecord>[] => {
    const hashTitle = t('licence.screen.history.sm3Hash');
    return [
      {
        key: 'hash',
        title: hashTitle,
        // 64 digits and the button that copies them, in two lines where the time would else be off the side.
        minWidth: 300,
        wraps: true,
        sortable: true,
        text: ({ sm3Hash }) => sm3Hash,
        cell: ({ sm3Hash }) => (
          <Copyable value={sm3Hash} label={t('licence.screen.action.copy', { what: hashTitle })} />
        ),
      },
      {
        key: 'time',
        title: t('licence.screen.history.createTime'),
        width: 184,
        sortable: true,
        text: ({ createTime }) => createTime,
        cell: ({ createTime }) => formatTime(createTime),
      },
      {
        key: 'id',
        title: t('licence.screen.history.dbId'),
        width: 126,
        sortable: true,
        mono: true,
        text: ({ dbId }) => dbId,
      },
      {
        key: 'type',
        title: t('licence.screen.history.dbType'),
        width: 112,
        sortable: true,
        text: ({ dbType }) => dbType,
      },
    ];
  }, [t, formatTime]);
  return (
    <RecordList
      label={t('licence.screen.history.codes')}
      read={read}
      columns={columns}
      rowKey={rowKey}
      searchText={searchText}
      empty={{ title: t('licence.screen.history.noCodes') }}
    />
  );
}
