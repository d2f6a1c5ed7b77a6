/** The people and addresses of findings, for whom something can be done. */
import type { LogFinding } from './finding.ts';

export interface ConcernedPerson {
  readonly id: string;
  /** By which lists of the server are searched; '' where it is not known: they are then read as a whole. */
  readonly username: string;
  /** The name as shown. */
  readonly name: string;
}

export interface Concerned {
  readonly people: readonly ConcernedPerson[];
  readonly addresses: readonly string[];
}

/** Lists of people are searched by their names alone, not by accounts. */
export function concernedPerson({
  userId: id,
  username,
  account,
}: Pick<LogFinding, 'userId' | 'username' | 'account'>): ConcernedPerson {
  return { id, username, name: username || account };
}

/** The people and addresses of findings, each once. An account that is nobody's has no sessions. */
export function concernedBy(findings: readonly LogFinding[]): Concerned {
  const people = new Map(
    findings
      .filter(({ userId }) => userId !== '')
      .map((finding) => [finding.userId, concernedPerson(finding)]),
  );
  return {
    people: [...people.values()],
    addresses: [...new Set(findings.flatMap(({ addresses }) => addresses))],
  };
}
