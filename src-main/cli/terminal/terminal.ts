/** The terminal's surroundings: a process in main.ts, the open console in run-due-jobs.ts, a test in testing/steward.ts. */
import type { LicencePolicyOptions as KeyPolicyOptions } from '../../services/licence/policy/policy.ts';
import type { PolicyOptions } from '../../services/policy/policy-service.ts';
import type { PlatformSession } from '../session/platform-session.ts';

export interface CommandTerminal {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The environment asks Node to skip the check of certificates, which this program never does. */
  readonly asksForNoChecks?: boolean;
  readonly input: AsyncIterable<Uint8Array>;
  /** Milliseconds since 1970, UTC. */
  now(): number;
  /** Standard output: the result and nothing else. */
  print(result: string | Uint8Array): void;
  /** Standard error. */
  complain(text: string): void;
  /** Width of the standard output in cells; null where it is a file or a pipe. */
  readonly columns: number | null;
  /** Standard error is a terminal, so that a progress line may be written over itself. */
  readonly showsProgress: boolean;
  /**
   * The next Ctrl+C calls the listener instead of ending the program; the one after it ends the program, unless the
   * listener has listened again. Returns the function that stops listening.
   */
  onInterrupt(listener: () => void): () => void;
  /** SIGTERM and SIGHUP call the listener before they end the program. Returns the function that stops listening. */
  onEnd?(listener: () => void): () => void;
  /** Passwords that commands have given in this run, by command, server and user. */
  readonly passwords?: Map<string, Promise<string>>;
  /** The data folder unless `--data` names another. */
  readonly dataFolder: string;
  /** The open console's session, which a scheduled command uses in place of a sign-in of its own. */
  readonly session?: PlatformSession;
  /** Tests say here where the administrator's licence keys are. */
  readonly administrator?: KeyPolicyOptions;
  /** Tests give another computer here to read the policy from. */
  readonly policy?: PolicyOptions;
}
