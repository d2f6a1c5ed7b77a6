/** Entry 4, *Licence code history*: changes of the licence code (spec 1§2.6, 1§3). */

import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { getAllDbLicenseCode } from '#shared/api/licence/licence.ts';
import { Copyable } from '#widgets/Copyable.tsx';
import { timeWidth } from '#widgets/DataGrid/column.ts';
import { byWords } from '#widgets/List/filters.ts';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { useList } from '#widgets/List/use-list.ts';
import { toolSizes } from '../parts/licence-entries.ts';
import { NeedsSession } from './NeedsSession.tsx';

export function CodeHistory() {
  return (
    <NeedsSession>
      <Codes />
    </NeedsSession>
  );
}

function Codes() {
  const { t, formatTime } = useText();
  const hashTitle = t('licence.screen.history.sm3Hash');
  const list = useList({
    name: 'licenceCodes',
    filters: {
      q: { kind: 'search', narrow: byWords(({ sm3Hash, dbId, dbType }) => `${sm3Hash} ${dbId} ${dbType}`) },
    },
    source: useRead(getAllDbLicenseCode, {}, { gcTime: 0 }),
    rowKey: ({ sm3Hash, dbId, createTime }) => `${dbId} ${sm3Hash} ${createTime}`,
    columns: [
      {
        key: 'hash',
        title: hashTitle,
        // The 64 digits and their copy button wrap into two lines, so that the time stays in view.
        minWidth: 300,
        wraps: true,
        sort: true,
        text: ({ sm3Hash }) => sm3Hash,
        cell: ({ sm3Hash }) => (
          <Copyable value={sm3Hash} label={t('licence.screen.action.copy', { what: hashTitle })} />
        ),
      },
      {
        key: 'time',
        title: t('licence.screen.history.createTime'),
        width: timeWidth,
        sort: ({ createTime }) => createTime,
        text: ({ createTime }) => formatTime(createTime),
        export: ({ createTime }) => createTime,
      },
      {
        key: 'id',
        title: t('licence.screen.history.dbId'),
        width: 126,
        sort: true,
        mono: true,
        text: ({ dbId }) => dbId,
      },
      {
        key: 'type',
        title: t('licence.screen.history.dbType'),
        width: 112,
        sort: true,
        text: ({ dbType }) => dbType,
      },
    ],
  });
  return (
    <ListScreen
      list={list}
      label={t('licence.screen.history.codes')}
      empty={{ title: t('licence.screen.history.noCodes'), text: t('licence.screen.history.noCodesText') }}
      height={{ most: toolSizes.submissionScrollHeight }}
      refresh
    />
  );
}
