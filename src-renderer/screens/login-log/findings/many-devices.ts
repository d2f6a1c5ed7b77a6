/** One account on many devices: log-ins of a person with that many different devices on one day of the server. */
import { deviceOf, type LogEntry } from '#shared/rules/login-log/log-entry.ts';
import { type Detector, nameOf, ofWho, spanOf } from './detector.ts';
import type { LogFinding } from './finding.ts';

/** Devices on one day. */
export const manyDevicesFrom = 4;

interface Day {
  readonly newest: LogEntry;
  oldest: string;
  readonly devices: Set<string>;
  readonly addresses: Set<string>;
}

export function manyDevices(): Detector {
  /** The day of the newest rows that are not judged yet; rows come newest first, so a day ends once. */
  let day = '';
  let people = new Map<string, Day>();
  const found: LogFinding[] = [];
  const judge = () => [...people].filter(([, { devices }]) => devices.size >= manyDevicesFrom).map(toFinding);
  return {
    add(entry) {
      const { row, second, who } = entry;
      const device = deviceOf(row);
      if (entry.kind !== 'login' || second === null || who === '' || device === '') return;
      const its = row.loginTime.slice(0, 10);
      if (its !== day) {
        found.push(...judge());
        [day, people] = [its, new Map()];
      }
      const seen: Day = people.get(who) ?? {
        newest: entry,
        oldest: row.loginTime,
        devices: new Set(),
        addresses: new Set(),
      };
      people.set(who, seen);
      seen.oldest = row.loginTime;
      seen.devices.add(device);
      if (row.ip !== '') seen.addresses.add(row.ip);
    },
    findings: () => [...found, ...judge()],
  };
}

function toFinding([who, { newest, oldest, devices, addresses }]: [string, Day]): LogFinding {
  const { row } = newest;
  const day = row.loginTime.slice(0, 10);
  return {
    key: `manyDevices ${who} ${day}`,
    kind: 'manyDevices',
    ...nameOf(newest),
    addresses: [...addresses],
    begin: oldest,
    end: row.loginTime,
    facts: { kind: 'manyDevices', devices: devices.size },
    rows: { ...ofWho(row), ...spanOf(`${day} 00:00:00`, `${day} 23:59:59`), result: 'success' },
  };
}
