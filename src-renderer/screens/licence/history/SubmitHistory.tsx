/** Entry 3, *Submit history*: submission records; the address holds the id of the opened one (spec 1§2.6). */

import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { qrySubmitLicenseHistory } from '#shared/api/licence/licence.ts';
import { shownInSentence } from '#shared/kit/shown-text.ts';
import { byWords } from '#widgets/List/filters.ts';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { SearchedText } from '#widgets/List/searched-words.tsx';
import { useList } from '#widgets/List/use-list.ts';
import { toolSizes } from '../parts/licence-entries.ts';
import { NeedsSession } from './NeedsSession.tsx';
import { SubmissionDialog } from './SubmissionDialog.tsx';

export function SubmitHistory() {
  return (
    <NeedsSession>
      <Submissions />
    </NeedsSession>
  );
}

function Submissions() {
  const { t, formatTime } = useText();
  const read = useRead(qrySubmitLicenseHistory, {}, { gcTime: 0 });
  const list = useList({
    name: 'licenceSubmissions',
    filters: {
      q: {
        kind: 'search',
        narrow: byWords(({ companyName, crmId, id }) => `${companyName} ${crmId} ${id}`),
      },
    },
    source: read,
    open: 'record',
    rowKey: ({ id }) => id,
    columns: [
      {
        key: 'company',
        title: t('licence.screen.history.companyName'),
        minWidth: 190,
        sort: true,
        text: ({ companyName }) => companyName,
        cell: ({ companyName }) => <SearchedText text={companyName} />,
      },
      {
        key: 'crm',
        title: t('licence.screen.history.crmId'),
        width: 120,
        sort: true,
        mono: true,
        text: ({ crmId }) => crmId,
      },
      {
        key: 'time',
        title: t('licence.screen.history.createTime'),
        width: 216,
        sort: ({ createTime }) => createTime,
        text: ({ createTime }) => formatTime(createTime),
        export: ({ createTime }) => createTime,
      },
      {
        key: 'id',
        title: t('licence.screen.history.id'),
        width: 84,
        sort: true,
        mono: true,
        text: ({ id }) => id,
      },
    ],
  });
  const company = read.data?.find(({ id }) => id === list.open)?.companyName;
  return (
    <ListScreen
      list={list}
      label={t('licence.screen.history.submissions')}
      empty={{
        title: t('licence.screen.history.noSubmissions'),
        text: t('licence.screen.history.noSubmissionsHint'),
      }}
      height={{ most: toolSizes.submissionScrollHeight }}
      onOpen={({ id }) => list.show(id)}
      refresh
    >
      <SubmissionDialog
        id={list.open}
        company={company === undefined ? null : shownInSentence(company)}
        onClose={() => list.show('')}
      />
    </ListScreen>
  );
}
