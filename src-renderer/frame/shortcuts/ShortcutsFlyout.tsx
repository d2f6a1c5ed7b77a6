/** Starred and recent pages in the collapsed menu: a flyout beside an icon. */
import { Star } from 'lucide-react';
import { useText } from '#data/text.ts';
import type { Menu } from '#state/menu.ts';
import { usePlatformWays } from '#state/platform-page.ts';
import { MenuButton, type MenuLine } from '#widgets/Menu.tsx';
import { type PaletteDestination, wordsOfDestination } from '../Palette/screen-items.ts';
import { notOpened } from '../PlatformLink.tsx';
import { webWay } from '../web-menu.tsx';
import { useShortcutPages } from './use-shortcut-pages.ts';

interface KeptFlyoutProps {
  readonly menu: Menu;
  readonly className: string | undefined;
}

export function ShortcutsFlyout({ menu, className }: KeptFlyoutProps) {
  const { t } = useText();
  const lines = useKeptLines(menu);
  if (lines.length === 0) return null;
  return (
    <MenuButton
      inRow
      label={t('frame.menu.kept')}
      title={t('frame.menu.kept')}
      align="beside"
      className={className}
      header={<strong>{t('frame.menu.kept')}</strong>}
      lines={lines}
    >
      <Star size={17} aria-hidden="true" />
    </MenuButton>
  );
}

function useKeptLines(menu: Menu): MenuLine[] {
  const { t } = useText();
  const ways = usePlatformWays(notOpened);
  const { starred, recent } = useShortcutPages(menu);
  const line = (page: PaletteDestination): MenuLine => {
    const { label } = wordsOfDestination(page, t);
    const { id: key, platform, to = '/info' } = page;
    return { key, label, link: platform ? (webWay(platform, label) ?? ways(platform)) : { to } };
  };
  const heading = { kind: 'heading', key: 'recent', label: t('frame.palette.recent') } as const;
  return [...starred.map(line), ...(recent.length > 0 ? [heading] : []), ...recent.map(line)];
}
