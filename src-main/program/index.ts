/** The program without a shell, as the desktop and the web shell use it. */
export type { FileStore } from '../services/files/file-store.ts';
export type { KeyStore } from '../services/key-store/key-store.ts';
export type { ServerTarget } from '../services/servers/target.ts';
export { dataPolicy, newNonce, pagePolicy } from './content-security-policy.ts';
export { DataFolderError } from './data-folder.ts';
export { defaultDataFolder } from './default-data-folder.ts';
export type { Door } from './door.ts';
export type { ShellHooks } from './hooks.ts';
export { safeExternalUrl } from './link-policy.ts';
export { tlsVariableNotice } from './notices.ts';
export type { LinkOutcome } from './opened-link.ts';
export { createProgram, type Program } from './program.ts';
export { replyTo } from './reply.ts';
export { thirdPartyLists } from './third-party.ts';
