/** The comments of a share: the last few, or all of them page by page, and the box for a new one. */
import { type ReactNode, useState } from 'react';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { type FeedComment, type FeedShare, queryComments } from '#shared/api/feed/feed.ts';
import type { SessionFacts } from '#shared/api/session/session.ts';
import { Button } from '#widgets/Button.tsx';
import layout from '#widgets/looks/layout.module.css';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { SkeletonRows } from '#widgets/Skeleton.tsx';
import { Comment } from './Comment.tsx';
import { CommentBox } from './CommentBox.tsx';
import type { PostExpansion } from './post-expansion.ts';
import styles from './parts/Post/Post.module.css';

interface CommentsProps {
  readonly share: FeedShare;
  readonly user: SessionFacts['user'];
  readonly opened: PostExpansion;
  readonly onOpen: (change: Partial<PostExpansion>) => void;
  /** The user has just opened the box for a comment. */
  readonly takesFocus: boolean;
}

const pageSize = 10;

export function Comments({ share, user, opened, onOpen, takesFocus }: CommentsProps) {
  const { t, formatNumber } = useText();
  const [answered, setAnswered] = useState<FeedComment | null>(null);
  const { total, list } = share.comments;
  if (total === 0 && !opened.comments) return null;
  const shown = opened.pages === 0 ? list.length : Math.min(total, opened.pages * pageSize);
  const answer = (comment: FeedComment) => {
    setAnswered(comment);
    onOpen({ comments: true });
  };
  const draw = (comment: FeedComment) => (
    <Comment key={comment.id} comment={comment} user={user} onAnswer={() => answer(comment)} />
  );
  const next = Math.min(pageSize, total - shown);
  return (
    // biome-ignore lint/a11y/useSemanticElements: no set of fields, and no landmark of the page
    <div role="group" className={styles.said} aria-label={t('feed.comments')}>
      {opened.pages === 0 && total > list.length && (
        <span>
          <Button size="small" look="quiet" onClick={() => onOpen({ pages: 1 })}>
            {t('feed.allComments', { count: formatNumber(total) })}
          </Button>
        </span>
      )}
      {opened.pages === 0
        ? list.map(draw)
        : Array.from({ length: opened.pages }, (_, index) => index + 1).map((page) => (
            <CommentPage key={page} id={share.id} page={page} draw={draw} />
          ))}
      {opened.pages > 0 && total > shown && (
        <span>
          <Button size="small" look="quiet" onClick={() => onOpen({ pages: opened.pages + 1 })}>
            {t('feed.moreComments', { count: next, total: formatNumber(next) })}
          </Button>
        </span>
      )}
      {opened.comments && (
        <CommentBox
          key={answered?.id ?? ''}
          share={share}
          parentComment={answered}
          takesFocus={takesFocus || answered !== null}
          onAnswerShare={() => setAnswered(null)}
          onSent={() => {
            setAnswered(null);
            if (opened.pages > 0) onOpen({ pages: Math.ceil((total + 1) / pageSize) });
          }}
        />
      )}
    </div>
  );
}

interface CommentPageProps {
  readonly id: string;
  readonly page: number;
  readonly draw: (comment: FeedComment) => ReactNode;
}

function CommentPage({ id, page, draw }: CommentPageProps) {
  const { t } = useText();
  const read = useRead(queryComments, { id, pageNo: page, pageSize });
  return (
    <ReadPart read={read} failed={t('feed.commentsFailed')} waiting={<SkeletonRows rows={2} columns={1} />}>
      {({ result }) => <div className={layout.stack}>{result.map(draw)}</div>}
    </ReadPart>
  );
}
