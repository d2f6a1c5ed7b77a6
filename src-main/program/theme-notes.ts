import { join } from 'node:path';
import { createThemeNotesService } from '../services/theme-notes/theme-notes-service.ts';
import type { ProgramSurroundings } from './surroundings.ts';

export function openThemeNotes({ dataDir, now, emit, report }: ProgramSurroundings) {
  return createThemeNotesService({
    folder: join(dataDir, 'theme-notes'),
    now,
    onChanged: (scope) => emit('themeNotes.changed', scope),
    setAside: (name) => report('theme notes', new Error(`notes could not be read; they are kept as ${name}`)),
  });
}
