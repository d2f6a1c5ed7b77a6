/** Entry 4, *Licence code history*: records of code changes (spec 1§2.6, 1§3). */
import { useCallback } from 'react';
import type { Output } from '#shared/api/endpoint.ts';
import { getAllDbLicenseCode } from '#shared/api/licence-tool.ts';
import { useRead } from '../../../data/read.ts';
import { useText } from '../../../data/text.ts';
import { Copyable } from '../../../widgets/Copyable.tsx';
import type { TreeColumn } from '../../../widgets/DataTree/columns.ts';
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

function Codes() {
  const { t, formatTime } = useText();
  const read = useRead(getAllDbLicenseCode, {}, { gcTime: 0 });
  const columns = useCallback((): TreeColumn<CodeRecord>[] => {
    const hashTitle = t('licence.screen.history.sm3Hash');
    return [
      {
        key: 'hash',
        title: hashTitle,
        minWidth: 180,
        text: ({ sm3Hash }) => sm3Hash,
        cell: ({ sm3Hash }) => (
          <Copyable value={sm3Hash} label={t('licence.screen.action.copy', { what: hashTitle })} />
        ),
      },
      {
        key: 'id',
        title: t('licence.screen.history.dbId'),
        width: 104,
        mono: true,
        text: ({ dbId }) => dbId,
      },
      {
        key: 'time',
        title: t('licence.screen.history.createTime'),
        width: 216,
        text: ({ createTime }) => createTime,
        cell: ({ createTime }) => formatTime(createTime),
      },
      { key: 'type', title: t('licence.screen.history.dbType'), width: 92, text: ({ dbType }) => dbType },
    ];
  }, [t, formatTime]);
  return (
    <RecordList
      label={t('licence.screen.history.codes')}
      read={read}
      columns={columns}
      searchText={searchText}
      empty={{ title: t('licence.screen.history.noCodes') }}
    />
  );
}
