/** Builds the first texts of each language (src-shared/text/…/first.ts) from what the console's first file names. */
import type { Plugin } from 'vite';
import { texts as english } from '../src-shared/text/en-US/index.ts';
import { texts as chinese } from '../src-shared/text/zh-CN/index.ts';
import { firstTexts, namedKeys } from './lib/first-texts.ts';

/** `root`: the project's folder. */
export function firstTextsOnly(root: string): Plugin {
  return {
    name: 'steward-first-texts',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]src-shared[\\/]text[\\/](en-US|zh-CN)[\\/]first\.ts$/ },
      handler: (_code, id) => {
        const texts = firstTexts(id.includes('zh-CN') ? chinese : english, namedKeys(root));
        return { code: `export const texts = ${JSON.stringify(texts)};`, map: null };
      },
    },
  };
}
