/** Addresses of the pages with declared first reads: a list of its own, so that no other address loads their code. */
export const pathsWithReads = [
  '/appManage',
  '/backMenuSetting',
  '/base/:type',
  '/launcher/apps',
  '/themes/:terminal',
] as const;
export type PathWithReads = (typeof pathsWithReads)[number];

/** `pathname`: of an address without a query, which only the page can interpret. Null for any other page. */
export function pathWithReads(pathname: string): PathWithReads | null {
  const parts = pathname.split('/');
  const isAt = (path: string): boolean => {
    const names = path.split('/');
    return (
      names.length === parts.length && names.every((name, i) => name === parts[i] || name.startsWith(':'))
    );
  };
  return pathsWithReads.find(isAt) ?? null;
}
