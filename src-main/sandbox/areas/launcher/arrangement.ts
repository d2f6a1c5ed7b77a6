/** An employee's own launcher settings, stored as JSON in clean names. */
import type { ArrangementContext, OwnArrangement } from '../../kernel/modules/arrangement.ts';

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
