/**
 * The effective rules of a server, whichever profile, spelling or name is used: the strictest of all profiles of this
 * computer, managed ones included, with the same address or with a tenant that was seen there.
 */
import * as z from 'zod';
import { comparableAddress } from './comparable-address.ts';

/** `own`: the profile itself. `address`: another one of the same address. `tenant`: one where the tenant was seen. */
const because = z.object({
  by: z.enum(['own', 'address', 'tenant']),
  profile: z.string(),
  managed: z.boolean(),
});
export type RuleSource = z.output<typeof because>;

export const serverRules = z.object({
  /** The rule by which the server counts as production; null where it does not. */
  production: because.nullable(),
  /** The rule by which the server is read-only; null where it is not. */
  readOnly: because.nullable(),
});
export type ServerRules = z.output<typeof serverRules>;

export interface RuledProfile {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly environment: string;
  readonly readOnly: boolean;
  readonly managed: boolean;
}

/** Keys of the tenants that have signed in, by address (`comparableAddress`). */
export type SeenTenants = Readonly<Record<string, readonly string[]>>;

export const noRules: ServerRules = { production: null, readOnly: null };

/**
 * `one`: a remote server, which need not be among `all`. `tenant`: key of the tenant that is signed in now; '' where
 * unknown. Tenants do not count for the address of a managed profile: a copy of production has production's tenants.
 */
export function serverRulesOf(
  one: RuledProfile,
  all: readonly RuledProfile[],
  seen: SeenTenants,
  tenant = '',
): ServerRules {
  const here = comparableAddress(one.address);
  const isFixed = all.some(({ managed, address }) => managed && comparableAddress(address) === here);
  const tenants = new Set(isFixed ? [] : [...(seen[here] ?? []), ...(tenant === '' ? [] : [tenant])]);
  const others = all.filter(({ id }) => id !== one.id);
  const found = [
    { profile: one, by: 'own' as const },
    ...others
      .filter(({ address }) => /* wall: approval-same-address */ comparableAddress(address) === here)
      .map((profile) => ({ profile, by: 'address' as const })),
    ...others
      .filter(({ address }) =>
        /* wall: approval-same-server */ isSeen(seen[comparableAddress(address)], tenants),
      )
      .map((profile) => ({ profile, by: 'tenant' as const })),
  ];
  const strictest = (holds: (profile: RuledProfile) => boolean): RuleSource | null => {
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

/** The rules for a new profile of this address, which follow from the other profiles. */
export function rulesAt(
  address: string,
  all: readonly RuledProfile[],
  seenTenants: SeenTenants,
): ServerRules {
  return serverRulesOf(
    { id: '', name: '', address, environment: 'test', readOnly: false, managed: false },
    all,
    seenTenants,
  );
}

function isSeen(tenants: readonly string[] | undefined, wanted: ReadonlySet<string>): boolean {
  return tenants?.some((tenant) => wanted.has(tenant)) === true;
}

/**
 * Adds a tenant to an address; the same object where it is known already. The newest tenants of each address are kept.
 */
export function withTenant(seen: SeenTenants, address: string, tenant: string): SeenTenants {
  const here = comparableAddress(address);
  const known = seen[here] ?? [];
  if (tenant === '' || known.includes(tenant)) return seen;
  return { ...seen, [here]: [...known, tenant].slice(-mostTenants) };
}

/** Limit for one address; an operator uses a few in a day. */
const mostTenants = 200;
