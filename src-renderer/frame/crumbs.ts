/** Breadcrumbs of the current page: menu group, page, tab, object. Pure; computed from the registry. */
import { menuEntries } from '#shared/rules/common/menu/entries.ts';
import type { MessageKey } from '#shared/text/index.ts';
import type { MenuModel, MenuSection } from '#state/menu-model.ts';
import { homeOf, type Screen } from '#state/screen.ts';
import { screenPath } from './screen-path.ts';

export interface Crumb {
  readonly label: { readonly key: MessageKey } | { readonly text: string };
  /** Absent when the crumb is no link of its own; the last crumb is the page itself. */
  readonly to?: string;
}

export interface CrumbLocation {
  readonly screen: Screen | null;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: string;
  /** The object's name as the page gives it (state/crumbs.ts), or ''. */
  readonly object: string;
}

export function crumbsOf(location: CrumbLocation, screens: readonly Screen[], menu: MenuModel): Crumb[] {
  const { screen, object } = location;
  if (!screen) return [{ label: { key: 'errors.page.notFoundTitle' } }];
  if (screen.id === 'frame.platformPage') return platformCrumbs(location, menu);
  const way = screenPath(screen, screens);
  const [root = screen] = way;
  const parent = way.at(-2);
  const named = { label: { text: object } };
  return [
    ...groupCrumb(root.menuGroup, menu),
    page(root),
    ...way.slice(1, -1).map((part) => partCrumb(part, location)),
    ...(isUnknownTab(location)
      ? [{ label: { key: 'errors.page.notFoundTitle' } } as const]
      : tabCrumb(screen, parent, object)),
    ...viewCrumb(screen, location.search),
    ...(object !== '' && (!parent || isTab(screen, parent)) ? [named] : []),
  ];
}

function page(screen: Screen): Crumb {
  return { label: { key: screen.titleKey }, to: homeOf(screen) };
}

/** A parent page with parts of its own, at the address that leads back to it. */
function partCrumb(part: Screen, { params, search }: CrumbLocation): Crumb {
  const path = part.to({ ...part.example, ...known(params) });
  const query = new URLSearchParams(search);
  const carried = (part.carries ?? []).flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value]] : [];
  });
  const words = new URLSearchParams(carried).toString();
  return {
    label: { key: part.titleOf?.(known(params)) ?? part.titleKey },
    to: words === '' ? path : `${path}?${words}`,
  };
}

function known(params: CrumbLocation['params']): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** A tab keeps its own name; a part, such as one server's form, has its object's name. */
function tabCrumb(screen: Screen, parent: Screen | undefined, object: string): Crumb[] {
  if (parent && !isTab(screen, parent)) {
    return [{ label: object === '' ? { key: screen.titleKey } : { text: object } }];
  }
  if (!parent && !screen.tabKey) return [];
  return [{ label: { key: screen.tabKey ?? screen.titleKey }, to: homeOf(screen) }];
}

/**
 * A page may accept addresses of a whole kind (`/base/:type`) and be a tab at only one of them. Whether the address is
 * an unknown one of the kind; a named object makes it known.
 */
function isUnknownTab({ screen, params, object }: CrumbLocation): boolean {
  if (!screen?.tabKey || object !== '') return false;
  return Object.entries(screen.example ?? {}).some(([name, value]) => params[name] !== value);
}

function isTab(screen: Screen, parent: Screen): boolean {
  return screen.tabKey !== undefined || parent.tabKey !== undefined;
}

function viewCrumb({ views, path }: Screen, search: string): Crumb[] {
  const value = views && new URLSearchParams(search).get(views.param);
  const view = views?.list.find((one) => one.value === value) ?? views?.list[0];
  if (!views || !view) return [];
  const first = view === views.list[0];
  return [{ label: { key: view.titleKey }, to: first ? path : `${path}?${views.param}=${view.value}` }];
}

function groupCrumb(group: MenuSection['group'] | null, menu: MenuModel): Crumb[] {
  if (!group) return [];
  const section = menu.sections.find(({ id }) => id === group);
  const first = section?.items.find((item) => item.kind === 'screen');
  const label = section?.name ? { text: section.name } : { key: `frame.menu.group.${group}` as const };
  return [{ label, ...(first && { to: first.to }) }];
}

function platformCrumbs({ params, object }: CrumbLocation, menu: MenuModel): Crumb[] {
  const entry = menuEntries.find(({ code }) => code === params.code);
  const section = menu.sections.find(({ items }) => items.some(({ id }) => id === params.code));
  const name = section?.items.find(({ id }) => id === params.code)?.name;
  const group = section?.group ?? entry?.group;
  return [
    { label: { key: 'frame.menu.platform' } },
    ...(group
      ? [{ label: section?.name ? { text: section.name } : { key: `frame.menu.group.${group}` as const } }]
      : []),
    { label: name ? { text: name } : entry ? { key: `frame.menu.entry.${entry.code}` } : named(object) },
  ];
}

function named(object: string): Crumb['label'] {
  return object === '' ? { key: 'frame.platformPage.unknown' } : { text: object };
}
