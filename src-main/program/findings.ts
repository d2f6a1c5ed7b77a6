import { join } from 'node:path';
import { createFindingsService } from '../services/findings/findings-service.ts';
import type { ProgramSurroundings } from './surroundings.ts';

export function openFindings({ dataDir, now, emit, report }: ProgramSurroundings) {
  return createFindingsService({
    folder: join(dataDir, 'findings'),
    now,
    marked: (scope) => emit('findings.marked', scope),
    setAside: (name) => report('findings', new Error(`marks could not be read; they are kept as ${name}`)),
  });
}
