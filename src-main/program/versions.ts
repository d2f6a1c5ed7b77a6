import { join } from 'node:path';
import type { EmitEvent } from '#shared/bridge/index.ts';
import { createVersionsService } from '../services/versions/versions-service.ts';

interface Surroundings {
  readonly dataDir: string;
  readonly now: () => number;
  readonly emit: EmitEvent;
  readonly report: (source: string, error: unknown) => void;
}

export function openVersions({ dataDir, now, emit, report }: Surroundings) {
  return createVersionsService({
    folder: join(dataDir, 'versions'),
    now,
    changed: () => emit('versions.changed', {}),
    setAside: (path) => report('versions', new Error(`they could not be read; they are kept as ${path}`)),
  });
}
