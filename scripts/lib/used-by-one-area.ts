/**
 * Finds rules and widgets that only one area of screens uses. They belong into that area, where nobody takes them
 * for shared code.
 */

/** antd's controls are exempt, however few use them. */
const rooms = /^src-shared\/rules\/|^src-renderer\/widgets\/(?!controls\/)/;
/** A user in these rooms passes the code on, so its own users count. */
const passesOn = /^src-shared\/|^src-renderer\/widgets\//;
const isProduct = (file: string): boolean => /^src-/.test(file) && !/\.(test|bench)\.|\/testing\//.test(file);

/** Returns each such file with its area. `graph`: imports of each file. */
export function usedByOneArea(graph: ReadonlyMap<string, readonly string[]>): [file: string, area: string][] {
  const users = new Map<string, string[]>();
  for (const [file, imported] of graph) {
    if (!isProduct(file)) continue;
    for (const one of imported) users.set(one, [...(users.get(one) ?? []), file]);
  }
  return [...graph.keys()]
    .filter((file) => rooms.test(file) && isProduct(file))
    .flatMap((file): [string, string][] => {
      const [area, ...others] = areasUsing(file, users);
      return area?.startsWith('src-renderer/screens/') && others.length === 0 ? [[file, area]] : [];
    });
}

function areasUsing(file: string, users: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const areas = new Set<string>();
  const seen = new Set([file]);
  for (const importer of seen) {
    for (const user of users.get(importer) ?? []) {
      if (passesOn.test(user)) seen.add(user);
      else areas.add(user.split('/').slice(0, 3).join('/'));
    }
  }
  return areas;
}
