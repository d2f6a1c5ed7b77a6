/** Changes a share that is published (spec 3§7.7 editAfterPublish), over its newest state. */
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { type FeedShare, queryShare } from '#shared/api/feed/feed.ts';
import { isFormatted } from '#shared/rules/feed/content.ts';
import { mayEdit } from '#shared/rules/feed/rights.ts';
import { feedShareFields, type ShareValues, shareValuesOf } from '#shared/rules/feed/share-fields.ts';
import { shareRecord } from '#shared/rules/records/feed-record.ts';
import { useSession } from '#state/session.ts';
import { Dialog } from '#widgets/Dialog.tsx';
import { recordChange } from '#widgets/Form/change.ts';
import { FormDialog } from '#widgets/Form/FormDialog.tsx';
import { useForm } from '#widgets/Form/use-form.ts';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { ReadDialog } from '#widgets/ReadDialog.tsx';
import { ShareFields } from './ShareFields.tsx';

interface EditDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

export function EditDialog({ id, onClose }: EditDialogProps) {
  const { t } = useText();
  const session = useSession();
  const read = useRead(queryShare, { id });
  return (
    <ReadDialog title={t('feed.editTitle')} read={read} failed={t('feed.editFailed')} onClose={onClose}>
      {(share) =>
        share && session.status === 'signedIn' && mayEdit(share, session.facts.user) ? (
          <Edit share={share} onClose={onClose} />
        ) : (
          // The share was deleted meanwhile, or the address names a share of somebody else.
          <Dialog open title={t('feed.editTitle')} onClose={onClose}>
            <Notice tone="warning">{t('record.gone')}</Notice>
          </Dialog>
        )
      }
    </ReadDialog>
  );
}

function Edit({ share, onClose }: { readonly share: FeedShare; readonly onClose: () => void }) {
  const { t } = useText();
  const form = useForm<ShareValues>({
    name: `feed/${share.id}`,
    stored: shareValuesOf(share),
    fields: feedShareFields,
    change: recordChange(shareRecord, { id: share.id }),
    drafts: { lasting: true },
  });
  return (
    <FormDialog form={form} title={t('feed.editTitle')} width={720} onClose={onClose}>
      {isFormatted(share.content) && (
        <div className={layout.below}>
          <Notice tone="warning">{t('feed.formatted')}</Notice>
        </div>
      )}
      <ShareFields form={form} label={t('feed.content')} lines={6} onSend={() => void form.save()} />
    </FormDialog>
  );
}
