/** A change as the tray and scheduled jobs keep it, which are applied by the program or another page. */
import { numberIdsIn } from '#shared/api/id-types.ts';
import type { CollectedChange } from '#shared/rules/changes/collected-change.ts';
import { idTypesOfServer } from '../known-ids.ts';

/** Characters of a path that the tray takes. */
const longestPath = 2000;

/** Adds the ids that the shown server gives as numbers, and the page of the change; default: the shown one. */
export function collectedHere(
  change: Omit<CollectedChange, 'path' | 'numberIds'>,
  path = `${location.pathname}${location.search}`.slice(0, longestPath),
): CollectedChange {
  const ids = numberIdsIn([change.place, change.edits], idTypesOfServer());
  return { ...change, path, ...(ids.length === 0 ? {} : { numberIds: ids }) };
}
