/**
 * A build plugin that makes V8 compile a page's functions while its code loads, instead of one by one at the first
 * drawing (V8's explicit compile hints). Code of the first picture is left out, for it waits for its script, and
 * two thirds of its functions do not run.
 */
import type { Plugin, Rolldown } from 'vite';

/** V8 expects the hint at the beginning of a file. */
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
