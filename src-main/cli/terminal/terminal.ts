/** What the terminal shell is given by its surroundings. */
import type { PolicyOptions as KeyPolicyOptions } from '../../services/licence/policy/policy.ts';
import type { PolicyOptions } from '../../services/policy/policy-service.ts';
import type { PlatformSession } from '../session/platform-session.ts';

export interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The environment asked for connections without any check of certificates. */
  readonly asksForNoChecks?: boolean;
  readonly input: AsyncIterable<Uint8Array>;
  /** Milliseconds since 1970, UTC. */
  now(): number;
  /** Standard output: the result and nothing else. */
  print(result: string | Uint8Array): void;
  /** Standard error. */
  complain(text: string): void;
  /** Cells of a line of the standard output; null where it is no terminal. */
  readonly columns: number | null;
  /** Standard error is looked at by a person: progress may be written over itself. */
  readonly showsProgress: boolean;
  /** Ctrl+C is told instead of ending the program; answers what ends that. A second one ends it all the same, unless it is listened for by then. */
  onInterrupt(listener: () => void): () => void;
  /** Told before a signal ends the program (SIGTERM, SIGHUP); answers what ends that. */
  onEnd?(listener: () => void): () => void;
  /** What commands for a password have said, by what they were asked. */
  readonly saidPasswords?: Map<string, Promise<string>>;
  /** Where everything local is kept, without `--data`. */
  readonly dataFolder: string;
  /** Of the open console, which a command takes in the place of one of its own. */
  readonly session?: PlatformSession;
  /** For tests: who the computer's administrator is. */
  readonly administrator?: KeyPolicyOptions;
  /** For tests: another computer to ask for its policy. */
  readonly policy?: PolicyOptions;
}
