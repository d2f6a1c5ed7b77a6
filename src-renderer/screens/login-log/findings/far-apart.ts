/**
 * One person at two places at once: log-ins at two desks in networks that have nothing in common, within half an hour.
 * Phones are left out, since they change their network on the way. All private addresses are one region.
 */
import {
  addressRanges,
  type LogAddressRange,
  logAddressNumber,
  rangeHolds,
} from '#shared/rules/login-log/address-ranges.ts';
import { deviceOf, type LogEntry } from '#shared/rules/login-log/log-entry.ts';
import { type Detector, nameOf, ofWho, spanOf } from './detector.ts';
import type { LogFinding } from './finding.ts';

/** Seconds between the two log-ins. */
const atOnceWithin = 30 * 60;
/** Terminals that stand on a desk. */
const desks = ['pc', 'app-pc'];

interface Seen {
  readonly entry: LogEntry;
  readonly second: number;
  readonly region: string;
}

export function farApart(): Detector {
  const newer = new Map<string, Seen>();
  const found: LogFinding[] = [];
  return {
    add(entry) {
      const { row, second, who } = entry;
      if (entry.kind !== 'login' || second === null || who === '' || !desks.includes(row.clientType)) return;
      const region = regionOf(row.ip);
      if (region === '') return;
      const later = newer.get(who);
      newer.set(who, { entry, second, region });
      if (!later || later.region === region || later.second - second > atOnceWithin) return;
      if (deviceOf(later.entry.row) === deviceOf(row)) return;
      found.push({
        key: `farApart ${who} ${later.entry.row.loginTime}`,
        kind: 'farApart',
        ...nameOf(later.entry),
        addresses: [row.ip, later.entry.row.ip],
        begin: row.loginTime,
        end: later.entry.row.loginTime,
        facts: { kind: 'farApart', seconds: later.second - second },
        rows: { ...ofWho(row), ...spanOf(row.loginTime, later.entry.row.loginTime), result: 'success' },
      });
    },
    findings: () => found,
  };
}

const privateRanges = rangesOf(
  '10.0.0.0/8 172.16.0.0/12 192.168.0.0/16 100.64.0.0/10 127.0.0.0/8 fc00::/7 fe80::/10 ::1',
);

function rangesOf(text: string): readonly LogAddressRange[] {
  const answer = addressRanges(text);
  return 'ranges' in answer ? answer.ranges : [];
}

/** The part of an address that distant networks do not share: /16 of IPv4, /32 of IPv6; '' for an invalid address. */
export function regionOf(ip: string): string {
  const address = logAddressNumber(ip.trim());
  if (!address) return '';
  if (privateRanges.some((range) => rangeHolds(range, address))) return 'private';
  const { version, value } = address;
  return version === 4 ? `4/${value >> 16n}` : `6/${value >> 96n}`;
}
