/** What an employee said of the launcher, kept as JSON in clean names; nothing of it is said at first. */
import type { ConfigRecord } from '#shared/api/config-record.ts';
import type { OwnSaid } from '#shared/rules/launcher/seen.ts';
import type { SignedInContext } from '../../kernel/http/context.ts';

export interface OwnArrangement extends OwnSaid {
  readonly configs?: Readonly<Record<string, string>>;
}

interface Person extends Pick<SignedInContext, 'store'> {
  readonly user: { readonly account: string };
}

export async function ownArrangement({ store, user }: Person): Promise<OwnArrangement> {
  const row = await store
    .selectFrom('launcher')
    .select('body')
    .where('account', '=', user.account)
    .executeTakeFirst();
  return row ? (JSON.parse(row.body) as OwnArrangement) : {};
}

export async function keepArrangement(own: OwnArrangement, { store, user }: Person): Promise<void> {
  const body = JSON.stringify(own);
  await store
    .insertInto('launcher')
    .values({ account: user.account, body })
    .onConflict((conflict) => conflict.column('account').doUpdateSet({ body }))
    .execute();
}

export function configsOf(said: Readonly<Record<string, string>>): ConfigRecord[] {
  return Object.entries(said).map(([configKey, configValue]) => ({ configKey, configValue }));
}
