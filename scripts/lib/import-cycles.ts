/**
 * Imports that lie in a cycle, in time that grows with their number (Tarjan's strongly connected components):
 * dependency-cruiser's own rule looks for a way back from each import anew, a third of its whole run.
 */

/** Each import `[from, to]` from which a chain of imports leads back to `from`. `graph`: what each file imports. */
export function importsInCycles(graph: ReadonlyMap<string, readonly string[]>): [from: string, to: string][] {
  const knots = knotsOf(graph);
  return [...graph].flatMap(([from, imports]) =>
    imports.filter((to) => knots.get(to) === knots.get(from)).map((to): [string, string] => [from, to]),
  );
}

/** Files from which each reaches all others of theirs have the same number; one in no cycle has its own. */
function knotsOf(graph: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, number> {
  const order = new Map<string, number>();
  const open: string[] = [];
  const knots = new Map<string, number>();
  const visit = (file: string): number => {
    const number = order.size;
    order.set(file, number);
    let low = number;
    open.push(file);
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (!knots.has(next)) low = Math.min(low, order.get(next) ?? low);
    }
    if (low === number) for (const one of open.splice(open.indexOf(file))) knots.set(one, number);
    return low;
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return knots;
}
