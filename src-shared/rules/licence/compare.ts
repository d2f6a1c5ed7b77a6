/**
 * The semantic comparison of two licences (spec 1§2.6 "Compare file", 1§3 "Compare result"): fields in the order of
 * `comparedFields`, modules by the flags of their path, whatever their order in the file.
 */

import { daysBetween } from '../../kit/days.ts';
import { type Licence, type LicenceModule, unlimitedSeats } from '../common/licence/licence.ts';
import { comparedFields, type LicenceComparison } from './comparison.ts';
import { appended, type Trail } from './match-modules.ts';
import { type ModuleWithParents, matchWithMoves } from './moved-modules.ts';

type FieldChange = LicenceComparison['fields'][number];
type ModuleChange = LicenceComparison['modules'][number];
type ModuleFieldChange = ModuleChange['fields'][number];
type Difference = Pick<FieldChange, 'change' | 'difference'>;

/** `before` is the file to be compared, `after` the comparison file. */
export function compareLicences(before: Licence, after: Licence): LicenceComparison {
  const fields = comparedFields.map((field): FieldChange => {
    const [old, now] = [before[field], after[field]];
    return { field, before: old, after: now, ...fieldDifference(field, old, now) };
  });
  const { modules, pay } = matchWithMoves(before.modules, after.modules, createCollector);
  return {
    equal: modules.length === 0 && fields.every(({ change }) => change === 'same'),
    fields,
    modules,
    newPayModules: pay.onlyAfter.map(({ name }) => name),
    delPayModules: pay.onlyBefore.map(({ name }) => name),
  };
}

/** Returns the modules that only one of the two licences pays for (`newPayModules`, `delPayModules`). */
export function changedPayModules(
  before: Licence,
  after: Licence,
): { added: readonly LicenceModule[]; removed: readonly LicenceModule[] } {
  const pay = matchWithMoves(before.modules, after.modules, createPayLists);
  return { added: pay.onlyAfter, removed: pay.onlyBefore };
}

function createCollector() {
  const modules: ModuleChange[] = [];
  const pay = createPayLists();
  return {
    modules,
    pay,
    both(old: LicenceModule, now: LicenceModule, parents: Trail): void {
      if (sameModule(old, now)) return;
      modules.push(moduleChange('changed', now, parents, moduleFields(old, now)));
      pay.both(old, now);
    },
    moved(old: ModuleWithParents, now: LicenceModule, parents: Trail): void {
      const from = {
        path: appended(old.parents.path, old.module.flag),
        names: appended(old.parents.names, old.module.name),
      };
      modules.push(moduleChange('moved', now, parents, moduleFields(old.module, now), from));
      pay.moved(old, now);
    },
    added(module: LicenceModule, parents: Trail): void {
      modules.push(moduleChange('added', module, parents, []));
      pay.added(module);
    },
    removed(module: LicenceModule, parents: Trail): void {
      modules.push(moduleChange('removed', module, parents, []));
      pay.removed(module);
    },
  };
}

function createPayLists() {
  const onlyBefore: LicenceModule[] = [];
  const onlyAfter: LicenceModule[] = [];
  return {
    onlyBefore,
    onlyAfter,
    both(old: LicenceModule, now: LicenceModule): void {
      if (isPaid(old) === isPaid(now)) return;
      if (isPaid(now)) onlyAfter.push(now);
      else onlyBefore.push(old);
    },
    moved({ module }: ModuleWithParents, now: LicenceModule): void {
      this.both(module, now);
    },
    added(module: LicenceModule): void {
      if (isPaid(module)) onlyAfter.push(module);
    },
    removed(module: LicenceModule): void {
      if (isPaid(module)) onlyBefore.push(module);
    },
  };
}

/** A module is paid for when enabled and with seats; without a number of its own it uses the licence's seats. */
export function isPaid(module: LicenceModule): boolean {
  return module.enabled && (module.pcSeats !== 0 || module.mobileSeats !== 0);
}

const seatFields: ReadonlySet<string> = new Set(['pcSeats', 'mobileSeats', 'externalSeats', 'tenantLimit']);

function fieldDifference(
  field: string,
  before: string | number | null,
  after: string | number | null,
): Difference {
  if (before === after) return { change: 'same', difference: typeof after === 'number' ? 0 : null };
  if (field === 'expiryDate') return expiryDifference(text(before), text(after));
  if (field === 'startDate') return { change: 'changed', difference: shift(text(before), text(after)) };
  if (seatFields.has(field)) return seatDifference(before, after);
  return { change: 'changed', difference: null };
}

const text = (value: string | number | null): string | null => (typeof value === 'string' ? value : null);

function shift(before: string | null, after: string | null): number | null {
  return before === null || after === null ? null : daysBetween(before, after);
}

/** A later expiry counts as more, no expiry as the most. */
function expiryDifference(before: string | null, after: string | null): Difference {
  if (before === null) return { change: 'less', difference: null };
  if (after === null) return { change: 'more', difference: null };
  const days = daysBetween(before, after);
  return { change: days !== null && days < 0 ? 'less' : 'more', difference: days };
}

/** Unlimited seats count as the most; an absent number cannot be compared. */
function seatDifference(
  before: unknown,
  after: unknown,
): { change: 'changed' | 'more' | 'less'; difference: number | null } {
  if (typeof before !== 'number' || typeof after !== 'number') return { change: 'changed', difference: null };
  if (after === unlimitedSeats) return { change: 'more', difference: null };
  if (before === unlimitedSeats) return { change: 'less', difference: null };
  return { change: after > before ? 'more' : 'less', difference: after - before };
}

function sameModule(before: LicenceModule, after: LicenceModule): boolean {
  return (
    before.pcSeats === after.pcSeats &&
    before.mobileSeats === after.mobileSeats &&
    before.enabled === after.enabled &&
    before.appId === after.appId &&
    before.name === after.name
  );
}

/** The fields of a module in the order of display. */
export const moduleFieldNames = ['name', 'pcSeats', 'mobileSeats', 'enabled', 'appId'] as const;

function moduleFields(before: LicenceModule, after: LicenceModule): ModuleFieldChange[] {
  const changes: ModuleFieldChange[] = [];
  for (const field of moduleFieldNames) {
    const [old, now] = [before[field], after[field]];
    if (old !== now) changes.push(moduleFieldChange(field, old, now));
  }
  return changes;
}

export function moduleFieldChange(
  field: ModuleFieldChange['field'],
  before: ModuleFieldChange['before'],
  after: ModuleFieldChange['after'],
): ModuleFieldChange {
  const seats = field === 'pcSeats' || field === 'mobileSeats';
  const { change, difference } = seats ? seatDifference(before, after) : otherDifference;
  return { field, before, after, change, difference };
}

const otherDifference = { change: 'changed', difference: null } as const;

function moduleChange(
  change: ModuleChange['change'],
  module: LicenceModule,
  parents: Trail,
  fields: ModuleFieldChange[],
  from: ModuleChange['from'] = null,
): ModuleChange {
  return {
    change,
    path: appended(parents.path, module.flag),
    names: appended(parents.names, module.name),
    from,
    fields,
  };
}
