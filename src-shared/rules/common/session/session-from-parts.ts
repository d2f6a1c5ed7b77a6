/**
 * Who is signed in, also where the server has no call that says it all (`session.current` is chosen, S-32). It is
 * put together then from what the documents have: the tenant (1§7.1), what was granted (1§6), and the words of the
 * profile's mapping for what no documented call says. Decision 029.
 */
import { ApiError } from '../../../api/api-error.ts';
import { checkPermission } from '../../../api/frame/frame.ts';
import type { Mapping } from '../../../api/mapping/mapping.ts';
import type { SessionFacts } from '../../../api/session/session.ts';
import { getTenantInfo, type TenantInfo } from '../../../api/tenant/tenant.ts';
import type { Ask } from '../record/record.ts';

/** The menu that every administrator is granted (1§2.2): asked for where the profile says nothing. */
export const menuOfAdministrators = 'base';

/** `failure`: what the session's own call said; thrown where the tenant can't be read either. */
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
  return factsOf(tenant, words, admin);
}

/** A server that can't say it leaves it at what its calls refuse. */
async function isAdministrator(ask: Ask): Promise<boolean> {
  try {
    return await ask(checkPermission, { menuCode: menuOfAdministrators });
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.code === 401)) throw error;
    return true;
  }
}

/** `words`: the profile's. */
export function factsOf(
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
