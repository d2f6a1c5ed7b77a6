/** The detail of a submission, 1200 by 800 (spec 1§9): the content of the submitted licence. */

import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { qryHistoryLicenseInfoById } from '#shared/api/licence/licence.ts';
import { Dialog } from '#widgets/Dialog.tsx';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { toolSizes } from '../parts/licence-entries.ts';
import { LicenceFacts } from '../parts/LicenceFacts.tsx';
import { ModuleTree } from '../parts/ModuleTree.tsx';
import { licenceFromServer } from '../parts/server-licence.ts';
import { daysUntil } from '../parts/validity.ts';

interface SubmissionDialogProps {
  /** null while the dialog is closed. */
  readonly id: string | null;
  readonly company: string | null;
  readonly onClose: () => void;
}

export function SubmissionDialog({ id, company, onClose }: SubmissionDialogProps) {
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
