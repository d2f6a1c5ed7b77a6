/** What an employee said of the launcher, kept as JSON in clean names; nothing of it is said at first. */
import type { OpenMode } from '#shared/api/applications/app.ts';
import type { ConfigRecord } from '#shared/api/config-record.ts';
import type { SignedInContext } from '../http/context.ts';

export interface OwnGroup {
  readonly id: string;
  readonly groupName: string;
  readonly line: 1 | 2 | 3;
}

export interface OwnArrangement {
  readonly order?: readonly string[];
  readonly display?: Readonly<Record<string, boolean>>;
  readonly nav?: Readonly<Record<string, boolean>>;
  readonly openModes?: Readonly<Record<string, OpenMode>>;
  readonly configs?: Readonly<Record<string, string>>;
  /** The employee's own groups, in their order; absent: the organisation's. */
  readonly groups?: readonly OwnGroup[];
  /** In which group an application stands, where that is another than the organisation's. */
  readonly groupOf?: Readonly<Record<string, string>>;
}

type Person = Pick<SignedInContext, 'store' | 'user'>;

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
