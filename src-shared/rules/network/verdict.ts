/**
 * Whether a person may sign in from an address, and by which rule. The black list goes first; the white list counts
 * where it is in force, or where the login white list is in force for the terminal's scope.
 */
import type { WhiteScope } from '../../api/login-control/login-white.ts';
import type { IpListType } from '../../api/network/ip-lists.ts';
import { type AddressFamily, type AddressRange, unmapAddress } from '../../kit/patterns/ip-range.ts';
import { everyClientType } from '../common/sign-in/client-types.ts';
import { whiteScopeOf } from '../common/sign-in/white-scopes.ts';
import { indexesHolding } from './overlaps.ts';

export interface ListedRange {
  readonly id: string;
  readonly name: string;
  readonly list: IpListType;
  readonly terminal: string;
  readonly range: AddressRange;
  /** A field that was not understood and decides on sign-in; where it is the range, `range` holds every address. */
  readonly unclear?: string;
}

export interface InForce extends Readonly<Record<IpListType, boolean>> {
  /** The scopes for which the login white list is in force. */
  readonly scopes: readonly WhiteScope[];
}

export interface Verdict {
  readonly comesIn: boolean;
  readonly because: 'black' | 'white' | 'notWhite' | 'notInScope' | 'noList';
  readonly by: readonly ListedRange[];
}

export interface Coming {
  readonly family: AddressFamily;
  readonly address: bigint;
  readonly terminal: string;
}

export function verdictOn(
  { terminal, ...given }: Coming,
  inForce: InForce,
  entries: readonly ListedRange[],
): Verdict {
  const from = unmapAddress(given.family, given.address);
  const ranges = entries.map(({ range }) => range);
  const found = indexesHolding(ranges, from).map((at) => entries[at] as ListedRange);
  const of = (list: IpListType, matches: (its: string) => boolean) =>
    found.filter(
      (each) => each.list === list && (each.terminal === everyClientType || matches(each.terminal)),
    );
  const black = inForce.black ? of('black', (its) => its === terminal) : [];
  if (black.length > 0) return { comesIn: false, because: 'black', by: black };
  const white = of('white', (its) => its === terminal);
  if (inForce.white && white.length === 0) return { comesIn: false, because: 'notWhite', by: [] };
  const scope = whiteScopeOf(terminal);
  const scoped = inForce.scopes.includes(scope);
  const inScope = of('white', (its) => whiteScopeOf(its) === scope);
  if (scoped && inScope.length === 0) return { comesIn: false, because: 'notInScope', by: [] };
  if (!inForce.white && !scoped) return { comesIn: true, because: 'noList', by: [] };
  return { comesIn: true, because: 'white', by: inForce.white ? white : inScope };
}
