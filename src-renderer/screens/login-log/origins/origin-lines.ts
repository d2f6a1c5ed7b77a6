/** The origins of the rows that were read, each with the address filters for its rows and for all others. */
import { mostAddresses } from '#shared/rules/login-log/address-ranges.ts';
import type { AddressCount } from '../figures/log-figures.ts';
import { anyAddress, noAddress } from '../log-links.ts';
import { regionOf } from '../findings/far-apart.ts';
import { blocksOfGroups } from './blocks-of-group.ts';
import { filterOf, groupByOrigin, type OriginGroup } from './group-by-origin.ts';
import { knownOrigin } from './origin-cache.ts';

export interface OriginLine {
  readonly group: OriginGroup;
  /** Null where no filter can name them. */
  readonly these: string | null;
  readonly others: string | null;
  /** Whether the filters name blocks, since there are more addresses than a filter takes. */
  readonly isByBlocks: boolean;
}

/** `version`: of the looked-up origins, whose change makes other lines. */
export function originLines(
  counts: readonly AddressCount[],
  segment: (address: string) => string,
  version: number,
): OriginLine[] {
  const country = (address: string) => (version === 0 ? '' : (knownOrigin(address)?.country ?? ''));
  const groups = groupByOrigin(counts, {
    segment,
    country,
    isPrivate: (address) => regionOf(address) === 'private',
  });
  const named = groups.map((group) => ({
    group,
    ...(group.kind === 'none' ? ofNoAddress : filtersOf(group.addresses)),
    isByBlocks: false,
  }));
  if (!named.some(lacksFilter)) return named;
  const blocks = blocksOfGroups(groups.map(({ kind, addresses }) => (kind === 'none' ? [] : addresses)));
  return named.map((line, at) => {
    const its = blocks[at];
    if (!its || !lacksFilter(line)) return line;
    const filters = filtersOf(its);
    return lacksFilter(filters) ? line : { ...line, ...filters, isByBlocks: true };
  });
}

type Filters = Pick<OriginLine, 'these' | 'others'>;
const ofNoAddress: Filters = { these: noAddress, others: anyAddress };

function filtersOf(parts: readonly string[]): Filters {
  return {
    these: filterOf(parts, { isExcept: false, most: mostAddresses }),
    others: filterOf(parts, { isExcept: true, most: mostAddresses }),
  };
}

const lacksFilter = ({ these, others }: Filters) => these === null || others === null;
