/** Entry 3, *Submit history*: submission records; a row opens its detail, whose id is in the address (spec 1§2.6). */
import type { TableColumnsType } from 'antd';
import { useSearchParams } from 'react-router-dom';
import type { Output } from '#shared/api/endpoint.ts';
import { qrySubmitLicenseHistory } from '#shared/api/licence-tool.ts';
import { useRead } from '../../../data/read.ts';
import { useText } from '../../../data/text.ts';
import { ListPage } from '../../../widgets/ListPage.tsx';
import { toolSizes } from '../parts/entries.ts';
import { NeedsSession } from './NeedsSession.tsx';
import { SubmissionDialog } from './SubmissionDialog.tsx';

type Submission = Output<typeof qrySubmitLicenseHistory>[number];

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
  const [params, setParams] = useSearchParams();
  const record = params.get('record');
  const open = (id: string | null) =>
    setParams((now) => {
      const next = new URLSearchParams(now);
      if (id === null) next.delete('record');
      else next.set('record', id);
      return next;
    });
  const columns: TableColumnsType<Submission> = [
    { title: t('licence.screen.history.companyName'), dataIndex: 'companyName', ellipsis: true },
    { title: t('licence.screen.history.crmId'), dataIndex: 'crmId', width: 200 },
    {
      title: t('licence.screen.history.createTime'),
      dataIndex: 'createTime',
      width: 220,
      render: (time: string) => <span title={time}>{formatTime(time)}</span>,
    },
    { title: t('licence.screen.history.id'), dataIndex: 'id', width: 140 },
  ];
  return (
    <>
      <ListPage
        label={t('licence.screen.history.submissions')}
        read={read}
        columns={columns}
        rowKey={({ id }) => id}
        searchText={({ companyName, crmId, id }) => `${companyName} ${crmId} ${id}`}
        empty={{
          title: t('licence.screen.history.noSubmissions'),
          text: t('licence.screen.history.noSubmissionsHint'),
        }}
        scrollHeight={toolSizes.submissionScrollHeight}
        onOpen={({ id }) => open(id)}
      />
      <SubmissionDialog
        id={record}
        company={read.data?.find(({ id }) => id === record)?.companyName ?? null}
        onClose={() => open(null)}
      />
    </>
  );
}
