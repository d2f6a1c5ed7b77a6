/**
 * What an employee does with the launcher until it is saved (spec 3§2.2, 3§4; LAUNCH-011 to 017): what shows, where, how
 * it opens, in which order.
 */
import type { AppItem, OpenMode } from '../../api/applications/app.ts';
import { withShown } from '../common/applications/lists.ts';
import { type NavMode, type OwnConfigs, ownConfigs } from './configs.ts';
import { isLocked } from './order.ts';

export interface LauncherValues extends OwnConfigs {
  /** All ids. */
  readonly order: readonly string[];
  /** Ids of those that the launcher shows, put in order so that they can be compared. */
  readonly showApps: readonly string[];
  /** Those that navigation shows. */
  readonly showNavs: readonly string[];
  readonly openModes: Readonly<Record<string, OpenMode>>;
}

type Shown = Pick<LauncherValues, 'showApps' | 'showNavs'>;
type Arranged = Pick<AppItem, 'id' | 'module'>;

/** Modules that "Show all" leaves alone in an employee's own launcher; the documents name the list, not what is in it. */
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

/** Shows or hides these: what is hidden leaves navigation too (3§4). */
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

/** Puts these into navigation or out of it: what stands there the launcher shows too. */
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

/** What "Show all" turns: everything but what is locked in the mixed menu and, of an employee's own, what is excluded. */
export function turnedByAll<App extends Arranged>(
  apps: readonly App[],
  navMode: NavMode,
  scope: 'personal' | 'team',
): App[] {
  return apps.filter(
    ({ id, module }) => !isLocked(id, navMode) && (scope === 'team' || !excludedModules.includes(module)),
  );
}

/** Words in the name or in the short name. */
export function isFound({ menuName, shortName }: Pick<AppItem, 'menuName' | 'shortName'>, typed: string) {
  const words = typed.trim().toLocaleLowerCase();
  return [menuName, shortName].some((name) => name.toLocaleLowerCase().includes(words));
}

/** What is not on view any more is not chosen any more. */
export function stillChosen(chosen: ReadonlySet<string>, visible: Iterable<string>): ReadonlySet<string> {
  return new Set([...visible].filter((id) => chosen.has(id)));
}

/** Ids of what was changed and is not saved, by list; of the order those that stand elsewhere. */
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
