/** The tenant's own menus for previews of a frame: names and groups, in the signed-in user's order. */
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
  /** Null when no group provides an icon; the preview draws the name's first letter. */
  readonly group: MenuSection['group'] | null;
  readonly entries: readonly Named[];
}

/** Limits of a preview's space. */
const most = { menus: 5, entries: 10 };

/** An empty list means that no menu can be read; the preview then shows samples. */
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
