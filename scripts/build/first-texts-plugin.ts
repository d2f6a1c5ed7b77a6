/** Leaves of each language's first texts (src-shared/text/tables/…/first.ts) what the console's first file names. */
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { readLanguage } from '../texts/read-texts.mjs';
import { isOfConsole } from '../texts/text-modules.mjs';
import { firstTexts, namedKeys } from './first-texts.ts';

/** `root`: the project's folder. */
export function firstTextsOnly(root: string): Plugin {
  return {
    name: 'steward-first-texts',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]src-shared[\\/]text[\\/]tables[\\/](?!lazy[\\/])[\w-]+[\\/]first\.ts$/ },
      handler: (_code, id) => {
        const { tables } = readLanguage(join(root, 'src-shared/text'), basename(dirname(id)));
        const ofConsole = Object.fromEntries(Object.entries(tables).filter(([key]) => isOfConsole(key)));
        const texts = firstTexts(ofConsole, namedKeys(root));
        return { code: `export const texts = ${JSON.stringify(texts)};`, map: null };
      },
    },
  };
}
