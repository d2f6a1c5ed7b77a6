/** Scripts rely on these numbers: docs/guide/command-line.md, "Exit codes". */
export const exitCodes = {
  good: 0,
  notVerified: 1,
  notReadable: 2,
  notInForce: 3,
  differs: 4,
  /** A sample key alone verified the licence; anybody can sign with a sample key. */
  sampleKey: 5,
  /** The file has server profiles that can't be used. */
  someRefused: 1,
  /** A theme has a value that is not allowed, or the package is for another version. */
  themeProblem: 1,
  /** At least one change can't be applied, or was not. */
  notApplied: 1,
  /** A step of the connection check failed. */
  notConnected: 1,
  /** The server lacks or refuses a call, or answers it otherwise than documented. */
  someLacking: 1,
  /** The server can't be reached, or is no platform. */
  noPlatform: 2,
  /** The policy is refused in one of its places, or names a server that can't be used. */
  policyRefused: 1,
  /** `watch`, as monitoring programs count: something to look at, something urgent, something not found out. */
  watchWarning: 1,
  watchDanger: 2,
  watchUnread: 3,
  usage: 64,
  /** The sign-in failed, or the command for the password gave none. */
  noSession: 67,
  /** The computer has no browser that can draw a page (EX_UNAVAILABLE). */
  noBrowser: 69,
  /** The program has a mistake (EX_SOFTWARE). */
  internal: 70,
  /** The result can't be written, or a file of that name exists already. */
  notWritten: 73,
  /** The data folder, the history or the journal can't be used. */
  storage: 74,
  /** The policy, or a rule of the server, forbids the command. */
  forbidden: 77,
  /** Ctrl+C stopped the command (128 + SIGINT). */
  interrupted: 130,
} as const;
