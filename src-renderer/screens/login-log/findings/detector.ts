/** The contract of every detector of findings: rows come newest first, and a person or an account is its subject. */
import type { LoginRow } from '#shared/api/login-log/login-log.ts';
import { writeSpan } from '#shared/rules/login-log/span.ts';
import type { LogEntry } from '#shared/rules/login-log/log-entry.ts';
import type { Narrowing } from '../log-links.ts';
import type { LogFinding } from './finding.ts';

export interface Detector {
  readonly add: (entry: LogEntry) => void;
  readonly findings: () => readonly LogFinding[];
}

export function nameOf({ row }: LogEntry): Pick<LogFinding, 'userId' | 'username' | 'account'> {
  return { userId: row.userId, username: row.username, account: row.loginAccount };
}

/** The filter of a person, or of an account that is nobody's. */
export function ofWho({ userId, loginAccount }: Pick<LoginRow, 'userId' | 'loginAccount'>): Narrowing {
  return userId === '' ? { q: loginAccount } : { people: userId };
}

export function spanOf(begin: string, end: string): Narrowing {
  return { when: writeSpan({ begin, end }) };
}
