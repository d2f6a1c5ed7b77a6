/**
 * Loads what a later module is made of file by file, with a turn of the event loop between two: the system's questions
 * to the window are answered meanwhile. Imported at once, all files together run in one turn of some 200 ms.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';

/** The names that the build writes here (scripts/build/files-in-turns.ts); in the sources a word that names none. */
const files = '__FILES_OF_RUNNING_SHELL__';

export async function loadInTurns(): Promise<void> {
  for (const file of files.split(' ').filter((name) => name.endsWith('.js'))) {
    await import(/* @vite-ignore */ new URL(file, import.meta.url).href);
    await nextTurn();
  }
}
