/**
 * A build plugin that replaces computed modules by their resulting data, so that the bundle lacks the code that
 * computes them: the lists of calls and addresses, and each language's texts of the first picture.
 */
import { basename, dirname } from 'node:path';
import type { Plugin } from 'vite';
import { firstTextsOf } from './first-texts.ts';

/** Exports of these modules of `src-shared`, computed when a build reaches them. */
const exported: Readonly<Record<string, () => Promise<object>>> = {
  'api/call-list.ts': async () => ({ calls: (await import('../../src-shared/api/call-list.ts')).calls }),
  'api/addresses.ts': async () => ({
    addresses: (await import('../../src-shared/api/addresses.ts')).addresses,
  }),
};

/** `root`: the project's folder. */
export function plainData(root: string): Plugin {
  return {
    name: 'steward-plain-data',
    apply: 'build',
    transform: {
      filter: {
        id: /[\\/]src-shared[\\/](api[\\/](call-list|addresses)|text[\\/]tables[\\/](?!lazy[\\/])[\w-]+[\\/]first)\.ts$/,
      },
      async handler(_code, id) {
        const [, path = ''] = id.replaceAll('\\', '/').split('/src-shared/');
        const values = path.startsWith('text/')
          ? { texts: firstTextsOf(root, basename(dirname(path))) }
          : await exported[path]?.();
        const lines = Object.entries(values ?? {}).map(
          ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
        );
        return { code: lines.join('\n'), map: null };
      },
    },
  };
}
