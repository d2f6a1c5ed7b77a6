/** An employee's own launcher settings, stored as JSON in clean names. */
import type { Arranging, OwnArrangement } from '../../kernel/modules/arrangement.ts';

export async function storedArrangement({ store, user }: Arranging): Promise<OwnArrangement> {
  const row = await store
    .selectFrom('launcher')
    .select('body')
    .where('account', '=', user.account)
    .executeTakeFirst();
  return row ? (JSON.parse(row.body) as OwnArrangement) : {};
}

export async function keepArrangement(own: OwnArrangement, { store, user }: Arranging): Promise<void> {
  const body = JSON.stringify(own);
  await store
    .insertInto('launcher')
    .values({ account: user.account, body })
    .onConflict((conflict) => conflict.column('account').doUpdateSet({ body }))
    .execute();
}
