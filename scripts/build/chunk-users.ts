/** The users of a module of the console: areas, pages, and parts that are opened later. Pure, but for its cache. */
export type Modules = {
  readonly getModuleInfo: (id: string) => {
    readonly importers: readonly string[];
    readonly dynamicImporters: readonly string[];
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
};

/** antd, and what shows its controls. */
export const antd =
  /[\\/]node_modules[\\/](antd|@ant-design|@rc-component|stylis)[\\/]|[\\/]src-renderer[\\/](frame[\\/]AntdRoot|widgets[\\/]controls)|steward-antd/;
export const ours = /[\\/]src-(renderer|shared)[\\/]/;
/** Code that is loaded on demand, in a chunk of its own with everything that nothing else uses. */
export const codeOnDemand =
  /[\\/]screens[\\/](frame[\\/]Panels[\\/]WhatsNew\.tsx|tenant[\\/]TenantInfo[\\/]mobile[\\/]|settings[\\/]Key(Actions|Dialogs)\.tsx|licence-info[\\/]AppAuth[\\/]Advanced(Search|Field)\.tsx)/;

/** Large areas, of which a page loads its own code and what several pages of the area share. */
const large: ReadonlySet<string> = new Set(['applications', 'back-menu', 'login-log', 'themes']);

/** The texts are one file for each language, for which everything else waits. */
const texts = /[\\/]src-shared[\\/]text[\\/]/;

/** The area of a screen's file, by its folder. */
export function areaOf(id: string): string | null {
  return /[\\/]src-renderer[\\/]screens[\\/]([a-z-]+)[\\/]/.exec(id)?.[1] ?? null;
}

const known = new Map<string, ReadonlySet<string>>();

/** The areas that use a module, directly or indirectly. */
export function areasOf(id: string, modules: Modules): ReadonlySet<string> {
  if (areaOf(id) !== null || texts.test(id) || antd.test(id)) return new Set();
  const found = known.get(id);
  if (found) return found;
  const areas = new Set<string>();
  const seen = new Set([id]);
  for (const moduleId of seen) {
    const area = areaOf(moduleId);
    if (area !== null) {
      areas.add(area);
      continue;
    }
    // Code that only antd uses is bundled with antd; code that an area uses too is shared.
    if (antd.test(moduleId)) {
      areas.add('controls');
      continue;
    }
    // Dynamic importers do not count: code that is loaded on demand is separate.
    for (const next of modules.getModuleInfo(moduleId)?.importers ?? []) seen.add(next);
  }
  known.set(id, areas);
  return areas;
}

/** The area of a screen's file, or of other code that one area alone uses. */
export function areaOfModule(id: string, modules: Modules): string | null {
  const [only = null, ...others] = areasOf(id, modules);
  return areaOf(id) ?? (others.length === 0 && only !== 'controls' ? only : null);
}

/** Of these the dynamic imports are pages and parts of the frame; of other code of areas, what is opened later. */
const opensPages =
  /[\\/]screens[\\/]([a-z-]+[\\/]screens\.ts|frame[\\/])|[\\/]src-renderer[\\/](?!screens[\\/]|widgets[\\/])/;

const laterKnown = new Map<string, boolean>();

/** Whether the module is needed by nothing but dialogs and other parts that an area loads on demand. */
export function isOpenedLater(id: string, modules: Modules): boolean {
  if (!ours.test(id) || texts.test(id) || antd.test(id) || codeOnDemand.test(id)) return false;
  const known = laterKnown.get(id);
  if (known !== undefined) return known;
  const seen = new Set([id]);
  let isOfPage = false;
  let isOfPart = false;
  for (const one of seen) {
    const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(one) ?? {};
    isOfPage ||= importers.length + dynamicImporters.length === 0;
    isOfPage ||= dynamicImporters.some((from) => opensPages.test(from));
    isOfPart ||= dynamicImporters.some((from) => areaOf(from) !== null);
    if (isOfPage) break;
    for (const next of importers) seen.add(next);
  }
  laterKnown.set(id, isOfPart && !isOfPage);
  return isOfPart && !isOfPage;
}

/** The name of the one page of a large area that loads this module of the area at once; null for several. */
export function pageOfModule(id: string, modules: Modules): string | null {
  const area = areaOfModule(id, modules);
  if (area === null || !large.has(area) || codeOnDemand.test(id) || isOpenedLater(id, modules)) return null;
  const seen = new Set([id]);
  const pages = new Set<string>();
  for (const one of seen) {
    const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(one) ?? {};
    if (dynamicImporters.some((from) => opensPages.test(from))) pages.add(one);
    for (const next of importers) seen.add(next);
  }
  const [only, ...others] = pages;
  return only !== undefined && others.length === 0 ? (/(\w+)\.tsx$/.exec(only)?.[1] ?? null) : null;
}

/** `id`: of any file of the project. */
export function hasPlainPage(id: string, area: string, modules: Modules): boolean {
  const [root = ''] = id.split(/(?<=[\\/])(?:src-renderer|src-shared|node_modules)[\\/]/);
  const list = `${root}src-renderer/screens/${area}/screens.ts`;
  const pages = modules.getModuleInfo(list)?.dynamicallyImportedIds ?? [];
  return pages.some((page) => areaOf(page) === area && !usesAntd(page, modules));
}

const using = new Map<string, boolean>();

/** Whether the module imports antd, directly or indirectly, without dynamic imports. */
export function usesAntd(id: string, modules: Modules): boolean {
  const known = using.get(id);
  if (known !== undefined) return known;
  const seen = new Set([id]);
  for (const moduleId of seen) {
    for (const next of modules.getModuleInfo(moduleId)?.importedIds ?? []) seen.add(next);
  }
  const uses = [...seen].some((one) => antd.test(one));
  using.set(id, uses);
  return uses;
}
