/** What a shell gives the program that it starts. */
import type { AppFacts } from '#shared/bridge/app.ts';
import type { PolicyOptions as KeyPolicyOptions } from '../services/licence/policy/policy.ts';
import type { PolicyOptions } from '../services/policy/policy-service.ts';
import type { ShellHooks } from './hooks.ts';

export interface ProgramOptions {
  readonly dataDir: string;
  readonly hooks: ShellHooks;
  /** Steward's own version. */
  readonly version: string;
  /** Milliseconds since 1970, UTC. */
  readonly now?: () => number;
  /** Milliseconds that a server may be silent; 120,000. */
  readonly deadline?: number;
  /** What the shell met before, for the user. */
  readonly notices?: AppFacts['notices'];
  /** Lists of other people's packages that the build wrote, for "About". */
  readonly thirdParty?: readonly string[];
  /** Check what handlers and the sandbox answer; on wherever the program runs from its sources. */
  readonly checkResults?: boolean;
  /** For tests: another place of the administrator's licence keys, and who that administrator is. */
  readonly administrator?: KeyPolicyOptions;
  /** For tests: milliseconds for which a change is in force that nobody keeps. */
  readonly trialLength?: number;
  /** For tests: another computer to ask for its policy. */
  readonly policy?: PolicyOptions;
}
