/** The program without a shell: what the desktop and the web shell open a door to. */
export { DataFolderError } from './data-folder.ts';
export type { Door } from './door.ts';
export type { SaveOutcome, ShellHooks } from './hooks.ts';
export { safeExternalUrl } from './link-policy.ts';
export { createProgram, type Program } from './program.ts';
