/** While the console is developed: a text that is changed is on the page at once. */
import type { Plugin } from 'vite';
import { textFolder } from '../texts/read-texts.mjs';
import { writeTexts } from '../texts/write-texts.mjs';

export function followTexts(): Plugin {
  return {
    name: 'steward-texts',
    apply: 'serve',
    configureServer({ watcher, config }) {
      watcher.add(textFolder);
      watcher.on('all', (_, path) => {
        if (!path.startsWith(textFolder) || !path.endsWith('.json')) return;
        try {
          writeTexts();
        } catch (error) {
          // It is being written.
          config.logger.error(String(error));
        }
      });
    },
  };
}
