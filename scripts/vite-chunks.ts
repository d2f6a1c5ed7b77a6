/**
 * How the console's code is cut: by area, not by file. A page asks for its area, for what areas share, and for antd
 * where it uses it; what is dear and seldom wanted (an editor, the phone numbers of the world) stays by itself.
 */
import type { Rolldown } from 'vite';

type Groups = Exclude<NonNullable<Rolldown.OutputOptions['codeSplitting']>, boolean>['groups'];
type Modules = {
  readonly getModuleInfo: (id: string) => { readonly importers: readonly string[] } | null;
};

export const earlyName = 'early';

/** Libraries of one kind that are wanted together. */
const libraries = {
  antd: /[\\/]node_modules[\\/](antd|@ant-design|@rc-component|stylis)[\\/]|[\\/]src-renderer[\\/](frame[\\/]AntdRoot|widgets[\\/]controls)/,
  editor: /[\\/]node_modules[\\/](@tiptap|prosemirror-[a-z]+|linkifyjs)[\\/]/,
  phones: /[\\/]node_modules[\\/]libphonenumber-js[\\/]/,
} as const;

/** Loaded by itself when it is wanted, and with it what nothing else uses. */
const apart = /[\\/]screens[\\/]tenant[\\/]TenantInfo[\\/]mobile[\\/]/;

export const consoleChunks: Groups = [
  // Its chunk holds what it imports, the bundler's own few lines, and nothing else.
  { name: earlyName, test: /src-renderer[\\/]early\.ts$/, priority: 9 },
  // The first picture's code is one file: fewer requests than one per part.
  { name: 'console', tags: ['$initial'], priority: 8 },
  ...Object.entries(libraries).map(([name, test]) => ({ name, test, priority: 6 })),
  { name: (id, modules) => (areasOf(id, modules).size > 1 ? 'shared' : null), priority: 5 },
  { name: (id) => (apart.test(id) ? null : areaOf(id)), priority: 4 },
];

/** One file for each language, which everything else waits for. */
const texts = /[\\/]src-shared[\\/]text[\\/]/;

/** The area whose folder a file of a screen is in. */
function areaOf(id: string): string | null {
  return /[\\/]src-renderer[\\/]screens[\\/]([a-z-]+)[\\/]/.exec(id)?.[1] ?? null;
}

const known = new Map<string, ReadonlySet<string>>();

/** The areas that want a module of ours, whatever stands between. */
function areasOf(id: string, modules: Modules): ReadonlySet<string> {
  if (areaOf(id) !== null || texts.test(id)) return new Set();
  const found = known.get(id);
  if (found) return found;
  const areas = new Set<string>();
  const seen = new Set([id]);
  for (const one of seen) {
    const area = areaOf(one);
    if (area !== null) {
      areas.add(area);
      continue;
    }
    // Not those that load it when it is wanted: it stays by itself.
    for (const next of modules.getModuleInfo(one)?.importers ?? []) seen.add(next);
  }
  known.set(id, areas);
  return areas;
}
