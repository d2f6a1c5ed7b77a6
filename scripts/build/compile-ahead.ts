/**
 * A build plugin: a page's functions are compiled while its code comes, beside the page that is open, and not one by
 * one as it is first drawn (V8's explicit compile hints). Not those of the first picture, which waits for its script:
 * two thirds of them do not run for it.
 */
import type { Plugin, Rolldown } from 'vite';

/** V8 looks for it at the head of a file. */
const hint = '//# allFunctionsCalledOnLoad\n';
const screenList = /[\\/]src-renderer[\\/]screens[\\/][a-z-]+[\\/]screens\.ts$/;

export function compileAhead(): Plugin {
  return {
    name: 'steward-compile-ahead',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const initial = withImports(
          chunks.filter(({ isEntry }) => isEntry),
          bundle,
        );
        const pages = new Set(
          chunks
            .flatMap(({ moduleIds }) => moduleIds)
            .filter((id) => screenList.test(id))
            .flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []),
        );
        const ofPages = chunks.filter(({ moduleIds }) => moduleIds.some((id) => pages.has(id)));
        if (ofPages.length === 0) throw new Error('no page was found to compile ahead');
        for (const chunk of withImports(ofPages, bundle)) {
          if (!initial.has(chunk)) chunk.code = hint + chunk.code;
        }
      },
    },
  };
}

/** These and all that they import before they run. */
function withImports(
  chunks: readonly Rolldown.OutputChunk[],
  bundle: Rolldown.OutputBundle,
): ReadonlySet<Rolldown.OutputChunk> {
  const all = new Set(chunks);
  for (const { imports } of all) {
    for (const name of imports) {
      const next = bundle[name];
      if (next?.type === 'chunk') all.add(next);
    }
  }
  return all;
}
