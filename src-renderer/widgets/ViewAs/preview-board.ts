/** Converts a person's view to the frame's data: navigation, launcher, quick create. */
import type { Translate } from '#data/text.ts';
import { initials } from '#shared/kit/initials.ts';
import { ownConfigsOf } from '#shared/rules/launcher/configs.ts';
import type { LauncherFacts, SeenApp } from '#shared/rules/launcher/visible-apps.ts';
import { groupsFor } from '#shared/rules/launcher/visible-apps.ts';
import { idOf } from '#shared/rules/quick-create/entrance.ts';
import type { PreviewMenu } from '#state/preview-menus.ts';
import { restMenu } from '../ThemePreview/frame/Board.tsx';
import type { PreviewBoard } from '../ThemePreview/frame/frame-props.ts';
import type { entrancesSeen } from './view-as.ts';

/** Limit of menus in the navigation beside the entry for the rest. */
const room = { standard: 4, mix: 7 } as const;

export function previewMenusOf(
  seen: readonly SeenApp[],
  facts: LauncherFacts,
  mode: keyof typeof room,
  t: Translate,
): PreviewMenu[] {
  const { simpleName } = ownConfigsOf(facts.configs);
  const all = seen
    .filter(({ inNavigation }) => inNavigation)
    .map(({ app }) => ({
      id: app.id,
      group: null,
      entries: [],
      name: (simpleName && app.shortName) || app.menuName,
    }));
  if (all.length <= room[mode] + 1) return all;
  const rest = { id: restMenu, group: 'apps', name: t('viewAs.rest'), entries: [] } as const;
  return [...all.slice(0, room[mode]), rest];
}

interface BoardOwner {
  readonly tenant: string;
  /** '' for nobody by name. */
  readonly person: string;
}

export function boardOf(
  { tenant, person }: BoardOwner,
  seen: readonly SeenApp[],
  facts: LauncherFacts,
  entrances: ReturnType<typeof entrancesSeen>,
  t: Translate,
): PreviewBoard {
  const apps = seen.filter(({ unseen }) => unseen === null).map(({ app }) => app);
  const inside = Map.groupBy(apps, ({ acId }) => acId);
  const other = { id: '', groupName: t('themePreview.board.other'), line: 3 };
  return {
    tenant,
    letters: initials(person),
    groups: [...groupsFor(facts), other].flatMap(({ id, groupName, line }) => {
      const own = inside.get(id) ?? [];
      if (own.length === 0) return [];
      return [{ id, name: groupName, line, apps: own.map((app) => ({ id: app.id, name: app.menuName })) }];
    }),
    create: entrances
      .filter(({ mayCreate }) => mayCreate)
      .map((entry) => ({ id: idOf(entry), name: entry.sysMenus.shortname })),
    search: ownConfigsOf(facts.configs).openSearch,
  };
}
