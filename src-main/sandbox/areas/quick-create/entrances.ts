/** The chosen quick-create entrances of the team or an employee, on computers or phones (spec 3§2.3, 3§3.9). */
import type { Entrance } from '#shared/api/quick-create/entrance.ts';
import { idOf } from '#shared/rules/quick-create/entrance.ts';
import { type EntranceChoices, entrancesShown } from '#shared/rules/quick-create/shown-entrances.ts';
import type { App } from '../../kernel/modules/app.ts';
import type { SeenEntrances } from '../../kernel/modules/entrances.ts';
import type { PersonContext } from '../../kernel/modules/person.ts';
import { mayUseEntrance, offersFor, type QuickCreateOffer } from './offers.ts';

export interface StoredShelf {
  /** The employee's id; '' for the team. */
  readonly owner: string;
  readonly terminal: 'pc' | 'mobile';
}

export const shelfOf = (owner: string, clientType: 'appClient' | undefined): StoredShelf => ({
  owner,
  terminal: clientType === undefined ? 'pc' : 'mobile',
});

/** Chosen entrances in the order of display. */
export async function chosenOf(
  shelf: StoredShelf,
  offers: readonly QuickCreateOffer[],
  context: PersonContext,
): Promise<QuickCreateOffer[]> {
  return entrancesShown(offers, await chosenEntranceIds(shelf, context));
}

/** The team's choice and the employee's own; null where there is none. */
export async function chosenEntranceIds(
  shelf: StoredShelf,
  context: PersonContext,
): Promise<EntranceChoices> {
  const own = shelf.owner === '' ? null : await storedIds(shelf, context);
  return { own, team: await storedIds({ ...shelf, owner: '' }, context) };
}

async function storedIds(shelf: StoredShelf, context: PersonContext): Promise<string[] | null> {
  const rows = await rowsOf(shelf, context).orderBy('position').execute();
  return rows.length === 0
    ? null
    : rows.map(({ module, module_id }) => idOf({ module, moduleId: module_id }));
}

function rowsOf({ owner, terminal }: StoredShelf, { store, user }: PersonContext) {
  return store
    .selectFrom('menu_entrance')
    .select(['module', 'module_id'])
    .where('tenant_key', '=', user.tenantKey)
    .where('owner', '=', owner)
    .where('terminal', '=', terminal);
}

export async function deleteEntrances(
  { owner, terminal }: StoredShelf,
  { store, user }: PersonContext,
): Promise<void> {
  await store
    .deleteFrom('menu_entrance')
    .where('tenant_key', '=', user.tenantKey)
    .where('owner', '=', owner)
    .where('terminal', '=', terminal)
    .execute();
}

export async function storeEntrances(
  shelf: StoredShelf,
  chosen: readonly QuickCreateOffer[],
  context: PersonContext,
): Promise<void> {
  await deleteEntrances(shelf, context);
  const { owner, terminal } = shelf;
  const rows = chosen.map(({ module, moduleId }, index) => ({
    tenant_key: context.user.tenantKey,
    owner,
    terminal,
    module,
    module_id: moduleId,
    position: index + 1,
  }));
  await context.store.insertInto('menu_entrance').values(rows).execute();
}

/** `sort` 0 means that the entrance is not shown. */
export function toEntrance({ module, moduleId, sysMenus }: QuickCreateOffer, sort: number): Entrance {
  return { module, moduleId, selected: sort > 0, sort, menuType: '1', sysMenus };
}

export async function loadShownEntrances(shelf: StoredShelf, context: PersonContext): Promise<Entrance[]> {
  const chosen = await chosenOf(shelf, await offersFor(context), context);
  return chosen.map((offer, index) => toEntrance(offer, index + 1));
}

export async function choosable(shelf: StoredShelf, context: PersonContext): Promise<Entrance[]> {
  const offers = await offersFor(context);
  const positions = new Map(
    (await chosenOf(shelf, offers, context)).map((offer, index) => [idOf(offer), index + 1]),
  );
  return offers.map((offer) => toEntrance(offer, positions.get(idOf(offer)) ?? 0));
}

export async function seenEntrances(person: PersonContext, apps: readonly App[]): Promise<SeenEntrances> {
  const offers = await offersFor(person, apps);
  const owner = person.user.id;
  return {
    offers: offers.map((offer) => ({ ...offer, mayCreate: mayUseEntrance(offer, person) })),
    pc: await chosenEntranceIds({ owner, terminal: 'pc' }, person),
    mobile: await chosenEntranceIds({ owner, terminal: 'mobile' }, person),
  };
}
