/** The side menu: one list of all pages open to the user, in a width of their choice, or a rail of icons. */
import { useAtomValue } from 'jotai';
import { House, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { memo, useRef } from 'react';
import { useText } from '#data/text.ts';
import { helpAtom } from '#state/help.ts';
import { lazyComponent } from '#state/lazy-component.ts';
import { createMedia, narrowWindow, useMedia } from '#state/media.ts';
import { type Menu, useMenu } from '#state/menu.ts';
import { changeSettings, useProgram } from '#state/program.ts';
import { useDocked } from '#state/sandbox-dock.ts';
import { useSession } from '#state/session.ts';
import { IconButton } from '#widgets/Button.tsx';
import { ErrorNotice } from '#widgets/Notice.tsx';
import { PageLink } from '#widgets/PageLink.tsx';
import { SkeletonLine } from '#widgets/Skeleton.tsx';
import { useActiveMenuEntry } from './current-screen.ts';
import { reportFailure } from './failure-toast.ts';
import { Mark } from './Mark.tsx';
import { MenuSections } from './MenuSections.tsx';
import { useMenuWidth } from './menu-width.ts';
import styles from './SideMenu.module.css';
import { heightOfShortcuts } from './shortcuts/shortcut-storage.ts';
import { LazyMenuEdge, LazyMenuShortcuts } from './shortcuts-loader.ts';
import { useRovingFocus } from './use-roving-focus.ts';

/** The collapsed menu loads lazily, because most windows have room for the wide one. */
const LazyNarrowMenu = lazyComponent(async () => (await import('./NarrowMenu.tsx')).NarrowMenu);

export function toggleMenu(collapsed: boolean): void {
  changeSettings({ menuCollapsed: !collapsed }).catch(reportFailure);
}

/** Memoised across pages; its entries read the current place themselves. */
export const SideMenu = memo(function SideMenu() {
  const { t } = useText();
  const { settings, facts } = useProgram();
  const forced = useNarrowWindow();
  const fixed = facts.lockedSettings.includes('menuCollapsed');
  const collapsed = settings.menuCollapsed || forced;
  const menu = useMenu();
  const [width, setWidth] = useMenuWidth();
  return (
    <nav
      className={collapsed ? styles.narrow : styles.menu}
      style={collapsed ? undefined : { width }}
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
      {collapsed ? <LazyNarrowMenu menu={menu} /> : <WideMenu menu={menu} />}
      {!collapsed && <LazyMenuEdge width={width} onWidth={setWidth} />}
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

function WideMenu({ menu }: { readonly menu: Menu }) {
  const { t } = useText();
  const session = useSession();
  const active = useActiveMenuEntry();
  const list = useRef<HTMLDivElement>(null);
  const oneStop = useRovingFocus(list);
  return (
    <div ref={list} className={styles.list} {...oneStop}>
      {session.status !== 'signedOut' && (
        <PageLink
          to="/info"
          className={styles.home}
          data-menu-item=""
          tabIndex={-1}
          aria-current={active.screen === 'frame.overview' ? 'page' : undefined}
        >
          <House size={15} aria-hidden="true" />
          {t('frame.overview.title')}
        </PageLink>
      )}
      <LazyMenuShortcuts menu={menu} placeholder={<RoomOfKept />} />
      {menu.state === 'loading' && <MenuSkeleton />}
      {menu.state === 'failed' && (
        <ErrorNotice error={menu.error} tone="quiet" title={t('frame.menu.failed')} onRetry={menu.retry} />
      )}
      <MenuSections menu={menu} active={active} />
      {session.status === 'signedOut' && <p className={styles.hint}>{t('frame.menu.signInForMore')}</p>}
    </div>
  );
}

/** Keeps the room of starred and recent pages free, so that the groups do not move when the code arrives. */
function RoomOfKept() {
  return <div style={{ height: heightOfShortcuts() }} />;
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

/** Wider limit beside the help or the sandbox's panel, so that the page keeps its width. */
const narrowBesideDock = createMedia('(max-width: 1279px)');

/** True when the window is too narrow for the wide menu, whatever the setting. */
function useNarrowWindow(): boolean {
  const alone = useMedia(narrowWindow);
  const beside = useMedia(narrowBesideDock);
  const isHelpOpen = useAtomValue(helpAtom) !== null;
  return useDocked() || isHelpOpen ? beside : alone;
}
