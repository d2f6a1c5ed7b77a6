/**
 * The unsaved state of an employee's launcher: which applications show, where, how they open and in which order (spec
 * 3§2.2, 3§4; LAUNCH-011 to 017).
 */
import type { AppItem, OpenMode } from '../../api/applications/app.ts';
import { withShown } from '../common/applications/lists.ts';
import { type NavMode, type OwnConfig, type OwnConfigs, ownConfigs } from './configs.ts';
import { movesBetween, withMoves } from './moves.ts';
import { isLockedApp } from './order.ts';

/**
 * One field for each setting of each application, so that a change has only what the user changed, and somebody else's
 * change of another application is no conflict.
 */
export interface LauncherValues extends OwnConfigs {
  /** The ids of all applications, as they stand; `after:` has the user's moves. */
  readonly order: readonly string[];
  /** Whether the launcher shows an application. */
  readonly [shown: `show:${string}`]: boolean;
  /** Whether navigation shows an application. */
  readonly [shown: `nav:${string}`]: boolean;
  readonly [mode: `open:${string}`]: OpenMode;
  /** The application directly before. */
  readonly [neighbour: `after:${string}`]: LauncherNeighbour;
}

export interface LauncherNeighbour {
  /** '' at the first place. */
  readonly id: string;
  readonly name: string;
}

const settings = ['show', 'nav', 'open', 'after'] as const;
export type LauncherSetting = (typeof settings)[number];

/** Splits `show:8` into the setting and the application's id; null for a field of no application. */
export function settingIn(name: string): { readonly setting: LauncherSetting; readonly id: string } | null {
  const at = name.indexOf(':');
  const setting = settings.find((one) => one === name.slice(0, Math.max(0, at)));
  return setting ? { setting, id: name.slice(at + 1) } : null;
}

type Shown = Readonly<Record<`show:${string}` | `nav:${string}`, boolean>>;
type Arranged = Pick<AppItem, 'id' | 'module'>;

/** "Show all" skips these modules in an employee's own launcher; the documents name the list, but not its content. */
export const excludedModules: readonly string[] = ['portal', 'settings'];

/** `names`: names by id, where they differ from the present ones. */
export function launcherValues(
  apps: readonly AppItem[],
  configs: OwnConfigs,
  names: Readonly<Record<string, string>> = {},
): LauncherValues {
  const called = new Map(apps.map(({ id, menuName }) => [id, names[id] ?? menuName]));
  const order = apps.map(({ id }) => id);
  const ofApps = apps.map(({ id, showApp, menuStatus, openMode }, at) => {
    const before = order[at - 1] ?? '';
    return {
      [`show:${id}`]: showApp,
      [`nav:${id}`]: menuStatus,
      [`open:${id}`]: openMode,
      [`after:${id}`]: { id: before, name: called.get(before) ?? '' },
    };
  });
  return Object.assign({ ...configs, order }, ...ofApps);
}

const sorted = (ids: Iterable<string>) => [...ids].sort();

/** Shows or hides applications; a hidden application leaves navigation too (3§4). */
export function withShownApps(values: Shown, ids: Iterable<string>, on: boolean): Shown {
  return turned(ids, (id) => {
    const now = { showApp: values[`show:${id}`] === true, menuStatus: values[`nav:${id}`] === true };
    const { showApp, menuStatus } = withShown(now, on);
    return { [`show:${id}`]: showApp, [`nav:${id}`]: menuStatus };
  });
}

/** Adds applications to navigation or removes them; the launcher shows every application of navigation. */
export function withShownNavs(ids: Iterable<string>, on: boolean): Shown {
  return turned(ids, (id) => ({ [`nav:${id}`]: on, ...(on ? { [`show:${id}`]: true } : {}) }));
}

const turned = (ids: Iterable<string>, one: (id: string) => Shown): Shown =>
  Object.assign({}, ...[...ids].map(one));

/** The order with the moves. */
export function arrangedOrder({ order, ...values }: LauncherValues): string[] {
  const moves = order.flatMap((id, at) => {
    const after = values[`after:${id}`]?.id;
    return after === undefined || after === (order[at - 1] ?? '') ? [] : [{ id, after }];
  });
  return withMoves(order, moves);
}

/** Returns the places of all applications for this order: those that the user moved, and the present ones. */
export function neighboursFor(
  stored: LauncherValues,
  order: readonly string[],
  nameOf: (id: string) => string,
): Readonly<Record<`after:${string}`, LauncherNeighbour>> {
  const moved = new Map(movesBetween(stored.order, order).map(({ id, after }) => [id, after]));
  return Object.fromEntries(
    stored.order.flatMap((id) => {
      const name = `after:${id}` as const;
      const after = moved.get(id);
      const neighbour = after === undefined ? stored[name] : { id: after, name: after && nameOf(after) };
      return neighbour ? [[name, neighbour]] : [];
    }),
  );
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
export function isFound(
  { menuName, shortName }: Pick<AppItem, 'menuName' | 'shortName'>,
  typed: string,
  shown = menuName,
) {
  const words = typed.trim().toLocaleLowerCase();
  return [menuName, shortName, shown].some((name) => name.toLocaleLowerCase().includes(words));
}

/** Hidden applications lose their selection. */
export function stillChosen(chosen: ReadonlySet<string>, visible: Iterable<string>): ReadonlySet<string> {
  return new Set([...visible].filter((id) => chosen.has(id)));
}

/** The ids of changed applications by list (3§2.2); for the order, the moved applications. */
export interface ChangedLists {
  readonly apps: readonly string[];
  readonly showApps: readonly string[];
  readonly showNavs: readonly string[];
  readonly openModes: readonly string[];
  readonly configs: readonly OwnConfig[];
  readonly order: readonly string[];
}

/** `names`: the changed fields. */
export function changedLists(names: readonly string[]): ChangedLists {
  const found = names.flatMap((name) => settingIn(name) ?? []);
  const of = (wanted: LauncherSetting) =>
    sorted(found.flatMap(({ setting, id }) => (setting === wanted ? [id] : [])));
  const [showApps, showNavs, openModes] = [of('show'), of('nav'), of('open')];
  return {
    apps: sorted(new Set([...showApps, ...showNavs, ...openModes])),
    showApps,
    showNavs,
    openModes,
    configs: ownConfigs.filter((key) => names.includes(key)),
    order: of('after'),
  };
}
