/**
 * A place to share something, above the feed. What is written outlives a restart; what could not be sent stays, with
 * *Retry*.
 */
import { useEffect, useState } from 'react';
import { useText } from '#data/text.ts';
import { newShare, type ShareValues, shareFields } from '#shared/rules/feed/share-fields.ts';
import { Button } from '#widgets/Button.tsx';
import { confirm } from '#widgets/confirm.tsx';
import { useForm } from '#widgets/Form/use-form.ts';
import input from '#widgets/input.module.css';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { publish } from './changes.ts';
import styles from './Feed.module.css';
import { isFieldsEmpty } from './is-empty.ts';
import { ShareFields } from './ShareFields.tsx';

export function Composer() {
  const { t } = useText();
  const form = useForm<ShareValues>({
    ...{ name: 'feed/new', stored: newShare, fields: shareFields, isNew: true },
    drafts: { lasting: true },
    change: {
      async send({ values }) {
        await publish(values);
        return 'saved';
      },
    },
  });
  const [open, setOpen] = useState(false);
  const { offer } = form;
  // What was written is simply there again.
  useEffect(() => offer?.take(), [offer]);
  const written = !isFieldsEmpty(form.values);
  const send = async () => {
    if (await form.save()) setOpen(false);
  };
  const throwAway = async () => {
    const question = {
      ...{ title: t('feed.throwAwayAsk'), text: t('feed.throwAwayText'), danger: true, here: true },
      action: t('feed.throwAway'),
    };
    if (written && !(await confirm(question))) return;
    form.discard();
    setOpen(false);
  };
  if (!open && !written) {
    return (
      <div className={`${layout.page} ${layout.below}`}>
        <button type="button" className={`${input.input} ${styles.prompt}`} onClick={() => setOpen(true)}>
          {t('feed.write')}
        </button>
      </div>
    );
  }
  return (
    <section className={`${layout.page} ${layout.panel} ${layout.below}`} aria-label={t('feed.writeLabel')}>
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
          <Notice
            tone="danger"
            title={t('feed.notSent')}
            actions={
              <Button size="small" busy={form.saving} onClick={() => void send()}>
                {t('common.retry')}
              </Button>
            }
          >
            {form.failure}
          </Notice>
        </div>
      )}
    </section>
  );
}
