/**
 * Contents of the login log's rows, computed from their numbers: person, device, result. A fact costs a few
 * multiplications, so that a million rows are scanned in a moment. Now and then somebody guesses passwords.
 */
import { scatter } from '../../kernel/seed/scatter.ts';

/** Each block of this many rows contains one attack. */
const block = 600;
const longestAttack = 14;

export interface Attack {
  /** Whether the attack tries many accounts from one address; otherwise it tries one account many times. */
  readonly spray: boolean;
  /** First row, and number of failures; a successful attack has one more row, the log-in. */
  readonly first: number;
  readonly failures: number;
  /** Number of rows, with the log-in. */
  readonly rows: number;
  /** A number that distinguishes the attack. */
  readonly salt: number;
}

export function attackOf(row: number): Attack | null {
  const number = Math.floor(row / block);
  const salt = scatter(number, 31);
  const first = number * block + (salt % (block - longestAttack));
  const failures = 6 + (salt % 7);
  const rows = failures + (salt % 4 === 1 ? 0 : 1);
  if (row < first || row >= first + rows) return null;
  return { salt, spray: salt % 3 === 0, first, failures, rows };
}

/** Codes are indices in `rules/login-log/log-codes.ts`. */
export interface LoginFacts {
  readonly attack: Attack | null;
  /** Roster position; -1 for an account that nobody has. */
  readonly person: number;
  readonly operate: number;
  /** -1 for a success. */
  readonly reason: number;
  /** 0 and 1 are the person's usual devices; a higher number is a device that is new from some week on. */
  readonly device: number;
}

/** Rows after which a person may have another device. */
const deviceRows = 4000;

export function loginFactsOf(row: number, people: number): LoginFacts {
  const attack = attackOf(row);
  const share = scatter(row, 1) / 2 ** 32;
  if (attack) {
    const failed = row < attack.first + attack.failures;
    // A successful attack ends with the log-in of the account that was guessed last.
    const guessed = attack.spray && failed ? row : attack.first + attack.failures;
    const unknown = attack.spray && failed && scatter(row, 8) % 3 === 0;
    const person = unknown ? -1 : Math.floor((scatter(guessed, 9) / 2 ** 32) * people);
    return { attack, person, operate: 0, reason: failed ? (unknown ? 1 : 0) : -1, device: -1 };
  }
  const person = Math.floor(share * share * people);
  const how = scatter(row, 2) % 1000;
  const device = deviceOf(row, person);
  if (how < 790) return { attack, person, operate: 0, reason: -1, device };
  if (how < 915) return { attack, person, operate: 1, reason: -1, device };
  if (how < 930) return { attack, person, operate: 2, reason: -1, device };
  return { attack, person, operate: 0, reason: reasonOf(scatter(row, 4) % 100), device };
}

/** Most failures are mistyped passwords. */
function reasonOf(chance: number): number {
  if (chance < 62) return 0;
  if (chance < 78) return 2;
  return 3 + (chance % 5);
}

function deviceOf(row: number, person: number): number {
  const which = scatter(row, 3) % 100;
  if (which < 66) return 0;
  if (which < 95) return 1;
  // Every fourth person gets a new device from time to time.
  return person % 4 === 0 ? 2 + (Math.floor((row + scatter(person, 5)) / deviceRows) % 500) : 1;
}

/** Account names that attackers try and nobody has. */
const strangers = ['admin', 'root', 'test', 'administrator', 'oa', 'guest', 'sysadmin', 'demo'] as const;

export function strangerOf(row: number): string {
  return strangers[scatter(row, 12) % strangers.length] ?? 'admin';
}
