import { join } from 'node:path';
import type { EmitEvent } from '#shared/bridge/index.ts';
import { createFindingsService } from '../services/findings/findings-service.ts';

interface Surroundings {
  readonly dataDir: string;
  /** Milliseconds since 1970, UTC. */
  readonly now: () => number;
  readonly emit: EmitEvent;
  readonly report: (source: string, error: unknown) => void;
}

export function openFindings({ dataDir, now, emit, report }: Surroundings) {
  return createFindingsService({
    folder: join(dataDir, 'findings'),
    now,
    marked: (scope) => emit('findings.marked', scope),
    setAside: (name) => report('findings', new Error(`marks could not be read; they are kept as ${name}`)),
  });
}
