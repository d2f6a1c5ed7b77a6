/** Reads single fields of a Keygen document by their path, and collects findings about them. */

import { instantTime, isTimeZone } from '#shared/kit/days.ts';
import type { LicenceModule } from '#shared/rules/common/licence/licence.ts';
import { hasVisible, isPlainText } from '#shared/rules/licence/characters.ts';
import type { FieldReason, LicenceIssue } from '#shared/rules/licence/issues.ts';
import { seatsFromWire } from '#shared/rules/licence/module-from-wire.ts';
import { finding, type LicenceFinding } from './findings.ts';
import { isFields } from './verdict.ts';

/** Limit of findings; more help nobody. */
const findingLimit = 20;
const textLimit = 500;
const nameLimit = 200;
const codeLimit = 100;

export type KeygenReader = ReturnType<typeof createKeygenReader>;

export function createKeygenReader(root: Record<string, unknown>) {
  const findings: LicenceFinding[] = [];
  const report = (
    field: string,
    reason: FieldReason,
    state: LicenceIssue['state'] = 'FIELD_INVALID',
  ): null => {
    if (findings.length < findingLimit) findings.push(finding(state, { field, reason }));
    return null;
  };
  /** Returns the value at a path such as `data.attributes.name`; undefined where there is none. */
  const value = (path: string): unknown => {
    let node: unknown = root;
    for (const name of path.split('.')) {
      if (!isFields(node) || !Object.hasOwn(node, name)) return undefined;
      node = node[name];
    }
    return node;
  };
  const present = (path: string, required: boolean, state?: LicenceIssue['state']): boolean => {
    const given = value(path);
    if (given !== undefined && given !== null) return true;
    if (required) report(path, 'missing', state);
    return false;
  };
  const plain = (path: string, given: unknown, limit: number): string | null => {
    if (typeof given !== 'string') return report(path, 'notText');
    if (given.length > limit) return report(path, 'tooLong');
    if (!isPlainText(given)) return report(path, 'characters');
    return given === '' || hasVisible(given) ? given : report(path, 'invisible');
  };

  return {
    findings: findings as readonly LicenceFinding[],
    report,
    value,
    text(path: string, required = false): string | null {
      return present(path, required) ? plain(path, value(path), textLimit) : null;
    },
    /** Reads a text of the metadata, which issuers use freely: a value that is no text is ignored. */
    label(path: string): string | null {
      const given = value(path);
      if (typeof given === 'number' && Number.isSafeInteger(given)) return String(given);
      return typeof given === 'string' ? plain(path, given, textLimit) : null;
    },
    instant(path: string, required = false): string | null {
      if (!present(path, required, 'DATE_INVALID')) return null;
      const given = value(path);
      if (typeof given === 'string' && instantTime(given) !== null) return given;
      return report(path, 'notInstant', 'DATE_INVALID');
    },
    /** Null means that Keygen sets no limit. */
    seats(path: string): number | null {
      if (!present(path, false)) return null;
      return seatsFromWire(value(path), 'strict') ?? report(path, 'notSeats');
    },
    zone(path: string): string | null {
      const given = value(path);
      return typeof given === 'string' && isTimeZone(given) ? given : null;
    },
    entitlements(): LicenceModule[] {
      const included = value('included');
      if (included === undefined || included === null) return [];
      if (!Array.isArray(included)) {
        report('included', 'notList');
        return [];
      }
      const modules: LicenceModule[] = [];
      const usedCodes = new Set<string>();
      for (const [index, entry] of included.entries()) {
        if (!isFields(entry) || entry.type !== 'entitlements') continue;
        const attributes = isFields(entry.attributes) ? entry.attributes : {};
        const path = `included[${index}].attributes`;
        const flag = plain(`${path}.code`, attributes.code, codeLimit);
        const name = plain(`${path}.name`, attributes.name ?? attributes.code, nameLimit);
        if (flag === null || name === null) continue;
        if (flag === '') report(`${path}.code`, 'empty');
        if (usedCodes.has(flag)) report(`${path}.code`, 'duplicate');
        usedCodes.add(flag);
        modules.push({
          name,
          flag,
          pcSeats: null,
          mobileSeats: null,
          enabled: true,
          appId: null,
          modules: [],
        });
      }
      return modules;
    },
  };
}
