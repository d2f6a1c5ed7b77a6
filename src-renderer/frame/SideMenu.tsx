/** The side menu: search, groups that fold, and a narrow form that keeps only the groups' icons. */
import {
  FileKey2,
  History,
  House,
  PanelLeftClose,
  PanelLeftOpen,
  Server,
  Settings,
  Wrench,
} from 'lucide-react';
import { useState } from 'react';
import { NavLink } from 'react-router-dom';
import { useText } from '../data/text.ts';
import { useGrants, useMenu } from '../state/menu.ts';
import type { MenuItem } from '../state/menu-model.ts';
import { changeSettings, useProgram } from '../state/program.ts';
import { useSession } from '../state/session.ts';
import { IconButton } from '../widgets/Button.tsx';
import { ErrorNotice } from '../widgets/Notice.tsx';
import { SearchField } from '../widgets/SearchField.tsx';
import { SkeletonLine } from '../widgets/Skeleton.tsx';
import { reportFailure } from './failure-toast.ts';
import { Mark } from './Mark.tsx';
import { MenuSections } from './MenuSections.tsx';
import { menuLabel } from './menu-labels.ts';
import { NarrowMenu } from './NarrowMenu.tsx';
import styles from './SideMenu.module.css';
import { useNarrowWindow } from './use-narrow-window.ts';

const toolIcons: Readonly<Record<string, typeof Wrench>> = {
  'licence.tool': FileKey2,
  'frame.servers': Server,
  'frame.journal': History,
  'frame.settings': Settings,
};

export function toggleMenu(collapsed: boolean): void {
  changeSettings({ menuCollapsed: !collapsed }).catch(reportFailure);
}

export function SideMenu() {
  const { t } = useText();
  const { settings, facts } = useProgram();
  const session = useSession();
  const menu = useMenu();
  const grants = useGrants();
  const [words, setWords] = useState('');
  const forced = useNarrowWindow();
  const fixed = facts.lockedSettings.includes('menuCollapsed');
  const collapsed = settings.menuCollapsed || forced;
  return (
    <nav className={collapsed ? styles.narrow : styles.menu} aria-label={t('frame.mainMenu')}>
      <div className={styles.head}>
        <NavLink
          to="/info"
          className={styles.product}
          aria-label={collapsed ? t('frame.product') : undefined}
        >
          <Mark size={22} />
          {!collapsed && <span>{t('frame.product')}</span>}
        </NavLink>
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
      {collapsed ? (
        <>
          {menu && <NarrowMenu menu={menu} />}
          {!forced && (
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
        </>
      ) : (
        <>
          {session.status === 'signedIn' && (
            <div className={styles.search}>
              <SearchField
                wide
                label={t('frame.mainMenu')}
                placeholder={t('frame.menu.search')}
                value={words}
                onChange={setWords}
              />
            </div>
          )}
          <div className={styles.scroll}>
            {session.status !== 'signedOut' && !words && (
              <NavLink to="/info" className={styles.home}>
                <House size={16} aria-hidden="true" />
                {t('frame.overview.title')}
              </NavLink>
            )}
            {menu ? <MenuSections menu={menu} words={words} /> : <MenuSkeleton />}
            {grants.error && !grants.tree && <ErrorNotice error={grants.error} onRetry={grants.retry} />}
            {session.status === 'signedOut' && <p className={styles.hint}>{t('frame.menu.signInForMore')}</p>}
          </div>
          <Tools items={menu?.sections.find(({ group }) => group === 'tools')?.items ?? []} />
        </>
      )}
    </nav>
  );
}

/** The program's own tools stand at the foot, whatever the menu above is scrolled to. */
function Tools({ items }: { readonly items: readonly MenuItem[] }) {
  const { t } = useText();
  return (
    <ul className={styles.tools} aria-label={t('frame.menu.group.tools')}>
      {items.map((item) => {
        const Icon = toolIcons[item.id] ?? Wrench;
        return (
          item.kind === 'screen' && (
            <li key={item.id}>
              <NavLink to={item.to} className={styles.home}>
                <Icon size={16} aria-hidden="true" />
                {menuLabel(item, t)}
              </NavLink>
            </li>
          )
        );
      })}
    </ul>
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
