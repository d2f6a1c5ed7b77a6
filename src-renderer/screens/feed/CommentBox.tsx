/** A place to comment on a share, or to answer a comment; what is written outlives a restart. */
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { submitChange } from '#data/changes/index.ts';
import { useText } from '#data/text.ts';
import type { FeedComment, FeedShare } from '#shared/api/feed/feed.ts';
import { longestContent } from '#shared/rules/feed/content.ts';
import { type WordsValues, wordsFields } from '#shared/rules/feed/share-fields.ts';
import { Button, IconButton } from '#widgets/Button.tsx';
import { Count } from '#widgets/Form/Counted.tsx';
import { useForm } from '#widgets/Form/use-form.ts';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { MentionBox } from '#widgets/MentionBox/MentionBox.tsx';
import { Notice } from '#widgets/Notice.tsx';
import { commenting } from './changes.ts';

interface CommentBoxProps {
  readonly share: FeedShare;
  readonly answered: FeedComment | null;
  readonly takesFocus: boolean;
  readonly onAnswerShare: () => void;
  readonly onSent: () => void;
}

const nothing: WordsValues = { text: '', people: [] };

export function CommentBox({ share, answered, takesFocus, onAnswerShare, onSent }: CommentBoxProps) {
  const { t } = useText();
  const form = useForm<WordsValues>({
    ...{ name: `feed/${share.id}/${answered?.id ?? ''}`, stored: nothing, fields: wordsFields, isNew: true },
    drafts: { lasting: true },
    change: {
      async send({ values }) {
        await submitChange(commenting(share, values, answered));
        return 'saved';
      },
    },
  });
  const { offer } = form;
  useEffect(() => offer?.take(), [offer]);
  const { text, people } = form.values;
  const send = async () => {
    if (await form.save()) onSent();
  };
  return (
    <div className={layout.stack}>
      {answered && (
        <span className={`${layout.inline} ${ink.small}`}>
          {t('feed.replying', { name: answered.userName })}
          <IconButton label={t('feed.noReply')} onClick={onAnswerShare}>
            <X size={13} aria-hidden="true" />
          </IconButton>
        </span>
      )}
      <MentionBox
        label={t('feed.commentLabel', { name: share.userName })}
        placeholder={t('feed.commentHint')}
        lines={1}
        value={text}
        takesFocus={takesFocus}
        problem={form.problem('text')}
        onChange={(next, person) => {
          form.set('text', next);
          if (person) form.set('people', [...people, { userId: person.userId, userName: person.userName }]);
        }}
        onLeave={() => text !== '' && form.leave('text')}
        onSend={() => void send()}
      />
      <div className={layout.row}>
        <Count value={text} most={longestContent} />
        <span className={layout.end}>
          <Button size="small" look="primary" busy={form.saving} onClick={() => void send()}>
            {t('feed.send')}
          </Button>
        </span>
      </div>
      {form.failure && (
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
      )}
    </div>
  );
}
