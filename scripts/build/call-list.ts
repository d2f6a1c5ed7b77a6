/** Builds the lists of calls and of addresses (src-shared/api) as the plain data that they come to. */
import type { Plugin } from 'vite';

const lists = /[\\/]src-shared[\\/]api[\\/](call-list|addresses)\.ts$/;

export function callList(): Plugin {
  return {
    name: 'steward-call-list',
    apply: 'build',
    transform: {
      filter: { id: lists },
      async handler(_, id) {
        const code = id.includes('call-list')
          ? `export const calls = ${JSON.stringify((await import('#shared/api/call-list.ts')).calls)};`
          : `export const addresses = ${JSON.stringify((await import('#shared/api/addresses.ts')).addresses)};`;
        return { code, map: null };
      },
    },
  };
}
