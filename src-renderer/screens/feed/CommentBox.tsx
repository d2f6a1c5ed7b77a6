/** The box for a comment on a share or for an answer to a comment; its text outlives a restart. */
import { X } from 'lucide-react';
import { submitChange } from '#data/changes/index.ts';
import { useText } from '#data/text.ts';
import type { FeedComment, FeedShare } from '#shared/api/feed/feed.ts';
import { longestContent } from '#shared/rules/feed/content.ts';
import { type WordsValues, wordsFields } from '#shared/rules/feed/share-fields.ts';
import { Button, IconButton } from '#widgets/Button.tsx';
import { Count } from '#widgets/Form/CountedField.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { commenting } from './changes.ts';
import { SendFailure } from './SendFailure.tsx';
import { useFeedDraft } from './use-feed-draft.ts';
import { WordsBox } from './WordsBox.tsx';

interface CommentBoxProps {
  readonly share: FeedShare;
  readonly parentComment: FeedComment | null;
  readonly takesFocus: boolean;
  readonly onAnswerShare: () => void;
  readonly onSent: () => void;
}

const nothing: WordsValues = { text: '', people: [] };

export function CommentBox({ share, parentComment, takesFocus, onAnswerShare, onSent }: CommentBoxProps) {
  const { t } = useText();
  const form = useFeedDraft<WordsValues>({
    name: `feed/${share.id}/${parentComment?.id ?? ''}`,
    empty: nothing,
    fields: wordsFields,
    send: (values) => submitChange(commenting(share, values, parentComment)),
  });
  const send = async () => {
    if (await form.save()) onSent();
  };
  return (
    <div className={layout.stack}>
      {parentComment && (
        <span className={`${layout.inline} ${ink.small}`}>
          {t('feed.replying', { name: parentComment.userName })}
          <IconButton label={t('feed.noReply')} onClick={onAnswerShare}>
            <X size={13} aria-hidden="true" />
          </IconButton>
        </span>
      )}
      <WordsBox
        form={form}
        takesFocus={takesFocus}
        label={t('feed.commentLabel', { name: share.userName })}
        hint="feed.commentHint"
        lines={1}
        onSend={() => void send()}
      />
      <div className={layout.row}>
        <Count value={form.values.text} most={longestContent} />
        <span className={layout.end}>
          <Button size="small" busy={form.saving} onClick={() => void send()}>
            {t('feed.send')}
          </Button>
        </span>
      </div>
      <SendFailure form={form} onRetry={() => void send()} />
    </div>
  );
}
