/** The tenant's own menus for a picture of a frame: names and groups, in the order of whoever is signed in. */
import { useMemo } from 'react';
import { useText } from '#data/text.ts';
import { useMenu } from './menu.ts';
import { menuLabel, sectionLabel } from './menu-labels.ts';
import type { MenuSection } from './menu-model.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

export interface PreviewMenu extends Named {
  /** null: it has no icon of a group, and is drawn by its first letter. */
  readonly group: MenuSection['group'] | null;
  readonly entries: readonly Named[];
}

/** What a frame has room for. */
const most = { menus: 5, entries: 10 };

/** Empty: none can be read, and the picture shows samples. */
export function usePreviewMenus(): readonly PreviewMenu[] {
  const { t } = useText();
  const { sections, state } = useMenu();
  return useMemo(() => {
    if (state !== 'ready') return [];
    return sections
      .filter(({ group }) => group !== 'tools')
      .slice(0, most.menus)
      .map((section) => ({
        id: section.id,
        group: section.group,
        name: sectionLabel(section, t),
        entries: section.items
          .slice(0, most.entries)
          .map((item) => ({ id: item.id, name: menuLabel(item, t) })),
      }));
  }, [sections, state, t]);
}
