/**
 * A licence from the server's parse and compare calls (spec 1§3), under the names of the tool. Missing or odd values
 * count as not stated and are never refused: the server has read the file, and the tool only shows its answer.
 */
import type { CompareResult, ParseResult } from '#shared/api/licence/licence.ts';
import type { Licence } from '#shared/rules/common/licence/licence.ts';
import { modulesFromWire, seatsFromWire } from '#shared/rules/licence/module-from-wire.ts';
import {
  externalCountingOf,
  platformDay,
  tenancyOf,
  userCountingOf,
} from '#shared/rules/licence/wire-values.ts';

/** Fields of a parse result, with whatever values a lax server sends. */
type Answer = Readonly<Record<string, unknown>>;

export function licenceFromServer(answer: ParseResult): Licence {
  return fromAnswer(answer, (name) => name);
}

/** The first file's fields have plain names, those of the comparison file the prefix `compare`. */
export function licencesFromServer(answer: CompareResult): { before: Licence; after: Licence } {
  return {
    before: fromAnswer(answer, (name) => name),
    after: fromAnswer(answer, (name) => `compare${name}`),
  };
}

/** Names of the modules in `newPayModules` or `delPayModules`. */
export function payModuleNames(modules: CompareResult['newPayModules']): string[] {
  return (modules ?? []).map(({ moduleName }) => moduleName);
}

function fromAnswer(answer: Answer, nameOf: (name: string) => string): Licence {
  const value = (name: string) => answer[nameOf(name)];
  const text = (name: string) => {
    const found = value(name);
    return typeof found === 'string' || typeof found === 'number' ? String(found) : '';
  };
  const seats = (name: string) => seatsFromWire(value(name) ?? null, 'platform') ?? null;
  return {
    licenceCode: text('licensecode'),
    companyName: text('companyname'),
    customerId: text('cid'),
    userCounting: userCountingOf(value('concurrentFlag')),
    externalCounting: externalCountingOf(value('supplierConcurrentFlag')),
    startDate: platformDay(text('startDate')),
    expiryDate: platformDay(text('expiredate')),
    pcSeats: seats('hrmnum'),
    mobileSeats: seats('appHrmNum'),
    externalSeats: seats('supplierNum'),
    tenantLimit: seats('tenantCount'),
    tenancy: tenancyOf(value('tenantType')),
    modules: modulesFromWire(value('availableModule') ?? [], 'platform', () => undefined),
    issuedAt: null,
  };
}
