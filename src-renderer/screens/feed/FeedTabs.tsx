/** The tabs of the feed; a tab that is chosen from the menu moves into the row (spec 3§4). */

import { ChevronDown } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { useText } from '#data/text.ts';
import type { FeedTab } from '#shared/api/feed/feed-values.ts';

import { tabRow } from '#shared/rules/feed/tabs.ts';
import buttons from '#widgets/Button.module.css';
import { MenuButton } from '#widgets/Menu.tsx';
import tabs from '#widgets/PageTabs.module.css';
import styles from './Feed.module.css';
import type { FeedViewState } from './use-feed-view.ts';

export function FeedTabs({ view }: { readonly view: FeedViewState }) {
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
