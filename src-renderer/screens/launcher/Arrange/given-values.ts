/** Values of an employee's launcher that differ from the organisation's: the way back to the organisation's values. */
import type { AppItem } from '#shared/api/applications/app.ts';
import { type Edits, sameValue } from '#shared/kit/merge.ts';
import {
  type LauncherValues,
  launcherValues,
  neighboursFor,
  settingIn,
} from '#shared/rules/launcher/arrangement.ts';
import { type NavMode, ownConfigsOf } from '#shared/rules/launcher/configs.ts';
import { withLockedFirst } from '#shared/rules/launcher/order.ts';

/**
 * `given`: the organisation's applications in its order; navigation shows what the launcher shows. An application that
 * one side alone has differs in nothing.
 */
export function editsToGiven(
  own: readonly AppItem[],
  given: readonly AppItem[],
  navMode: NavMode,
): Edits<LauncherValues> {
  const configs = ownConfigsOf([]);
  const before = launcherValues(own, configs);
  const byId = new Map(given.map((app) => [app.id, app]));
  const names = new Map(own.map(({ id, menuName }) => [id, menuName]));
  const order = withLockedFirst(
    given.map(({ id }) => id).filter((id) => names.has(id)),
    navMode,
  );
  const after: LauncherValues = {
    ...launcherValues(
      own.map((app) => {
        const { showApp, openMode } = byId.get(app.id) ?? app;
        const menuStatus = byId.has(app.id) ? showApp : app.menuStatus;
        return { ...app, showApp, menuStatus, openMode };
      }),
      configs,
    ),
    ...neighboursFor(before, order, (id) => names.get(id) ?? ''),
  };
  const differing = (Object.keys(before) as (keyof LauncherValues & string)[]).filter(
    (name) => settingIn(name) && !sameValue(before[name], after[name]),
  );
  return Object.fromEntries(
    differing.map((name) => [name, { from: before[name], to: after[name] }]),
  ) as Edits<LauncherValues>;
}
