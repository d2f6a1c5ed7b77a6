/**
 * An employee's own launcher settings, stored as JSON in clean names: only what differs from the organisation's, so
 * that what the organisation changes reaches everybody who did not decide otherwise.
 */
import { movesAfter } from '#shared/rules/launcher/moves.ts';
import type { ArrangementContext, OwnArrangement } from '../../kernel/modules/arrangement.ts';
import { organisationOrder, type PersonContext } from '../../kernel/modules/person.ts';

export async function storedArrangement({ store, user }: ArrangementContext): Promise<OwnArrangement> {
  const row = await store
    .selectFrom('launcher')
    .select('body')
    .where('account', '=', user.account)
    .executeTakeFirst();
  return row ? (JSON.parse(row.body) as OwnArrangement) : {};
}

export async function deleteArrangements(
  accounts: readonly string[],
  { store }: Pick<ArrangementContext, 'store'>,
): Promise<void> {
  if (accounts.length > 0) await store.deleteFrom('launcher').where('account', 'in', accounts).execute();
}

/** The settings for the wanted order of all applications; `order` is the one that it changes. */
export async function ownOrder(
  order: readonly string[],
  wanted: readonly string[],
  context: PersonContext,
): Promise<Pick<OwnArrangement, 'order' | 'moves'>> {
  const below = await organisationOrder(context);
  const { order: whole, moves = [] } = context.arrangement;
  // Applications that are off are in no launcher: nobody moves them, or anything past them.
  const on = new Set(below);
  const seen = (ids: readonly string[]) => ids.filter((id) => on.has(id));
  const own = moves.filter(({ id }) => on.has(id));
  // A whole order, as it was stored before there were moves, is taken for the fewest moves that make it.
  const before = whole === undefined ? { order: seen(order), moves: own } : { order: below, moves: [] };
  const kept = moves.filter(({ id }) => !on.has(id));
  return { order: undefined, moves: [...kept, ...movesAfter(below, before, seen(wanted))] };
}

/** The employee's values with the new ones; what is the organisation's value is none of the employee's own. */
export function differingValues<Value>(
  before: Readonly<Record<string, Value>> | undefined,
  wanted: readonly (readonly [name: string, value: Value])[],
  isGiven: (name: string, value: Value) => boolean,
): Record<string, Value> {
  const own = new Map(Object.entries(before ?? {}));
  for (const [name, value] of wanted) {
    if (isGiven(name, value)) own.delete(name);
    else own.set(name, value);
  }
  return Object.fromEntries(own);
}

export async function keepArrangement(
  own: OwnArrangement,
  { store, user }: ArrangementContext,
): Promise<void> {
  const body = JSON.stringify(own);
  await store
    .insertInto('launcher')
    .values({ account: user.account, body })
    .onConflict((conflict) => conflict.column('account').doUpdateSet({ body }))
    .execute();
}
