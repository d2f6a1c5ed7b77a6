/**
 * Builds a session for servers without a call that returns it (`session.current` is chosen, S-32): from the
 * documented calls for the tenant (1§7.1) and the grants (1§6), and from the profile's mapping for all other facts.
 * Decision 029.
 */
import { ApiError } from '../../../api/api-error.ts';
import { checkPermission } from '../../../api/frame/frame.ts';
import type { Mapping } from '../../../api/mapping/mapping.ts';
import type { SessionFacts } from '../../../api/session/session.ts';
import { getTenantInfo, type TenantInfo } from '../../../api/tenant/tenant.ts';
import type { Ask } from '../record/record.ts';

/** Every administrator has this menu (1§2.2); it is checked when the profile does not say who is one. */
export const menuOfAdministrators = 'base';

/** The error `failure` of the session call is thrown when the tenant cannot be read either. */
export function sessionFromParts(ask: Ask, words: Words, failure: ApiError | null): Promise<SessionFacts> {
  return fromParts(ask, words).catch((other: unknown) => {
    throw failure && isElsewhereToo(other) ? failure : other;
  });
}

function isElsewhereToo(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'contract' || [404, 405, 501].includes(error.status));
}

type Words = NonNullable<Mapping['session']>;

async function fromParts(ask: Ask, words: Words): Promise<SessionFacts> {
  const tenant = await ask(getTenantInfo, {});
  const admin = words.administrator ?? (await isAdministrator(ask));
  return factsFromParts(tenant, words, admin);
}

/** When the server cannot answer, the user counts as an administrator, and the calls refuse what is forbidden. */
async function isAdministrator(ask: Ask): Promise<boolean> {
  try {
    return await ask(checkPermission, { menuCode: menuOfAdministrators });
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.code === 401)) throw error;
    return true;
  }
}

/** The facts in `words` come from the profile. */
export function factsFromParts(
  { tenantKey, tenantName, contact }: TenantInfo,
  words: Words,
  admin: boolean,
): SessionFacts {
  return {
    user: {
      id: words.userId ?? '',
      username: words.userName || contact || tenantName,
      department: '',
      admin,
      managerType: 0,
      managedDepartments: [],
      platformOperator: false,
      permissions: {},
    },
    tenant: { tenantKey: words.tenantKey || tenantKey, tenantName, managerTenant: false },
    platform: {
      deployment: words.deployment ?? 'private',
      runMode: '',
      edition: 'standard',
      wechatHidden: false,
      helpDisabled: false,
    },
    fromParts: true,
  };
}
