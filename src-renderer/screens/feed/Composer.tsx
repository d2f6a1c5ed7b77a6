/**
 * The box for a new share, above the feed. Its text outlives a restart; a share that could not be sent stays, with
 * *Retry*.
 */
import { useState } from 'react';
import { useText } from '#data/text.ts';
import { feedShareFields, newShare, type ShareValues } from '#shared/rules/feed/share-fields.ts';
import { Button } from '#widgets/Button.tsx';
import { confirm } from '#widgets/confirm.tsx';
import input from '#widgets/input.module.css';
import layout from '#widgets/looks/layout.module.css';
import { publish } from './changes.ts';
import styles from './Feed.module.css';
import { SendFailure } from './SendFailure.tsx';
import { ShareFields } from './ShareFields.tsx';
import { useFeedDraft } from './use-feed-draft.ts';

export function Composer() {
  const { t } = useText();
  const form = useFeedDraft<ShareValues>({
    name: 'feed/new',
    empty: newShare,
    fields: feedShareFields,
    send: publish,
  });
  const [open, setOpen] = useState(false);
  const written = !isFieldsEmpty(form.values);
  const send = async () => {
    if (await form.save()) setOpen(false);
  };
  const throwAway = async () => {
    const question = {
      title: t('feed.throwAwayAsk'),
      text: t('feed.throwAwayText'),
      danger: true,
      here: true,
      action: t('feed.throwAway'),
    };
    if (written && !(await confirm(question))) return;
    form.discard();
    setOpen(false);
  };
  if (!open && !written) {
    return (
      <div className={layout.below}>
        <button type="button" className={`${input.input} ${styles.prompt}`} onClick={() => setOpen(true)}>
          {t('feed.write')}
        </button>
      </div>
    );
  }
  return (
    <section className={`${layout.panel} ${layout.below}`} aria-label={t('feed.writeLabel')}>
      <ShareFields
        form={form}
        label={t('feed.writeLabel')}
        lines={3}
        onSend={() => void send()}
        actions={
          <>
            <Button onClick={() => void throwAway()}>
              {t(written ? 'feed.throwAway' : 'common.cancel')}
            </Button>
            <Button look="primary" busy={form.saving} onClick={() => void send()}>
              {t('feed.publish')}
            </Button>
          </>
        }
      />
      {form.failure && (
        <div className={layout.above}>
          <SendFailure form={form} onRetry={() => void send()} />
        </div>
      )}
    </section>
  );
}

/** A draft without text and files may be discarded without a question. */
function isFieldsEmpty({ text, files }: ShareValues): boolean {
  return text.trim() === '' && files.length === 0;
}
