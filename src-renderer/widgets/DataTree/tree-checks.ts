/**
 * Checked nodes of a tree: one byte per node. With linked levels (the default) a node represents its subtree: checking
 * it checks all of it, and it is `partlyChecked` when only some of it is checked.
 */
import { at, type TreeModel } from './tree-model.ts';

export const unchecked = 0;
export const checked = 1;
/** Linked levels only: some nodes below are checked, not all. */
export const partlyChecked = 2;

/** One byte per node: unchecked, checked or partly. Immutable. */
export type Checks = Uint8Array;

export interface CheckRules {
  /** False makes every node independent. Default true. */
  readonly linked?: boolean;
  /** One byte per node: 1 where the user can't change it, even through its parent. */
  readonly fixed?: Uint8Array | null;
  /** One byte per node, as in a search's `TreeFilter.kept`: hidden nodes do not change with their parent. */
  readonly within?: Uint8Array | null;
}

export function noChecks(model: TreeModel<unknown>): Checks {
  return new Uint8Array(model.items.length);
}

/** Builds checks from stored nodes; with linked levels, a stored node checks its subtree. */
export function checksOf<T>(
  model: TreeModel<T>,
  isChecked: (item: T, node: number) => boolean,
  { linked = true }: Pick<CheckRules, 'linked'> = {},
): Checks {
  const checks = noChecks(model);
  for (let node = 0; node < checks.length; node++) {
    const above = at(model.parent, node);
    const inherited = linked && above >= 0 && checks[above] === checked;
    const item = model.items[node];
    if (inherited || (item !== undefined && isChecked(item, node))) checks[node] = checked;
  }
  if (linked) for (let node = checks.length - 1; node >= 0; node--) settle(model, checks, node);
  return checks;
}

/** Toggles one node. A branch becomes checked unless all of its changeable nodes are checked already. */
export function toggledChecks(
  model: TreeModel<unknown>,
  checks: Checks,
  node: number,
  rules: CheckRules = {},
): Checks {
  const { linked = true, fixed = null } = rules;
  if (fixed?.[node] === 1) return checks;
  const next = checks.slice();
  if (!linked) {
    next[node] = checks[node] === checked ? unchecked : checked;
    return next;
  }
  const leaves = changeableLeaves(model, node, rules);
  const on = leaves.some((leaf) => checks[leaf] !== checked);
  for (const leaf of leaves) next[leaf] = on ? checked : unchecked;
  for (let below = at(model.end, node) - 1; below >= node; below--) settle(model, next, below);
  for (let above = at(model.parent, node); above >= 0; above = at(model.parent, above)) {
    settle(model, next, above);
  }
  return next;
}

/** Whether toggling a node would change anything. */
export function canToggle(model: TreeModel<unknown>, node: number, rules: CheckRules): boolean {
  const { linked = true, fixed = null } = rules;
  return fixed?.[node] !== 1 && (!linked || !fixed || changeableLeaves(model, node, rules).length > 0);
}

function changeableLeaves(
  model: TreeModel<unknown>,
  node: number,
  { fixed = null, within = null }: CheckRules,
): number[] {
  const leaves: number[] = [];
  const end = at(model.end, node);
  for (let below = node; below < end; ) {
    // A fixed branch fixes its subtree.
    if (fixed?.[below] === 1 || within?.[below] === 0) below = at(model.end, below);
    else {
      if (at(model.childCount, below) === 0) leaves.push(below);
      below += 1;
    }
  }
  return leaves;
}

/** Derives a branch's state from its subtree. */
function settle(model: TreeModel<unknown>, checks: Checks, node: number): void {
  if (at(model.childCount, node) === 0) return;
  const end = at(model.end, node);
  const first = at(checks, node + 1);
  checks[node] = first;
  if (first === partlyChecked) return;
  for (let child = node + 1; child < end; child = at(model.end, child)) {
    if (checks[child] === first) continue;
    checks[node] = partlyChecked;
    return;
  }
}

/** All checked items, in reading order. */
export function checkedItems<T>(model: TreeModel<T>, checks: Checks): T[] {
  return model.items.filter((_, node) => checks[node] === checked);
}

/** Checked items without a checked parent: with linked levels they represent all others. */
export function topmostChecked<T>(model: TreeModel<T>, checks: Checks): T[] {
  return model.items.filter((_, node) => {
    const above = at(model.parent, node);
    return checks[node] === checked && (above < 0 || checks[above] !== checked);
  });
}
