/** The side menu at 56 pixels: one icon per group, its entries beside it. */
import { House } from 'lucide-react';
import { NavLink, useNavigate } from 'react-router-dom';
import { useText } from '../data/text.ts';
import type { MenuModel } from '../state/menu-model.ts';
import { platformPageRoute } from '../state/platform-page.ts';
import { useActiveServer } from '../state/program.ts';
import { MenuButton } from '../widgets/Menu.tsx';
import { useCurrentScreen } from './current-screen.ts';
import { groupIcons } from './menu-icons.ts';
import { menuLabel } from './menu-labels.ts';
import styles from './NarrowMenu.module.css';
import { openOnServer } from './PlatformLink.tsx';

export function NarrowMenu({ menu }: { readonly menu: MenuModel }) {
  const { t } = useText();
  const navigate = useNavigate();
  const server = useActiveServer();
  const current = useCurrentScreen();
  return (
    <div className={styles.groups}>
      <NavLink
        to="/info"
        className={styles.group}
        aria-label={t('frame.overview.title')}
        title={t('frame.overview.title')}
      >
        <House size={17} aria-hidden="true" />
      </NavLink>
      {menu.sections.map(({ group, items }) => {
        const Icon = groupIcons[group];
        const name = t(`frame.menu.group.${group}`);
        const here = items.some((item) => item.kind === 'screen' && item.id === current?.id);
        return (
          <MenuButton
            key={group}
            label={name}
            title={name}
            align="beside"
            className={here ? styles.here : styles.group}
            header={<strong>{name}</strong>}
            lines={items.map((item) => ({
              key: item.id,
              label: menuLabel(item, t),
              onSelect: () => {
                if (item.kind === 'screen') void navigate(item.to);
                else if (server.kind === 'sandbox') void navigate(platformPageRoute(item.entry.code));
                else openOnServer(server, item.entry.path);
              },
            }))}
          >
            <Icon size={17} aria-hidden="true" />
          </MenuButton>
        );
      })}
    </div>
  );
}
