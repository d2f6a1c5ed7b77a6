import type { EmitEvent } from '#shared/bridge/index.ts';

/** Data folder, clock, events and log, which most parts of the program are given. */
export interface ProgramSurroundings {
  readonly dataDir: string;
  /** Milliseconds since 1970, UTC. */
  readonly now: () => number;
  readonly emit: EmitEvent;
  readonly report: (source: string, error: unknown) => void;
}
