/**
 * Converts the module tree of a licence from the platform's spelling (spec 1§3 `availableModule`) to this project's
 * names. The code is written for speed: a large licence has 60,000 modules, and its reading has a budget (limits §8).
 */

import type { LicenceModule } from '../common/licence/licence.ts';
import { hasVisible, isPlainText } from './characters.ts';
import type { FieldReason } from './issues.ts';

/** The maximum number of levels of sub-modules; deeper trees are refused. */
export const moduleDepthLimit = 16;
const nameLimit = 200;
const flagLimit = 100;

/** The spelling of values: strict as in the signed format, or lenient as on the platform and in `.properties`. */
export type Spelling = 'strict' | 'platform';

export type ReportModule = (path: string, reason: FieldReason) => void;

/** Reads a list of modules, reports its problems and leaves faulty modules out. */
export function modulesFromWire(wire: unknown, spelling: Spelling, report: ReportModule): LicenceModule[] {
  const reader: Reader = { spelling, trail: [], report, refusals: 0 };
  if (Array.isArray(wire)) return readList(reader, wire);
  report('availableModule', 'notList');
  return [];
}

interface Reader {
  readonly spelling: Spelling;
  /** The index in each list from the root to the present module. */
  readonly trail: number[];
  readonly report: ReportModule;
  refusals: number;
}

function readList(reader: Reader, list: readonly unknown[]): LicenceModule[] {
  const modules: LicenceModule[] = [];
  const depth = reader.trail.length;
  if (depth >= moduleDepthLimit) {
    refuse(reader, '', 'tooDeep');
    return modules;
  }
  for (let index = 0; index < list.length; index++) {
    reader.trail.push(index);
    const module = readModule(reader, list[index]);
    if (module) modules.push(module);
    reader.trail.pop();
  }
  const twice = firstDuplicate(modules);
  if (twice !== null) refuse(reader, depth === 0 ? '' : '.subModules', 'duplicate');
  return modules;
}

function readModule(reader: Reader, wire: unknown): LicenceModule | null {
  if (typeof wire !== 'object' || wire === null || Array.isArray(wire)) {
    refuse(reader, '', 'notModule');
    return null;
  }
  const fields = wire as Record<string, unknown>;
  const { moduleName, moduleFlag, subModules } = fields;
  if (typeof moduleName !== 'string') return refuse(reader, '.moduleName', textReason(moduleName));
  if (typeof moduleFlag !== 'string') return refuse(reader, '.moduleFlag', textReason(moduleFlag));
  if (moduleName.length > nameLimit) return refuse(reader, '.moduleName', 'tooLong');
  if (moduleFlag.length > flagLimit) return refuse(reader, '.moduleFlag', 'tooLong');
  if (moduleFlag.length === 0) return refuse(reader, '.moduleFlag', 'empty');
  if (!isPlainText(moduleName)) return refuse(reader, '.moduleName', 'characters');
  if (!isPlainText(moduleFlag)) return refuse(reader, '.moduleFlag', 'characters');
  if (moduleName !== '' && !hasVisible(moduleName)) return refuse(reader, '.moduleName', 'invisible');
  if (!hasVisible(moduleFlag)) return refuse(reader, '.moduleFlag', 'invisible');
  return {
    name: moduleName,
    flag: moduleFlag,
    pcSeats: readSeats(reader, fields.pcHrmNum, '.pcHrmNum'),
    mobileSeats: readSeats(reader, fields.appHrmNum, '.appHrmNum'),
    enabled: readEnabled(reader, fields.isEnable),
    appId: readAppId(reader, fields.ebAppId),
    modules: subModules === undefined || subModules === null ? [] : readSubModules(reader, subModules),
  };
}

function readSubModules(reader: Reader, wire: unknown): readonly LicenceModule[] {
  if (Array.isArray(wire)) return wire.length === 0 ? [] : readList(reader, wire);
  refuse(reader, '.subModules', 'notList');
  return [];
}

function readSeats(reader: Reader, wire: unknown, name: string): number | null {
  if (wire === undefined || wire === null) return null;
  const seats = seatsFromWire(wire, reader.spelling);
  if (seats === undefined) refuse(reader, name, 'notSeats');
  return seats ?? null;
}

/** Returns the number of seats; null for the platform's empty text, undefined for any other value. */
export function seatsFromWire(wire: unknown, spelling: Spelling): number | null | undefined {
  let seats = wire;
  if (typeof seats === 'string' && spelling === 'platform') {
    if (seats === '') return null;
    seats = /^(0|[1-9]\d{0,15})$/.test(seats) ? Number(seats) : undefined;
  }
  // The addition of 0 turns −0 into 0.
  return typeof seats === 'number' && Number.isSafeInteger(seats) && seats >= 0 ? seats + 0 : undefined;
}

function readEnabled(reader: Reader, wire: unknown): boolean {
  if (wire === '1' || wire === 1 || wire === true || wire === undefined || wire === null) return true;
  if (wire === '0' || wire === 0 || wire === false) return false;
  refuse(reader, '.isEnable', 'notFlag');
  return false;
}

function readAppId(reader: Reader, wire: unknown): string | null {
  if (wire === undefined || wire === null || wire === '') return null;
  const text = typeof wire === 'number' && Number.isSafeInteger(wire) ? String(wire) : wire;
  if (typeof text !== 'string') return refuse(reader, '.ebAppId', 'notText');
  if (text.length > flagLimit) return refuse(reader, '.ebAppId', 'tooLong');
  return isPlainText(text) ? text : refuse(reader, '.ebAppId', 'characters');
}

/** Returns a flag that two siblings share, or null: the flags on its path identify a module. */
function firstDuplicate(modules: readonly LicenceModule[]): string | null {
  if (modules.length > 8) {
    const seen = new Set<string>();
    for (const { flag } of modules) {
      if (seen.has(flag)) return flag;
      seen.add(flag);
    }
    return null;
  }
  for (let right = 1; right < modules.length; right++) {
    const flag = modules[right]?.flag;
    for (let left = 0; left < right; left++) {
      if (modules[left]?.flag === flag) return flag ?? null;
    }
  }
  return null;
}

function textReason(wire: unknown): FieldReason {
  return wire === undefined || wire === null ? 'missing' : 'notText';
}

/** The maximum number of refusals reported with a path: paths for a million would cost time and help nobody. */
const toldRefusals = 20;

function refuse(reader: Reader, name: string, reason: FieldReason): null {
  reader.refusals += 1;
  if (reader.refusals > toldRefusals) return null;
  const path = reader.trail.map(
    (index, level) => `${level === 0 ? 'availableModule' : '.subModules'}[${index}]`,
  );
  reader.report((path.join('') || 'availableModule') + name, reason);
  return null;
}
