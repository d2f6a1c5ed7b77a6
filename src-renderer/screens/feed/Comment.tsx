import { Reply, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useChange } from '#data/changes/index.ts';
import { useText } from '#data/text.ts';
import type { FeedComment } from '#shared/api/feed/feed.ts';
import type { SessionFacts } from '#shared/api/session/session.ts';
import { mayDelete } from '#shared/rules/feed/rights.ts';
import { IconButton } from '#widgets/Button.tsx';
import { confirm } from '#widgets/confirm.tsx';
import layout from '#widgets/looks/layout.module.css';
import { commentRemoval } from './changes.ts';
import { Post } from './parts/Post/Post.tsx';
import { PostText } from './parts/Post/PostText.tsx';

interface CommentProps {
  readonly comment: FeedComment;
  readonly user: SessionFacts['user'];
  readonly onAnswer: () => void;
}

export function Comment({ comment, user, onAnswer }: CommentProps) {
  const { t } = useText();
  const { submit } = useChange();
  const [unfolded, setUnfolded] = useState(false);
  const { userName: name, replyUserName } = comment;
  const remove = async () => {
    const yes = await confirm({
      title: t('feed.removeCommentAsk'),
      text: t('feed.removeCommentText', { name }),
      lasts: 'destroys',
      action: t('feed.remove'),
      danger: true,
    });
    if (yes) void submit(commentRemoval(comment));
  };
  return (
    <Post
      small
      name={name}
      time={comment.createTime}
      beside={replyUserName && t('feed.replyTo', { name: replyUserName })}
      corner={
        <span className={layout.inline}>
          <IconButton label={t('feed.replyTo', { name })} onClick={onAnswer}>
            <Reply size={14} aria-hidden="true" />
          </IconButton>
          {mayDelete(comment, user) && (
            <IconButton label={t('feed.removeComment', { name })} onClick={() => void remove()}>
              <Trash2 size={14} aria-hidden="true" />
            </IconButton>
          )}
        </span>
      }
    >
      <PostText
        content={comment.content}
        mentions={comment.userData}
        unfolded={unfolded}
        onUnfold={setUnfolded}
      />
    </Post>
  );
}
