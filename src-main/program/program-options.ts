import type { AppFacts } from '#shared/bridge/app.ts';
import type { LicencePolicyOptions as KeyPolicyOptions } from '../services/licence/policy/policy.ts';
import type { PolicyOptions } from '../services/policy/policy-service.ts';
import type { ShellHooks } from './hooks.ts';

export interface ProgramOptions {
  readonly dataDir: string;
  readonly hooks: ShellHooks;
  readonly version: string;
  /** Milliseconds since 1970, UTC. */
  readonly now?: () => number;
  /** Milliseconds that a server may be silent; default 120,000. */
  readonly deadline?: number;
  /** Notices from the shell's own start. */
  readonly notices?: AppFacts['notices'];
  /** Paths of the build's lists of third-party packages, for "About". */
  readonly thirdParty?: readonly string[];
  /** Whether results of handlers and sandbox are checked; on wherever the program runs from its sources. */
  readonly checkResults?: boolean;
  /** For tests: another location of the administrator's licence keys, and the administrator's account. */
  readonly administrator?: KeyPolicyOptions;
  /** For tests: length of a trial in milliseconds. */
  readonly trialLength?: number;
  /** For tests: another source of the computer's policy. */
  readonly policy?: PolicyOptions;
}
