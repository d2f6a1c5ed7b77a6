/** Dormant accounts that came back: a log-in after the account was not used for a long time. */
import type { LogEntry } from '#shared/rules/login-log/log-entry.ts';
import { type Detector, nameOf, ofWho, spanOf } from './detector.ts';
import type { LogFinding } from './finding.ts';

const day = 86_400;
/** Days without any use of the account. */
export const dormantAfter = 60;

export function cameBack(): Detector {
  /** The newest row of each account that is not compared with an older one yet. */
  const newer = new Map<string, { readonly entry: LogEntry; readonly second: number }>();
  const found: LogFinding[] = [];
  return {
    add(entry) {
      const { row, second, who } = entry;
      // A failed log-in does not count as use of the account.
      if (entry.kind === 'failure' || second === null || who === '') return;
      const later = newer.get(who);
      newer.set(who, { entry, second });
      if (later?.entry.kind !== 'login' || later.second - second < dormantAfter * day) return;
      found.push({
        key: `cameBack ${who} ${later.entry.row.loginTime}`,
        kind: 'cameBack',
        ...nameOf(later.entry),
        addresses: later.entry.row.ip === '' ? [] : [later.entry.row.ip],
        begin: row.loginTime,
        end: later.entry.row.loginTime,
        facts: { kind: 'cameBack', days: Math.floor((later.second - second) / day) },
        rows: { ...ofWho(row), ...spanOf(row.loginTime, later.entry.row.loginTime) },
      });
    },
    findings: () => found,
  };
}
