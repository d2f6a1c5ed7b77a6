/** The program's own tools stand at the foot of the menu, whatever the menu above is scrolled to. */
import { Link } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { menuLabel, menuMatches } from '#state/menu-labels.ts';
import type { MenuItem } from '#state/menu-model.ts';
import { toolIcon } from '#widgets/menu-icons.ts';
import { currentMark, useMenuPlace } from './current-screen.ts';
import styles from './SideMenu.module.css';

interface MenuToolsProps {
  readonly items: readonly MenuItem[];
  readonly words: string;
}

export function MenuTools({ items, words }: MenuToolsProps) {
  const { t } = useText();
  const place = useMenuPlace();
  const typed = words.trim();
  const shown = typed
    ? items.filter((item) => menuMatches(item, typed, t('frame.menu.group.tools'), t))
    : items;
  if (shown.length === 0) return null;
  return (
    <ul className={styles.tools} aria-label={t('frame.menu.group.tools')}>
      {shown.map((item) => {
        const Icon = toolIcon(item.id);
        return (
          item.kind === 'screen' && (
            <li key={item.id}>
              <Link
                to={item.to}
                className={styles.home}
                data-menu-item=""
                tabIndex={-1}
                aria-current={currentMark(place, item)}
              >
                <Icon size={16} aria-hidden="true" />
                {menuLabel(item, t)}
              </Link>
            </li>
          )
        );
      })}
    </ul>
  );
}
