/** Builds the list of calls (src-shared/api/call-list.ts) as the plain data that it comes to. */
import type { Plugin } from 'vite';
import { calls } from '../src-shared/api/call-list.ts';

export function callList(): Plugin {
  return {
    name: 'steward-call-list',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]src-shared[\\/]api[\\/]call-list\.ts$/ },
      handler: () => ({ code: `export const calls = ${JSON.stringify(calls)};`, map: null }),
    },
  };
}
