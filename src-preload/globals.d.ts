/** Constants that electron.vite.config.ts writes in at build time. */
declare const __BRIDGE_CALLS__: readonly string[];
declare const __BRIDGE_EVENTS__: readonly string[];
