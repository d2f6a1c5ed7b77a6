/** The side menu at 56 pixels: one icon per own page's group, per platform group and for the tools; a flyout beside each. */
import { ExternalLink, House, TriangleAlert } from 'lucide-react';
import { useRef } from 'react';
import { describeError } from '#data/describe-error.ts';
import { useText } from '#data/text.ts';
import type { Menu } from '#state/menu.ts';
import { menuLabel, sectionLabel } from '#state/menu-labels.ts';
import type { MenuItem } from '#state/menu-model.ts';
import { usePlatformWays } from '#state/platform-page.ts';
import { useSession } from '#state/session.ts';
import { MenuButton, type MenuLine } from '#widgets/Menu.tsx';
import { groupIcons } from '#widgets/menu-icons.ts';
import { PageLink } from '#widgets/PageLink.tsx';
import { type ActiveMenuEntry, currentMark, useActiveMenuEntry } from './current-screen.ts';
import { LazyShortcutsFlyout } from './shortcuts-loader.ts';
import styles from './NarrowMenu.module.css';
import { notOpened } from './PlatformLink.tsx';
import { useRovingFocus } from './use-roving-focus.ts';
import { webWay } from './web-menu.tsx';

export function NarrowMenu({ menu }: { readonly menu: Menu }) {
  const { t } = useText();
  const session = useSession();
  const active = useActiveMenuEntry();
  const list = useRef<HTMLDivElement>(null);
  const oneStop = useRovingFocus(list);
  const line = useLine(active);
  return (
    <div ref={list} className={styles.groups} {...oneStop}>
      {session.status !== 'signedOut' && (
        <PageLink
          to="/info"
          className={styles.group}
          aria-label={t('frame.overview.title')}
          title={t('frame.overview.title')}
          data-menu-item=""
          tabIndex={-1}
          aria-current={active.screen === 'frame.overview' ? 'page' : undefined}
        >
          <House size={17} aria-hidden="true" />
        </PageLink>
      )}
      <LazyShortcutsFlyout menu={menu} className={styles.group} />
      {menu.state === 'failed' && (
        <MenuButton
          inRow
          label={t('frame.menu.failed')}
          title={t('frame.menu.failed')}
          align="beside"
          className={styles.group}
          header={
            <>
              <strong>{t('frame.menu.failed')}</strong>
              <p className={styles.why}>{describeError(menu.error).message}</p>
            </>
          }
          lines={[{ key: 'retry', label: t('common.retry'), onSelect: menu.retry }]}
        >
          <TriangleAlert size={17} aria-hidden="true" />
        </MenuButton>
      )}
      {menu.sections.map((section) => {
        const { id, group, items } = section;
        const Icon = groupIcons[group];
        const name = sectionLabel(section, t);
        const here = items.some((item) => currentMark(active, item) !== undefined);
        return (
          <MenuButton
            key={id}
            inRow
            label={name}
            title={name}
            align="beside"
            className={here ? styles.here : styles.group}
            header={<strong>{name}</strong>}
            lines={parted(items, line, t('frame.menu.platform'))}
          >
            <Icon size={17} aria-hidden="true" />
          </MenuButton>
        );
      })}
    </div>
  );
}

function useLine(active: ActiveMenuEntry): (item: MenuItem) => MenuLine {
  const { t } = useText();
  const ways = usePlatformWays(notOpened);
  return (item) => ({
    key: item.id,
    label: menuLabel(item, t),
    current: currentMark(active, item) !== undefined,
    ...(item.kind === 'screen'
      ? { link: { to: item.to } }
      : item.leadsNowhere
        ? { disabled: true }
        : { link: webWay(item.entry, menuLabel(item, t)) ?? ways(item.entry) }),
    ...(item.kind === 'platform' && {
      hint: <ExternalLink size={12} aria-label={t('frame.menu.onPlatform')} />,
    }),
  });
}

/** Our own pages first, the platform's under a heading of their own. */
function parted(items: readonly MenuItem[], line: (item: MenuItem) => MenuLine, heading: string): MenuLine[] {
  const screens = items.filter(({ kind }) => kind === 'screen');
  const platform = items.filter(({ kind }) => kind === 'platform');
  return [
    ...screens.map(line),
    ...(screens.length > 0 && platform.length > 0
      ? [{ kind: 'heading', key: 'platform', label: heading } as const]
      : []),
    ...platform.map(line),
  ];
}
