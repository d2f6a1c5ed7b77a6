/**
 * First times: a person logs in with a device or from a network that the log does not know of them. People with only a
 * few earlier log-ins have no habits yet and cause no finding.
 */
import { deviceOf, type LogEntry, networkOf } from '#shared/rules/login-log/log-entry.ts';

/** Earlier log-ins of a person after which a new device or network counts. */
export const habitAfter = 3;

export interface FirstTime {
  readonly userId: string;
  readonly username: string;
  readonly account: string;
  /** `YYYY-MM-DD HH:mm:ss`. */
  readonly time: string;
  readonly ip: string;
  /** The new device, and the new network; '' where it is known. */
  readonly device: string;
  readonly network: string;
}

/** The oldest log-in so far with a device or network, and its ordinal among the person's log-ins, newest first. */
interface Seen {
  entry: LogEntry;
  ordinal: number;
}

interface Habits {
  logins: number;
  readonly devices: Map<string, Seen>;
  readonly networks: Map<string, Seen>;
}

export interface FirstTimes {
  /** Entries must come newest first. */
  readonly add: (entry: LogEntry) => void;
  /** The findings, newest first. */
  readonly findings: () => readonly FirstTime[];
}

export function firstTimes(): FirstTimes {
  const people = new Map<string, Habits>();
  return {
    add(entry) {
      if (entry.kind !== 'login' || entry.who === '') return;
      const habits = people.get(entry.who) ?? { logins: 0, devices: new Map(), networks: new Map() };
      people.set(entry.who, habits);
      habits.logins += 1;
      note(habits.devices, deviceOf(entry.row), entry, habits.logins);
      note(habits.networks, networkOf(entry.row.ip), entry, habits.logins);
    },
    findings() {
      const found = new Map<LogEntry, { device: string; network: string }>();
      for (const { logins, devices, networks } of people.values()) {
        const isNew = ({ ordinal }: Seen) => logins - ordinal >= habitAfter;
        for (const [device, seen] of devices) if (isNew(seen)) found.set(seen.entry, { device, network: '' });
        for (const [network, seen] of networks) {
          if (isNew(seen)) found.set(seen.entry, { device: found.get(seen.entry)?.device ?? '', network });
        }
      }
      return [...found].map(([entry, what]) => toFirstTime(entry, what)).sort((a, b) => order(a, b));
    },
  };
}

function note(seen: Map<string, Seen>, what: string, entry: LogEntry, index: number): void {
  if (what !== '') seen.set(what, { entry, ordinal: index });
}

function toFirstTime(
  { row }: LogEntry,
  what: { readonly device: string; readonly network: string },
): FirstTime {
  const { userId, username, loginAccount: account, loginTime: time, ip } = row;
  // People know a device by its model, not by its number.
  const device = what.device === '' ? '' : [row.deviceModel, row.loginTerminal].filter(Boolean).join(' · ');
  return { userId, username, account, time, ip, device: device || what.device, network: what.network };
}

function order(a: FirstTime, b: FirstTime): number {
  if (a.time !== b.time) return a.time < b.time ? 1 : -1;
  return a.account < b.account ? -1 : 1;
}
