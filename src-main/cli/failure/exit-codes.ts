/** The terminal's answers to scripts (docs/guide/command-line.md, "Exit codes"). */
export const exitCodes = {
  good: 0,
  notVerified: 1,
  notReadable: 2,
  notInForce: 3,
  differs: 4,
  /** Verified, but by a sample key only, with which anybody can sign. */
  sampleKey: 5,
  /** Some of the profiles of a file can't be used. */
  someRefused: 1,
  /** A theme of a package has a value that it can't have, or the package is not for this version. */
  themeProblem: 1,
  /** A change of a file can't be applied, or was not. */
  notApplied: 1,
  /** The connection to a server fails at a step. */
  notConnected: 1,
  /** A call of a server is not there, refuses, or answers otherwise. */
  someLacking: 1,
  /** A server is not reached, or is no platform. */
  noPlatform: 2,
  /** A place of the organisation's policy is refused, or a server of it can't be used. */
  policyRefused: 1,
  usage: 64,
  /** No session could be had at the server, or no password from the command for it. */
  noSession: 67,
  /** There is no browser that could draw (EX_UNAVAILABLE). */
  noBrowser: 69,
  /** A mistake inside the program (EX_SOFTWARE). */
  internal: 70,
  /** The result can't be written; `--out` names something that is there already. */
  notWritten: 73,
  /** The history, the journal or the data folder can't be used. */
  storage: 74,
  /** The organisation's policy forbids it. */
  forbidden: 77,
  /** It was stopped by Ctrl+C (128 and SIGINT). */
  interrupted: 130,
} as const;
