/**
 * A licence from the server's parse and compare calls (spec 1§3), under the names of the tool. Missing or odd values
 * count as not stated and are never refused: the server has read the file, and the tool only shows its answer.
 */
import type { CompareResult, ParseResult } from '#shared/api/licence/licence.ts';
import { dayNumber } from '#shared/kit/days.ts';
import type { Licence } from '#shared/rules/common/licence/licence.ts';
import { modulesFromWire, seatsFromWire } from '#shared/rules/licence/module-from-wire.ts';

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
    userCounting: text('concurrentFlag') === '0' ? 'registered' : 'concurrent',
    externalCounting: text('supplierConcurrentFlag') === '1' ? 'concurrent' : 'registered',
    startDate: dayOf(text('startDate')),
    expiryDate: dayOf(text('expiredate')),
    pcSeats: seats('hrmnum'),
    mobileSeats: seats('appHrmNum'),
    externalSeats: seats('supplierNum'),
    tenantLimit: seats('tenantCount'),
    tenancy: text('tenantType') === '1' ? 'multi' : 'single',
    modules: modulesFromWire(value('availableModule') ?? [], 'platform', () => undefined),
    issuedAt: null,
  };
}

/** The day of `2027-12-31`, `2027/12/31` or `2027-12-31 00:00:00`; null for any other text. */
function dayOf(text: string): string | null {
  const day = text.slice(0, 10).replaceAll('/', '-');
  return dayNumber(day) === null ? null : day;
}
