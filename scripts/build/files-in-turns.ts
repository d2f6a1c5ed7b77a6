/**
 * A build plugin that tells the desktop's entry which files its running shell is made of, each after those that it
 * imports (src-main/desktop/load-in-turns.ts). Imported as one, all of them would run in one turn of the event loop.
 */
import type { Plugin, Rolldown } from 'vite';

const entry = 'desktop';
const shell = /[\\/]src-main[\\/]desktop[\\/]running-shell\.ts$/;
/** Stands in the sources where the build writes the names, with a space between two. */
const placeholder = '__FILES_OF_RUNNING_SHELL__';

export function filesInTurns(): Plugin {
  return {
    name: 'steward-files-in-turns',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const first = chunks.find(({ isEntry, name }) => isEntry && name === entry);
        const last = chunks.find(({ facadeModuleId }) => shell.test(facadeModuleId ?? ''));
        if (!first?.code.includes(placeholder) || !last)
          throw new Error('the desktop’s entry or its running shell was not found');
        const before = new Set(importOrder(bundle, first));
        const files = importOrder(bundle, last).filter((file) => !before.has(file) && file !== last.fileName);
        first.code = first.code.replace(placeholder, files.join(' '));
      },
    },
  };
}

/** Names of the file and of all that it imports at once, each after its own imports. */
function importOrder(bundle: Rolldown.OutputBundle, from: Rolldown.OutputChunk): string[] {
  const found = new Set<string>();
  const order: string[] = [];
  const visit = (chunk: Rolldown.OutputChunk): void => {
    if (found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const name of chunk.imports) {
      const next = bundle[name];
      if (next?.type === 'chunk') visit(next);
    }
    order.push(chunk.fileName);
  };
  visit(from);
  return order;
}
