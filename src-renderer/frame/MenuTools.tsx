/** The program's own tools stand at the foot of the menu, whatever the menu above is scrolled to. */
import { memo } from 'react';
import { useText } from '#data/text.ts';
import { menuLabel, menuMatches } from '#state/menu-labels.ts';
import type { MenuItem } from '#state/menu-model.ts';
import { toolIcon } from '#widgets/menu-icons.ts';
import { PageLink } from '#widgets/PageLink.tsx';
import { currentMark, type MenuPlace } from './current-screen.ts';
import styles from './SideMenu.module.css';

interface MenuToolsProps {
  readonly items: readonly MenuItem[];
  readonly words: string;
  readonly place: MenuPlace;
}

export function MenuTools({ items, words, place }: MenuToolsProps) {
  const { t } = useText();
  const typed = words.trim();
  const shown = typed
    ? items.filter((item) => menuMatches(item, typed, t('frame.menu.group.tools'), t))
    : items;
  if (shown.length === 0) return null;
  return (
    <ul className={styles.tools} aria-label={t('frame.menu.group.tools')}>
      {shown.map(
        (item) =>
          item.kind === 'screen' && <Tool key={item.id} item={item} current={currentMark(place, item)} />,
      )}
    </ul>
  );
}

interface ToolProps {
  readonly item: Extract<MenuItem, { kind: 'screen' }>;
  readonly current: ReturnType<typeof currentMark>;
}

const Tool = memo(function Tool({ item, current }: ToolProps) {
  const { t } = useText();
  const Icon = toolIcon(item.id);
  return (
    <li>
      <PageLink to={item.to} className={styles.home} data-menu-item="" tabIndex={-1} aria-current={current}>
        <Icon size={16} aria-hidden="true" />
        {menuLabel(item, t)}
      </PageLink>
    </li>
  );
});
