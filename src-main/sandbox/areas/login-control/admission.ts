import type { LoginTarget } from '#shared/api/login-control/login-methods.ts';
import type { KnownPerson } from '#shared/rules/common/sign-in/lock-out.ts';
import { allowedByMethods } from '#shared/rules/login-control/allowed-terminals.ts';
import type { Store } from '../../kernel/database/tables.ts';
import { signingIn } from '../../kernel/session/signing-in.ts';

export async function isAllowedByMethods(
  person: KnownPerson,
  tenantKey: string,
  store: Store,
): Promise<boolean> {
  const methods = await store
    .selectFrom('login_method')
    .select(['terminals', 'targets'])
    .where('tenant_key', '=', tenantKey)
    .execute();
  const holding = methods.map(({ terminals, targets }) => ({
    type: terminals.split(','),
    targets: JSON.parse(targets) as LoginTarget[],
  }));
  return allowedByMethods(holding)(person, signingIn);
}
