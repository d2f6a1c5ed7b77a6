/** Changes of entrances, through the change door (spec 3§5.3, 3§7.5, 3§8; QUICK-003 to 005, 012, 031). */
import { submitChange } from '#data/changes/index.ts';
import { callRead } from '#data/read.ts';
import { reversible } from '#data/records/reversible.ts';
import { translate } from '#data/text.ts';
import type { Entrance } from '#shared/api/quick-create/entrance.ts';
import {
  deletingEntrance,
  entranceReads,
  resettingEntrances,
  type Shelf,
  shownEntrances,
  sortingEntrances,
} from '#shared/rules/quick-create/calls.ts';
import { entranceKeyOf, idOf } from '#shared/rules/quick-create/entrance.ts';
import { deleteProblem } from '#shared/rules/quick-create/limits.ts';
import { positionsById } from '#shared/rules/records/order-record.ts';
import { entranceOrderRecord } from '#shared/rules/records/quick-create/entrance-order-record.ts';
import { confirm } from '#widgets/confirm.tsx';
import { notify } from '#widgets/notify.tsx';

/** Reports its own success and failure. */
export async function deleteEntrance(shelf: Shelf, entry: Entrance, remaining: number): Promise<void> {
  const problem = deleteProblem(remaining);
  if (problem) return notify({ tone: 'danger', text: translate(problem.key) });
  const { shortname } = entry.sysMenus;
  const yes = await confirm({
    title: translate('quickCreate.deleteTitle', { name: shortname }),
    text: translate('quickCreate.deleteText'),
    action: translate('quickCreate.delete'),
    danger: true,
  });
  if (!yes) return;
  await submitChange({
    title: 'quickCreate.deleteChange',
    ...deletingEntrance(shelf, entry),
    before: { name: shortname },
    touches: entranceReads,
    success: 'quickCreate.deleted',
    async readBack() {
      const { endpoint, input } = shownEntrances(shelf);
      const there = (await callRead(endpoint, input)).some((one) => idOf(one) === idOf(entry));
      const value = translate(there ? 'quickCreate.there' : 'quickCreate.gone');
      return { isApplied: !there, fields: [{ label: shortname, value }] };
    },
  }).catch(() => undefined);
}

/** Throws after the failure has been shown. */
export async function sortEntrances(
  shelf: Shelf,
  shown: readonly Entrance[],
  ids: readonly string[],
): Promise<void> {
  const byId = new Map(shown.map((entry) => [idOf(entry), entry]));
  const sorted = ids.flatMap((id) => byId.get(id) ?? []);
  const { endpoint, input } = sortingEntrances(shelf, sorted.map(entranceKeyOf));
  await submitChange({
    ...reversible(endpoint, {
      title: 'quickCreate.sortChange',
      input,
      kind: entranceOrderRecord,
      locator: {
        ...shelf,
        names: Object.fromEntries(shown.map((one) => [idOf(one), one.sysMenus.shortname])),
      },
      before: positionsById(shown.map(idOf)),
      after: positionsById(ids),
    }),
    success: 'quickCreate.sorted',
  });
}

/** Reports its own success and failure. */
export async function resetEntrances(shelf: Shelf): Promise<void> {
  const yes = await confirm({
    title: translate('quickCreate.resetTitle'),
    text: translate(shelf.scope === 'team' ? 'quickCreate.resetTeamText' : 'quickCreate.resetText'),
    action: translate('quickCreate.reset'),
    danger: true,
  });
  if (!yes) return;
  await submitChange({
    title: 'quickCreate.resetChange',
    ...resettingEntrances(shelf),
    before: null,
    touches: entranceReads,
    success: 'quickCreate.resetDone',
  }).catch(() => undefined);
}
