/**
 * What holds for a server, by whichever profile, spelling or name it is used: the strictest that any profile of this
 * computer, the organisation's included, says of its address or of a tenant that was seen there.
 */
import * as z from 'zod';
import { sameAddress } from './same-address.ts';

/** `own`: the profile itself. `address`: another one of the same address. `tenant`: one where the same tenant was seen. */
const because = z.object({
  by: z.enum(['own', 'address', 'tenant']),
  profile: z.string(),
  /** That profile is the organisation's. */
  managed: z.boolean(),
});
export type Because = z.output<typeof because>;

export const serverRules = z.object({
  /** It counts as production. */
  production: because.nullable(),
  /** Nothing is changed there. */
  readOnly: because.nullable(),
});
export type ServerRules = z.output<typeof serverRules>;

/** Of a server profile. */
export interface RuledProfile {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly environment: string;
  readonly readOnly: boolean;
  readonly managed: boolean;
}

/** Keys of the tenants that were signed in, by address (`sameAddress`). */
export type SeenTenants = Readonly<Record<string, readonly string[]>>;

export const noRules: ServerRules = { production: null, readOnly: null };

/**
 * `one`: a remote server; it need not be among `all`. `tenant`: the key of who is signed in there now; '': not known. A
 * server that the organisation brings is what the organisation says: a copy of production has the tenants of production.
 */
export function rulesOf(
  one: RuledProfile,
  all: readonly RuledProfile[],
  seen: SeenTenants,
  tenant = '',
): ServerRules {
  const here = sameAddress(one.address);
  const isFixed = all.some(({ managed, address }) => managed && sameAddress(address) === here);
  const tenants = new Set(isFixed ? [] : [...(seen[here] ?? []), ...(tenant === '' ? [] : [tenant])]);
  const others = all.filter(({ id }) => id !== one.id);
  const found = [
    { profile: one, by: 'own' as const },
    ...others
      .filter(({ address }) => sameAddress(address) === here)
      .map((profile) => ({ profile, by: 'address' as const })),
    ...others
      .filter(({ address }) => isSeen(seen[sameAddress(address)], tenants))
      .map((profile) => ({ profile, by: 'tenant' as const })),
  ];
  const strictest = (holds: (profile: RuledProfile) => boolean): Because | null => {
    const [first] = found
      .filter(({ profile }) => holds(profile))
      .sort((a, b) => Number(b.profile.managed) - Number(a.profile.managed));
    const named = found[0] && holds(found[0].profile) ? found[0] : first;
    return named ? { by: named.by, profile: named.profile.name, managed: named.profile.managed } : null;
  };
  return {
    production: strictest(({ environment }) => environment === 'production'),
    readOnly: strictest(({ readOnly }) => readOnly),
  };
}

/**
 * What other profiles say of a server, so that it holds for whoever adds the same one anew: for a profile that says
 * nothing of its own.
 */
export function rulesAt(address: string, all: readonly RuledProfile[], seen: SeenTenants): ServerRules {
  return rulesOf(
    { id: '', name: '', address, environment: 'test', readOnly: false, managed: false },
    all,
    seen,
  );
}

function isSeen(tenants: readonly string[] | undefined, wanted: ReadonlySet<string>): boolean {
  return tenants?.some((tenant) => wanted.has(tenant)) === true;
}

/** Where a tenant was seen, one more; the same object where it was known. The newest of each address are kept. */
export function withTenant(seen: SeenTenants, address: string, tenant: string): SeenTenants {
  const here = sameAddress(address);
  const known = seen[here] ?? [];
  if (tenant === '' || known.includes(tenant)) return seen;
  return { ...seen, [here]: [...known, tenant].slice(-mostTenants) };
}

/** Of an address: an operator's day has a few. */
const mostTenants = 200;
