/** Entry 3, *Submit history*: submission records; the address holds the id of the opened one (spec 1§2.6). */

import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { qryHistoryLicenseInfoById, qrySubmitLicenseHistory } from '#shared/api/licence/licence.ts';
import { shownInSentence } from '#shared/kit/shown-text.ts';
import { Dialog } from '#widgets/Dialog.tsx';
import { byWords } from '#widgets/List/filters.ts';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { SearchedText } from '#widgets/List/searched-words.tsx';
import { useList } from '#widgets/List/use-list.ts';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { LicenceFacts } from '../parts/LicenceFacts.tsx';
import { toolSizes } from '../parts/licence-entries.ts';
import { ModuleTree } from '../parts/ModuleTree.tsx';
import { licenceFromServer } from '../parts/server-licence.ts';
import { daysUntil } from '../parts/validity.ts';
import { NeedsSession } from './NeedsSession.tsx';

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

interface SubmissionDialogProps {
  /** null while the dialog is closed. */
  readonly id: string | null;
  readonly company: string | null;
  readonly onClose: () => void;
}

/** The detail of a submission, 1200 by 800 (spec 1§9): the content of the submitted licence. */
function SubmissionDialog({ id, company, onClose }: SubmissionDialogProps) {
  const { t } = useText();
  return (
    <Dialog
      open={id !== null}
      onClose={onClose}
      title={company ?? t('licence.screen.history.detail')}
      width={toolSizes.detailWidth}
      height={toolSizes.detailHeight}
    >
      {id !== null && <SubmissionDetail id={id} />}
    </Dialog>
  );
}

function SubmissionDetail({ id }: { readonly id: string }) {
  const read = useRead(qryHistoryLicenseInfoById, { id }, { gcTime: 0 });
  return <ReadPart read={read}>{(record) => <Submitted licence={licenceFromServer(record)} />}</ReadPart>;
}

function Submitted({ licence }: { readonly licence: ReturnType<typeof licenceFromServer> }) {
  return (
    <>
      <LicenceFacts
        licence={licence}
        daysRemaining={daysUntil(licence.expiryDate, Date.now())}
        reading={null}
      />
      <ModuleTree modules={licence.modules} maxHeight={420} />
    </>
  );
}
