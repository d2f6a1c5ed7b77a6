/** The risks of modules that are added, removed, moved, toggled, or have other seats. */

import { type Licence, unlimitedSeats } from '../common/licence/licence.ts';
import type { LicenceComparison } from './comparison.ts';
import type { Risk } from './risk-sentence.ts';

type ModuleChange = LicenceComparison['modules'][number];
type ModuleFieldChange = ModuleChange['fields'][number];
type Seats = Pick<Licence, 'pcSeats' | 'mobileSeats'>;

/** The separator of the names on a module's path. */
const under = ' › ';

export function moduleRisks({ modules }: LicenceComparison, before: Seats, after: Seats): Risk[] {
  const risks: Risk[] = [];
  for (let index = 0; index < modules.length; index++) {
    const module = modules[index];
    if (!module) continue;
    if (module.change === 'added' || module.change === 'removed') {
      const below = countBelow(modules, index);
      risks.push(wholeModule(module, below));
      index += below;
      continue;
    }
    if (module.change === 'moved') risks.push(moved(module));
    for (const field of module.fields) risks.push(fieldRisk(module, field, before, after));
  }
  return risks;
}

/** Counts the changes after this one that concern modules below it, which are added or removed with it. */
function countBelow(modules: readonly ModuleChange[], index: number): number {
  const top = modules[index];
  if (!top) return 0;
  let count = 0;
  for (let at = index + 1; at < modules.length; at++) {
    const { change, path } = modules[at] ?? top;
    if (change !== top.change || path.length <= top.path.length) break;
    if (!top.path.every((flag, level) => path[level] === flag)) break;
    count++;
  }
  return count;
}

function wholeModule(module: ModuleChange, count: number): Risk {
  const isRemoved = module.change === 'removed';
  const what = `${isRemoved ? 'gone' : 'new'}${count > 0 ? 'With' : ''}` as const;
  return {
    ...about(module, { count }),
    group: isRemoved ? 'moduleGone' : 'other',
    severity: isRemoved ? 'loss' : 'gain',
    key: `licenceRisk.module.${what}`,
  };
}

function moved(module: ModuleChange): Risk {
  const [from, to] = [module.from?.names.slice(0, -1) ?? [], module.names.slice(0, -1)];
  const params = { module: module.names.at(-1) ?? '', from: from.join(under), to: to.join(under) };
  const how = from.length === 0 ? 'movedDown' : to.length === 0 ? 'movedUp' : 'moved';
  return {
    path: module.path,
    params,
    group: 'other',
    severity: 'neutral',
    key: `licenceRisk.module.${how}`,
  };
}

function fieldRisk(module: ModuleChange, change: ModuleFieldChange, before: Seats, after: Seats): Risk {
  const { field } = change;
  if (field === 'enabled') {
    const on = change.after === true;
    return {
      ...about(module),
      group: on ? 'other' : 'moduleOff',
      severity: on ? 'gain' : 'loss',
      key: on ? 'licenceRisk.module.on' : 'licenceRisk.module.off',
    };
  }
  if (field === 'name' || field === 'appId') {
    const [old, now] = [String(change.before ?? '–'), String(change.after ?? '–')];
    const key = field === 'name' ? 'licenceRisk.module.renamed' : 'licenceRisk.module.otherApp';
    return { ...about(module, { old, now }), group: 'other', severity: 'neutral', key };
  }
  return seatRisk(module, change, field, before[field], after[field]);
}

/** A module without seats of its own uses the licence's, given as `before` and `after`. */
function seatRisk(
  module: ModuleChange,
  change: ModuleFieldChange,
  field: 'pcSeats' | 'mobileSeats',
  before: number | null,
  after: number | null,
): Risk {
  const [old, now] = [number(change.before), number(change.after)];
  const [had, has] = [old ?? before, now ?? after];
  const severity = had === null || has === null || had === has ? 'neutral' : has < had ? 'less' : 'gain';
  const group = severity === 'less' ? 'moduleSeats' : 'other';
  const how = { group, severity } as const;
  if (now === null)
    return { ...about(module, { count: old ?? 0 }), ...how, key: `licenceRisk.module.${field}.shared` };
  if (now === unlimitedSeats)
    return { ...about(module, {}), ...how, key: `licenceRisk.module.${field}.nowUnlimited` };
  if (old === null)
    return { ...about(module, { count: now }), ...how, key: `licenceRisk.module.${field}.own` };
  if (old === unlimitedSeats)
    return { ...about(module, { count: now }), ...how, key: `licenceRisk.module.${field}.noLongerUnlimited` };
  const params = { count: Math.abs(now - old), before: old, after: now };
  const key = `licenceRisk.module.${field}.${now < old ? 'fewer' : 'more'}` as const;
  return { ...about(module, params), ...how, key };
}

function about(module: ModuleChange, params: Risk['params'] = {}): Pick<Risk, 'path' | 'params'> {
  return { path: module.path, params: { module: module.names.join(under), ...params } };
}

function number(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
