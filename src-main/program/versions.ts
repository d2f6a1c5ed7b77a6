import { join } from 'node:path';
import { createVersionsService } from '../services/versions/versions-service.ts';
import type { ProgramSurroundings } from './surroundings.ts';

export function openVersions({ dataDir, now, emit, report }: ProgramSurroundings) {
  return createVersionsService({
    folder: join(dataDir, 'versions'),
    now,
    changed: () => emit('versions.changed', {}),
    setAside: (path) => report('versions', new Error(`they could not be read; they are kept as ${path}`)),
  });
}
