/** Approvers who count for a server: the policy's, or else those that the user trusts there. */
import type { DatabaseSync } from 'node:sqlite';
import { BridgeError } from '#shared/bridge/errors.ts';
import {
  type Approver,
  approversOf,
  type FixedApprover,
  isSameName,
} from '#shared/rules/changes/approval/people.ts';
import type { People } from '#shared/rules/changes/approval/verdict.ts';
import { serverOfTray } from '#shared/rules/changes/tray-name.ts';

export interface OfServer {
  /** The tray's name, and its profile's address. Trust applies to the profile, for every tenant. */
  readonly server: string;
  readonly address: string;
}

export function peopleOf(
  database: DatabaseSync,
  { server, address }: OfServer,
  fixed: readonly FixedApprover[] | null,
): People {
  if (fixed) return { people: approversOf(fixed, address), fixed: true };
  const people = database
    .prepare('select name, fingerprint from approver where server = ? order by name')
    .all(serverOfTray(server))
    .map(({ name, fingerprint }) => ({ name: String(name), fingerprint: String(fingerprint) }));
  return { people, fixed: false };
}

/** Throws CHANGES_NOT_APPROVED with `reason`. */
export function trust(
  database: DatabaseSync,
  server: string,
  known: People,
  own: string,
  one: Approver,
): void {
  const { people, fixed } = known;
  // wall: approval-policy-people
  if (fixed) throw notApproved('notListed');
  if (one.fingerprint === own) throw notApproved('samePerson');
  const same = people.find(({ name }) => isSameName(name, one.name));
  if (same && same.fingerprint !== one.fingerprint) throw notApproved('otherKey');
  database
    .prepare('insert or replace into approver (server, fingerprint, name) values (?, ?, ?)')
    .run(serverOfTray(server), one.fingerprint, one.name);
}

/** Trusts the next key wherever the earlier one is trusted, under the same names. Returns those names. */
export function handOverTrust(
  database: DatabaseSync,
  { from, to }: { readonly from: string; readonly to: string },
): string[] {
  const names = database
    .prepare('select distinct name from approver where fingerprint = ? order by name')
    .all(from)
    .map(({ name }) => String(name));
  database.prepare('update or replace approver set fingerprint = ? where fingerprint = ?').run(to, from);
  return names;
}

export function distrust(database: DatabaseSync, server: string, fingerprint: string): void {
  database
    .prepare('delete from approver where server = ? and fingerprint = ?')
    .run(serverOfTray(server), fingerprint);
}

export function notApproved(reason: string): BridgeError {
  return new BridgeError('CHANGES_NOT_APPROVED', `not approved: ${reason}`, { reason });
}
