/** Ids within a change that the shown server gives as numbers, which the program that applies it has to know. */
import { numberIdsIn } from '#shared/api/id-types.ts';
import type { CollectedChange } from '#shared/rules/changes/collected-change.ts';
import { idTypesOfServer } from './known-ids.ts';

export function numberIdsHere(content: readonly unknown[]): Pick<CollectedChange, 'numberIds'> {
  const ids = numberIdsIn(content, idTypesOfServer());
  return ids.length === 0 ? {} : { numberIds: ids };
}
