import { useText } from '#data/text.ts';
import type { FeedShare } from '#shared/api/feed/feed.ts';
import ink from '#widgets/looks/ink.module.css';

/** The people who like a share: the last few by name. */
export function LikedBy({ praise }: Pick<FeedShare, 'praise'>) {
  const { t, formatNumber } = useText();
  const { total, userNames } = praise;
  if (total === 0 || userNames.length === 0) return null;
  const names = userNames.join(t('common.form.separator'));
  const more = total - userNames.length;
  return (
    <span className={ink.small}>
      {more > 0 ? t('feed.likesMore', { names, count: formatNumber(more) }) : t('feed.likes', { names })}
    </span>
  );
}
