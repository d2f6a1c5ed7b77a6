/** The side menu: search, our own pages, the platform's below them, the tools at the foot; or only icons of them. */
import { House, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { type KeyboardEvent, memo, useRef, useState } from 'react';
import { useText } from '#data/text.ts';
import { type Menu, useMenu } from '#state/menu.ts';
import { toolItems } from '#state/menu-model.ts';
import { changeSettings, useProgram } from '#state/program.ts';
import { useSession } from '#state/session.ts';
import { IconButton } from '#widgets/Button.tsx';
import { ErrorNotice } from '#widgets/Notice.tsx';
import { PageLink } from '#widgets/PageLink.tsx';
import { SearchField } from '#widgets/SearchField.tsx';
import { SkeletonLine } from '#widgets/Skeleton.tsx';
import { useMenuPlace } from './current-screen.ts';
import { reportFailure } from './failure-toast.ts';
import { Mark } from './Mark.tsx';
import { MenuSections } from './MenuSections.tsx';
import { MenuTools } from './MenuTools.tsx';
import { NarrowMenu } from './NarrowMenu.tsx';
import styles from './SideMenu.module.css';
import { useNarrowWindow } from './use-narrow-window.ts';
import { firstEntry, useOneStop } from './use-one-stop.ts';

export function toggleMenu(collapsed: boolean): void {
  changeSettings({ menuCollapsed: !collapsed }).catch(reportFailure);
}

/** It stands while pages change: what is marked in it is its own to look at. */
export const SideMenu = memo(function SideMenu() {
  const { t } = useText();
  const { settings, facts } = useProgram();
  const forced = useNarrowWindow();
  const fixed = facts.lockedSettings.includes('menuCollapsed');
  const collapsed = settings.menuCollapsed || forced;
  const menu = useMenu();
  // Kept while the menu is collapsed.
  const [words, setWords] = useState('');
  return (
    <nav
      className={collapsed ? styles.narrow : styles.menu}
      data-ground="side"
      aria-label={t('frame.mainMenu')}
    >
      <div className={styles.head} data-ground="left">
        <PageLink
          to="/info"
          className={styles.product}
          aria-label={collapsed ? t('frame.product') : undefined}
        >
          <Mark size={22} />
          {!collapsed && <span>{t('frame.product')}</span>}
        </PageLink>
        {!collapsed && (
          <IconButton
            label={t('frame.menu.collapse')}
            aria-expanded
            disabled={fixed}
            onClick={() => toggleMenu(false)}
          >
            <PanelLeftClose size={16} aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {collapsed ? <NarrowMenu menu={menu} /> : <WideMenu menu={menu} words={words} onWords={setWords} />}
      {collapsed && !forced && (
        <div className={styles.foot}>
          <IconButton
            label={t('frame.menu.expand')}
            aria-expanded={false}
            disabled={fixed}
            onClick={() => toggleMenu(true)}
          >
            <PanelLeftOpen size={16} aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </nav>
  );
});

interface WideMenuProps {
  readonly menu: Menu;
  readonly words: string;
  readonly onWords: (words: string) => void;
}

function WideMenu({ menu, words, onWords }: WideMenuProps) {
  const { t } = useText();
  const session = useSession();
  const place = useMenuPlace();
  const list = useRef<HTMLDivElement>(null);
  const oneStop = useOneStop(list);
  const fromSearch = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !words.trim()) {
      if (event.key === 'ArrowDown') firstEntry(list.current)?.focus();
      return;
    }
    if (event.key === 'ArrowDown') firstEntry(list.current)?.focus();
    else if (event.key === 'Enter') firstEntry(list.current, true)?.click();
    else return;
    event.preventDefault();
    if (event.key === 'Enter') onWords('');
  };
  return (
    <>
      {session.status === 'signedIn' && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field in it
        <div className={styles.search} onKeyDown={fromSearch}>
          <SearchField
            wide
            label={t('frame.mainMenu')}
            placeholder={t('frame.menu.search')}
            value={words}
            onChange={onWords}
          />
        </div>
      )}
      <div ref={list} className={styles.list} {...oneStop}>
        <div className={styles.scroll}>
          {session.status !== 'signedOut' && !words && (
            <PageLink
              to="/info"
              className={styles.home}
              data-menu-item=""
              tabIndex={-1}
              aria-current={place.screen === 'frame.overview' ? 'page' : undefined}
            >
              <House size={16} aria-hidden="true" />
              {t('frame.overview.title')}
            </PageLink>
          )}
          {menu.state === 'loading' && <MenuSkeleton />}
          {menu.state === 'failed' && (
            <ErrorNotice
              error={menu.error}
              tone="quiet"
              title={t('frame.menu.failed')}
              onRetry={menu.retry}
            />
          )}
          <MenuSections menu={menu} words={words} place={place} />
          {session.status === 'signedOut' && <p className={styles.hint}>{t('frame.menu.signInForMore')}</p>}
        </div>
        <MenuTools items={toolItems(menu)} words={words} place={place} />
      </div>
    </>
  );
}

function MenuSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {[14, 11, 16, 12, 15, 10, 13, 16].map((width, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all there is and never move
        <SkeletonLine key={line} width={width} />
      ))}
    </div>
  );
}
