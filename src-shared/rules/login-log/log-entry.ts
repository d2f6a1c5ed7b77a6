import type { LoginRow } from '../../api/login-log/login-log.ts';
import { logAddressNumber } from './address-ranges.ts';

export interface LogEntry {
  readonly row: LoginRow;
  /** Seconds since 1970, with the server's local time taken as UTC; null for an invalid time. */
  readonly second: number | null;
  /** The person's id, or the account where it belongs to nobody; '' where the row names neither. */
  readonly who: string;
  readonly kind: 'login' | 'failure' | 'other';
}

/** Prefix of an account that belongs to nobody, in a place where others have a person's id. */
export const noAccountPrefix = '@';

export function logEntryOf(row: LoginRow): LogEntry {
  const failed = row.failureReason !== '';
  const ended = row.operateType === 'logout' || row.operateType === 'offline';
  return {
    row,
    second: secondOf(row.loginTime),
    who: row.userId || row.loginAccount.toLowerCase(),
    kind: failed ? 'failure' : ended ? 'other' : 'login',
  };
}

/** `YYYY-MM-DD HH:mm:ss` as seconds since 1970; null for an invalid time. */
export function secondOf(time: string): number | null {
  const [, day, clock] = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})/.exec(time) ?? [];
  const at = Date.parse(`${day}T${clock}Z`);
  return Number.isNaN(at) ? null : at / 1000;
}

/** The inverse of `secondOf`. */
export function timeOf(second: number): string {
  return new Date(second * 1000).toISOString().slice(0, 19).replace('T', ' ');
}

/** Identity of a device: its hardware id, else its model and terminal. */
export function deviceOf({ hardwareId, deviceModel, loginTerminal }: LoginRow): string {
  return hardwareId || [deviceModel, loginTerminal].filter(Boolean).join(' · ');
}

/** The network of an address: 256 neighbours in IPv4, a site's /48 in IPv6; '' for an invalid address. */
export function networkOf(ip: string): string {
  const address = logAddressNumber(ip.trim());
  if (!address) return '';
  if (address.version === 4) {
    const at = (shift: bigint) => String((address.value >> shift) & 255n);
    return `${at(24n)}.${at(16n)}.${at(8n)}.0/24`;
  }
  const group = (shift: bigint) => ((address.value >> shift) & 0xffffn).toString(16);
  return `${group(112n)}:${group(96n)}:${group(80n)}::/48`;
}
