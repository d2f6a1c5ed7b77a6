/** Log-ins and failures by where they come from: a named segment, a country, the own network, nowhere, or unknown. */
import { logAddressNumber } from '#shared/rules/login-log/address-ranges.ts';
import type { AddressCount } from '../figures/log-figures.ts';

export interface OriginGroup {
  /** `segment` has a name, `country` a code as its name; `none`: the rows have no address that can be read. */
  readonly kind: 'segment' | 'country' | 'private' | 'unknown' | 'none';
  readonly name: string;
  readonly addresses: readonly string[];
  readonly logins: number;
  readonly failures: number;
}

interface OriginNames {
  readonly segment: (address: string) => string;
  /** Code of the country; '' where it is not known. */
  readonly country: (address: string) => string;
  readonly isPrivate: (address: string) => boolean;
}

/** The most failures come first. */
export function groupByOrigin(counts: readonly AddressCount[], of: OriginNames): OriginGroup[] {
  const groups = new Map<string, { group: OriginGroup; addresses: string[] }>();
  for (const { address, logins, failures } of counts) {
    const { kind, name } = originOf(address, of);
    const key = `${kind} ${name}`;
    const { group, addresses } = groups.get(key) ?? {
      group: { kind, name, addresses: [], logins: 0, failures: 0 },
      addresses: [],
    };
    addresses.push(address);
    const sum = { logins: group.logins + logins, failures: group.failures + failures };
    groups.set(key, { group: { ...group, ...sum, addresses }, addresses });
  }
  return [...groups.values()]
    .map(({ group }) => group)
    .sort((a, b) => b.failures - a.failures || b.logins - a.logins || (a.name < b.name ? -1 : 1));
}

function originOf(address: string, of: OriginNames): Pick<OriginGroup, 'kind' | 'name'> {
  if (!logAddressNumber(address.trim())) return { kind: 'none', name: '' };
  const segment = of.segment(address);
  if (segment !== '') return { kind: 'segment', name: segment };
  const country = of.country(address);
  if (country !== '') return { kind: 'country', name: country };
  return { kind: of.isPrivate(address) ? 'private' : 'unknown', name: '' };
}

/** Characters of an address filter that a request's line surely takes. */
const longestFilter = 5000;

/**
 * The address filter for rows from addresses or blocks, or for all others; null where it would be longer than a request
 * takes or name more than a filter has.
 */
export function filterOf(
  parts: readonly string[],
  { isExcept, most }: { readonly isExcept: boolean; readonly most: number },
): string | null {
  const filter = parts.map((part) => (isExcept ? `!${part}` : part)).join(',');
  return parts.length > most || filter.length > longestFilter ? null : filter;
}
