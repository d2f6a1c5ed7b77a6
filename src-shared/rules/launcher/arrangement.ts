/**
 * The unsaved state of an employee's launcher: which applications show, where, how they open and in which order (spec
 * 3§2.2, 3§4; LAUNCH-011 to 017).
 */
import type { AppItem, OpenMode } from '../../api/applications/app.ts';
import { withShown } from '../common/applications/lists.ts';
import { type NavMode, type OwnConfigs, ownConfigs } from './configs.ts';
import { isLockedApp } from './order.ts';

export interface LauncherValues extends OwnConfigs {
  /** The ids of all applications. */
  readonly order: readonly string[];
  /** The ids of the applications in the launcher, sorted for comparison. */
  readonly showApps: readonly string[];
  /** The ids of the applications in navigation, sorted for comparison. */
  readonly showNavs: readonly string[];
  readonly openModes: Readonly<Record<string, OpenMode>>;
}

type Shown = Pick<LauncherValues, 'showApps' | 'showNavs'>;
type Arranged = Pick<AppItem, 'id' | 'module'>;

/** "Show all" skips these modules in an employee's own launcher; the documents name the list, but not its content. */
export const excludedModules: readonly string[] = ['portal', 'settings'];

export function launcherValues(apps: readonly AppItem[], configs: OwnConfigs): LauncherValues {
  return {
    ...configs,
    order: apps.map(({ id }) => id),
    showApps: idsOf(apps.filter(({ showApp }) => showApp)),
    showNavs: idsOf(apps.filter(({ menuStatus }) => menuStatus)),
    openModes: Object.fromEntries(apps.map(({ id, openMode }) => [id, openMode])),
  };
}

const sorted = (ids: Iterable<string>) => [...ids].sort();
const idsOf = (apps: readonly { readonly id: string }[]) => sorted(apps.map(({ id }) => id));

/** Shows or hides applications; a hidden application leaves navigation too (3§4). */
export function withShownApps(values: Shown, ids: Iterable<string>, on: boolean): Shown {
  const [apps, navs] = [new Set(values.showApps), new Set(values.showNavs)];
  for (const id of ids) {
    const { showApp, menuStatus } = withShown({ showApp: apps.has(id), menuStatus: navs.has(id) }, on);
    if (showApp) apps.add(id);
    else apps.delete(id);
    if (!menuStatus) navs.delete(id);
  }
  return { showApps: sorted(apps), showNavs: sorted(navs) };
}

/** Adds applications to navigation or removes them; the launcher shows every application of navigation. */
export function withShownNavs(values: Shown, ids: Iterable<string>, on: boolean): Shown {
  const wanted = [...ids];
  const navs = new Set(values.showNavs);
  for (const id of wanted) {
    if (on) navs.add(id);
    else navs.delete(id);
  }
  const showApps = on ? sorted(new Set([...values.showApps, ...wanted])) : values.showApps;
  return { showApps, showNavs: sorted(navs) };
}

/**
 * "Show all" toggles every application except the locked ones of the mixed menu and, in an employee's own launcher,
 * the excluded modules.
 */
export function toggledByShowAll<App extends Arranged>(
  apps: readonly App[],
  navMode: NavMode,
  scope: 'personal' | 'team',
): App[] {
  return apps.filter(
    ({ id, module }) => !isLockedApp(id, navMode) && (scope === 'team' || !excludedModules.includes(module)),
  );
}

/** The search text matches a part of the name or of the short name, in any case. */
export function isFound({ menuName, shortName }: Pick<AppItem, 'menuName' | 'shortName'>, typed: string) {
  const words = typed.trim().toLocaleLowerCase();
  return [menuName, shortName].some((name) => name.toLocaleLowerCase().includes(words));
}

/** Hidden applications lose their selection. */
export function stillChosen(chosen: ReadonlySet<string>, visible: Iterable<string>): ReadonlySet<string> {
  return new Set([...visible].filter((id) => chosen.has(id)));
}

/** The ids of unsaved changes by list; for the order, the ids of moved applications. */
export interface ChangedLists {
  readonly apps: readonly string[];
  readonly showApps: readonly string[];
  readonly showNavs: readonly string[];
  readonly openModes: readonly string[];
  readonly configs: readonly (keyof OwnConfigs)[];
  readonly order: readonly string[];
}

export function changedLists(before: LauncherValues, now: LauncherValues): ChangedLists {
  const showApps = differing(before.showApps, now.showApps);
  const showNavs = differing(before.showNavs, now.showNavs);
  const openModes = Object.keys(now.openModes).filter((id) => now.openModes[id] !== before.openModes[id]);
  return {
    apps: sorted(new Set([...showApps, ...showNavs, ...openModes])),
    showApps,
    showNavs,
    openModes,
    configs: ownConfigs.filter((key) => before[key] !== now[key]),
    order: now.order.filter((id, place) => before.order[place] !== id),
  };
}

function differing(before: readonly string[], now: readonly string[]): string[] {
  const [was, is] = [new Set(before), new Set(now)];
  return sorted([...was].filter((id) => !is.has(id)).concat([...is].filter((id) => !was.has(id))));
}
