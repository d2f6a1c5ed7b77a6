/** Search in the tables of the licence info page, by substring (spec 1§2.4, 1§5 "Licence search"; LIC-005, 006). */
import type { LicenceFunction, LicenceModuleUse } from '#shared/api/licence-info/licence-info.ts';

/** Ignores letter case and full-width forms. */
function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** Modules whose name contains the term. */
export function searchModules(
  modules: readonly LicenceModuleUse[],
  term: string,
): readonly LicenceModuleUse[] {
  const wanted = fold(term.trim());
  return wanted === '' ? modules : modules.filter(({ moduleName }) => fold(moduleName).includes(wanted));
}

/** Non-standard functions whose name or id (the module flag) contains the term. */
export function searchFunctions(
  functions: readonly LicenceFunction[],
  term: string,
): readonly LicenceFunction[] {
  const wanted = fold(term.trim());
  if (wanted === '') return functions;
  return functions.filter(
    ({ moduleName, moduleFlag }) => fold(moduleName).includes(wanted) || fold(moduleFlag).includes(wanted),
  );
}
