/** The feed of work sharing (spec 3§3.10, 3§4): the shares of colleagues, and the box for a new one. */
import { MessagesSquare } from 'lucide-react';
import { useText } from '#data/text.ts';
import type { FeedShare } from '#shared/api/feed/feed.ts';
import type { SessionFacts } from '#shared/api/session/session.ts';
import { useDialogRoute } from '#state/dialog-route.ts';
import { useSession } from '#state/session.ts';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { SkeletonRows } from '#widgets/Skeleton.tsx';
import { Composer } from './Composer.tsx';
import { EditDialog } from './EditDialog.tsx';
import styles from './Feed.module.css';
import { FeedTabs } from './FeedTabs.tsx';
import { ShareCard } from './ShareCard.tsx';
import { useFeed } from './use-feed.tsx';
import { type FeedViewState, useFeedView } from './use-feed-view.ts';

export const feedPath = '/teamshare';
const dialogs = ['edit'] as const;

export function FeedPage() {
  const session = useSession();
  return session.status === 'signedIn' ? <Settled user={session.facts.user} /> : null;
}

interface OfUser {
  readonly user: SessionFacts['user'];
}

function Settled({ user }: OfUser) {
  const view = useFeedView(user.id);
  // The list waits for the view: the server holds the number of shares on a page.
  return view ? <Feed view={view} user={user} /> : <SkeletonRows rows={8} columns={1} />;
}

function Feed({ view, user }: OfUser & { readonly view: FeedViewState }) {
  const { t, formatTime, formatNumber } = useText();
  const list = useFeed(view);
  const dialog = useDialogRoute(feedPath, dialogs);
  const nameOf = ({ userName, createTime }: FeedShare) =>
    t('feed.share', { name: userName, time: formatTime(createTime.replace(' ', 'T')) });
  return (
    <div className={styles.page}>
      <ListScreen
        list={list}
        label={t('feed.title')}
        head={{ title: t('feed.title'), purpose: t('feed.purpose') }}
        notices={<FeedTabs view={view} />}
        failed={t('feed.failed')}
        empty={{ title: t('feed.empty'), text: t('feed.emptyText'), icon: <MessagesSquare size={28} /> }}
        nothing={t('feed.nothing')}
        count={(total) => t('feed.count', { count: total, total: formatNumber(total) })}
        file={false}
        refresh
        height="page"
        feed={{
          draw: (share) => (
            <ShareCard share={share} user={user} onEdit={() => dialog.open('edit', share.id)} />
          ),
          nameOf,
          lead: <Composer />,
          positionKey: `${view.key} ${JSON.stringify(list.values)}`,
          toTop: t('feed.top'),
        }}
      >
        {dialog.name === 'edit' && <EditDialog id={dialog.id} onClose={dialog.close} />}
      </ListScreen>
    </div>
  );
}
