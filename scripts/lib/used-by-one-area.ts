/**
 * What stands among the rules or the widgets, and only one area of screens uses it: it moves into that area, where
 * nobody takes it for something that others rely on.
 */

/** antd's controls stay in their room, however few use them. */
const rooms = /^src-shared\/rules\/|^src-renderer\/widgets\/(?!controls\/)/;
/** A user in these passes it on: whoever uses that one counts. */
const passesOn = /^src-shared\/|^src-renderer\/widgets\//;
const isProduct = (file: string): boolean => /^src-/.test(file) && !/\.(test|bench)\.|\/testing\//.test(file);

/** Each such file, with the area. `graph`: of each file, what it imports. */
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
  for (const one of seen) {
    for (const user of users.get(one) ?? []) {
      if (passesOn.test(user)) seen.add(user);
      else areas.add(user.split('/').slice(0, 3).join('/'));
    }
  }
  return areas;
}
