/** Updates the page at once when a text is changed during development. */
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
          // The file is half written; the next event follows.
          config.logger.error(String(error));
        }
      });
    },
  };
}
