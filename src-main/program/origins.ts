import { join } from 'node:path';
import type { FileStore } from '../services/files/file-store.ts';
import { createOriginsService } from '../services/origins/origins-service.ts';
import type { ProgramSurroundings } from './surroundings.ts';

export function openOrigins({ dataDir, emit, files }: ProgramSurroundings & { readonly files: FileStore }) {
  return createOriginsService({
    folder: join(dataDir, 'origins'),
    files,
    onChanged: () => emit('origins.changed', {}),
  });
}
