/**
 * What the rows of the login log tell, by a formula: who, from where, with what, how it went. A fact costs a few
 * multiplications, so that a million rows are looked through in a moment. Now and then somebody tries passwords.
 */
import { scatter } from '../../kernel/seed/scatter.ts';

/** Rows among which one attack is. */
const block = 600;
const longestAttack = 14;

export interface Attack {
  /** One account many times, or many accounts from one address. */
  readonly spray: boolean;
  /** The first row of it, and how many are failures; the row after them is a log-in where it succeeds. */
  readonly first: number;
  readonly failures: number;
  /** Those and the log-in. */
  readonly rows: number;
  /** A number that tells it from the others. */
  readonly salt: number;
}

/** The attack that a row is a part of. */
export function attackOf(row: number): Attack | null {
  const number = Math.floor(row / block);
  const salt = scatter(number, 31);
  const first = number * block + (salt % (block - longestAttack));
  const failures = 6 + (salt % 7);
  const rows = failures + (salt % 4 === 1 ? 0 : 1);
  if (row < first || row >= first + rows) return null;
  return { salt, spray: salt % 3 === 0, first, failures, rows };
}

/** Codes by their place in `rules/login-log/words.ts`. */
export interface Facts {
  readonly attack: Attack | null;
  /** Place in the roster; -1: nobody's account. */
  readonly person: number;
  readonly operate: number;
  /** -1: it went well. */
  readonly reason: number;
  /** 0 and 1 are always the person's; a higher one is new from some week on. */
  readonly device: number;
}

/** Rows after which somebody may have another device. */
const deviceRows = 4000;

export function factsOf(row: number, people: number): Facts {
  const attack = attackOf(row);
  const share = scatter(row, 1) / 2 ** 32;
  if (attack) {
    const failed = row < attack.first + attack.failures;
    // Who is guessed at last is let in.
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

/** Mostly a mistyped password. */
function reasonOf(chance: number): number {
  if (chance < 62) return 0;
  if (chance < 78) return 2;
  return 3 + (chance % 5);
}

function deviceOf(row: number, person: number): number {
  const which = scatter(row, 3) % 100;
  if (which < 66) return 0;
  if (which < 95) return 1;
  // A few have a new one every so often.
  return person % 4 === 0 ? 2 + (Math.floor((row + scatter(person, 5)) / deviceRows) % 500) : 1;
}

/** Accounts that are tried though nobody has them. */
const strangers = ['admin', 'root', 'test', 'administrator', 'oa', 'guest', 'sysadmin', 'demo'] as const;

export function strangerOf(row: number): string {
  return strangers[scatter(row, 12) % strangers.length] ?? 'admin';
}
