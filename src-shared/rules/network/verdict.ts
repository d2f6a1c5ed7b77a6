/** Whether somebody would come in from an address, and by which rule: the black list goes before the white one. */
import type { IpListType } from '../../api/network/ip-lists.ts';
import { everyClientType } from '../client-types.ts';
import { type AddressFamily, type AddressRange, unmapped } from './address.ts';
import { holding } from './overlaps.ts';

export interface ListedRange {
  readonly id: string;
  readonly name: string;
  readonly list: IpListType;
  readonly terminal: string;
  readonly range: AddressRange;
}

interface Verdict {
  readonly comesIn: boolean;
  readonly because: 'black' | 'white' | 'notWhite' | 'noList';
  /** The entries that decide it. */
  readonly by: readonly ListedRange[];
}

interface Coming {
  readonly family: AddressFamily;
  readonly address: bigint;
  readonly terminal: string;
}

export function verdictOn(
  { terminal, ...given }: Coming,
  inForce: Readonly<Record<IpListType, boolean>>,
  entries: readonly ListedRange[],
): Verdict {
  const from = unmapped(given.family, given.address);
  const ranges = entries.map(({ range }) => range);
  const found = holding(ranges, from)
    .map((at) => entries[at] as ListedRange)
    .filter((entry) => entry.terminal === everyClientType || entry.terminal === terminal);
  const on = (list: IpListType) => (inForce[list] ? found.filter((entry) => entry.list === list) : []);
  const [black, white] = [on('black'), on('white')];
  if (black.length > 0) return { comesIn: false, because: 'black', by: black };
  if (!inForce.white) return { comesIn: true, because: 'noList', by: [] };
  if (white.length > 0) return { comesIn: true, because: 'white', by: white };
  return { comesIn: false, because: 'notWhite', by: [] };
}
