/** Agreements at sign-in, those that a person has still to accept, and the consents (spec 1§2.1; FRAME-049). */
import type { ShownAgreement } from '#shared/api/session/sign-in-page.ts';
import type { AgreementValues } from '#shared/api/system-settings/lists.ts';
import { consentKey, openAgreements, shownAgreements } from '#shared/rules/system-settings/agreements.ts';
import { serverTime } from '../../kernel/clock.ts';
import { inCamel } from '../../kernel/crud/camel.ts';
import type { Store } from '../../kernel/database/tables.ts';
import type { Context } from '../../kernel/http/context.ts';
import type { User } from '../../kernel/session/store.ts';

const spelled = (language: string) => language.replace('-', '_');

export async function tenantAgreements(tenantKey: string, { store, language }: Context) {
  return shownAgreements(await agreementsOf(store, tenantKey), spelled(language)).map(shown);
}

export async function openAgreementsOf(
  { id, tenantKey }: Pick<User, 'id' | 'tenantKey'>,
  { store, language }: Context,
): Promise<ShownAgreement[]> {
  const agreed = await store
    .selectFrom('agreement_consent')
    .select(['agreement_id', 'version'])
    .where((eb) => eb.and({ tenant_key: tenantKey, user_id: id }))
    .execute();
  const keys = new Set(agreed.map(({ agreement_id, version }) => consentKey(agreement_id, version)));
  return openAgreements(await agreementsOf(store, tenantKey), keys, spelled(language)).map(shown);
}

/** Consents are to the present versions; only ids of open agreements count. */
export async function keepConsents(user: User, ids: readonly string[], context: Context): Promise<void> {
  const agreements = (await openAgreementsOf(user, context)).filter(({ id }) => ids.includes(id));
  if (agreements.length === 0) return;
  await context.store
    .insertInto('agreement_consent')
    .values(
      agreements.map(({ id, version }) => ({
        tenant_key: user.tenantKey,
        user_id: user.id,
        agreement_id: id,
        version,
        agreed_at: serverTime(context.now),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function agreementsOf(store: Store, tenantKey: string) {
  const rows = await store
    .selectFrom('agreement')
    .selectAll()
    .where('tenant_key', '=', tenantKey)
    .orderBy('create_time')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    ...inCamel(row),
    // The calls that save it have validated it by their schema.
    agreementType: row.agreement_type as AgreementValues['agreementType'],
    langType: row.lang_type as AgreementValues['langType'],
    forced: row.forced === 1,
    enabled: row.enabled === 1,
  }));
}

const shown = ({ id, agreementName, version, content }: ShownAgreement): ShownAgreement => ({
  id,
  agreementName,
  version,
  content,
});
