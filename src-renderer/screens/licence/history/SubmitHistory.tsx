/** Entry 3, *Submit history*: submission records; a row opens its detail, whose id is in the address (spec 1§2.6). */

import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import type { Output } from '#shared/api/endpoint.ts';
import { qrySubmitLicenseHistory } from '#shared/api/licence/licence.ts';
import { shownInSentence } from '#shared/rules/shown-text.ts';
import type { GridColumn } from '#widgets/DataGrid/columns.ts';
import { Highlight } from '../parts/Highlight.tsx';
import { NeedsSession } from './NeedsSession.tsx';
import { RecordList } from './RecordTable.tsx';
import { SubmissionDialog } from './SubmissionDialog.tsx';

type Submission = Output<typeof qrySubmitLicenseHistory>[number];

export function SubmitHistory() {
  return (
    <NeedsSession>
      <Submissions />
    </NeedsSession>
  );
}

const searchText = ({ companyName, crmId, id }: Submission) => `${companyName} ${crmId} ${id}`;

const rowKey = ({ id }: Submission) => id;

function Submissions() {
  const { t, formatTime } = useText();
  const read = useRead(qrySubmitLicenseHistory, {}, { gcTime: 0 });
  const [params, setParams] = useSearchParams();
  const record = params.get('record');
  const open = (id: string | null) =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      if (id === null) next.delete('record');
      else next.set('record', id);
      return next;
    });
  const columns = useCallback(
    (word: string): GridColumn<Submission>[] => [
      {
        key: 'company',
        title: t('licence.screen.history.companyName'),
        minWidth: 190,
        sortable: true,
        text: ({ companyName }) => companyName,
        cell: ({ companyName }) => <Highlight text={companyName} word={word} />,
      },
      {
        key: 'crm',
        title: t('licence.screen.history.crmId'),
        width: 120,
        sortable: true,
        mono: true,
        text: ({ crmId }) => crmId,
      },
      {
        key: 'time',
        title: t('licence.screen.history.createTime'),
        width: 216,
        sortable: true,
        text: ({ createTime }) => createTime,
        cell: ({ createTime }) => formatTime(createTime),
      },
      {
        key: 'id',
        title: t('licence.screen.history.id'),
        width: 84,
        sortable: true,
        mono: true,
        text: ({ id }) => id,
      },
    ],
    [t, formatTime],
  );
  return (
    <>
      <RecordList
        label={t('licence.screen.history.submissions')}
        read={read}
        columns={columns}
        rowKey={rowKey}
        searchText={searchText}
        empty={{
          title: t('licence.screen.history.noSubmissions'),
          text: t('licence.screen.history.noSubmissionsHint'),
        }}
        onOpen={({ id }) => open(id)}
      />
      <SubmissionDialog
        id={record}
        company={shownOrNull(read.data?.find(({ id }) => id === record)?.companyName)}
        onClose={() => open(null)}
      />
    </>
  );
}

function shownOrNull(name: string | undefined): string | null {
  return name === undefined ? null : shownInSentence(name);
}
