/** The feed of work sharing (spec 3§3.10, 3§4): the shares of colleagues, and the box for a new one. */
import { ChevronDown, MessagesSquare } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { useText } from '#data/text.ts';
import type { FeedShare } from '#shared/api/feed/feed.ts';
import type { FeedTab } from '#shared/api/feed/feed-values.ts';
import type { SessionFacts } from '#shared/api/session/session.ts';
import { tabRow } from '#shared/rules/feed/tabs.ts';
import { useDialogRoute } from '#state/dialog-route.ts';
import { useSession } from '#state/session.ts';
import buttons from '#widgets/Button.module.css';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { MenuButton } from '#widgets/Menu.tsx';
import tabs from '#widgets/PageTabs.module.css';
import { SkeletonRows } from '#widgets/Skeleton.tsx';
import { Composer } from './Composer.tsx';
import { EditDialog } from './EditDialog.tsx';
import styles from './Feed.module.css';
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

/** The tabs of the feed; a tab that is chosen from the menu moves into the row (spec 3§4). */
function FeedTabs({ view }: { readonly view: FeedViewState }) {
  const { t } = useText();
  const { pathname, search } = useLocation();
  const { main, more } = tabRow(view.moved);
  const addressOf = (tab: FeedTab) => {
    const params = new URLSearchParams(search);
    params.set('tab', tab);
    return `${pathname}?${params}`;
  };
  return (
    <nav className={`${tabs.tabs} ${styles.tabs}`} aria-label={t('feed.tabs')}>
      {main.map((tab) => (
        <Link
          key={tab}
          to={addressOf(tab)}
          className={tabs.tab}
          aria-current={tab === view.workType ? 'page' : undefined}
          onClick={(event) => {
            // A click with Ctrl opens another window of the feed and stores no choice.
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            if (tab !== view.workType) view.choose({ workType: tab });
          }}
        >
          {t(`feed.tab.${tab}`)}
        </Link>
      ))}
      <MenuButton
        label={t('feed.more')}
        align="below"
        className={`${buttons.button} ${buttons.quiet} ${buttons.small}`}
        lines={more.map((tab) => ({
          key: tab,
          label: t(`feed.tab.${tab}`),
          onSelect: () => view.choose({ workType: tab }),
        }))}
      >
        <span>{t('feed.more')}</span>
        <ChevronDown size={14} aria-hidden="true" />
      </MenuButton>
    </nav>
  );
}
