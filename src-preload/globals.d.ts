/** Written in at build time by electron.vite.config.ts. */
declare const __BRIDGE_CALLS__: readonly string[];
declare const __BRIDGE_EVENTS__: readonly string[];
