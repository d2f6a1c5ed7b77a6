/**
 * Which nodes of a tree are checked: one byte per node. With linked levels (the usual) a node stands for
 * everything below it: checking it checks them all, and it is `partly` where only some of them are.
 */
import { at, type TreeModel } from './tree-model.ts';

export const unchecked = 0;
export const checked = 1;
/** Linked levels only: some nodes below are checked, not all. */
export const partly = 2;

/** One byte per node: unchecked, checked or partly. Never changed in place. */
export type Checks = Uint8Array;

export interface CheckRules {
  /** false: every node stands for itself alone. Default true. */
  readonly linked?: boolean;
  /** One byte per node: 1 where the user can't change it, also not through its parent. */
  readonly fixed?: Uint8Array | null;
  /** One byte per node, as a search keeps them (`TreeFilter.kept`): what is not on view does not change with its parent. */
  readonly within?: Uint8Array | null;
}

export function noChecks(model: TreeModel<unknown>): Checks {
  return new Uint8Array(model.items.length);
}

/** From what is stored: with linked levels a stored node brings everything below it. */
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

/**
 * With one node checked or unchecked. A node with others below it is checked unless every one that may change is
 * checked already.
 */
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
    // A fixed branch holds everything below it.
    if (fixed?.[below] === 1 || within?.[below] === 0) below = at(model.end, below);
    else {
      if (at(model.childCount, below) === 0) leaves.push(below);
      below += 1;
    }
  }
  return leaves;
}

/** A node with others below it shows what they are. */
function settle(model: TreeModel<unknown>, checks: Checks, node: number): void {
  if (at(model.childCount, node) === 0) return;
  const end = at(model.end, node);
  const first = at(checks, node + 1);
  checks[node] = first;
  if (first === partly) return;
  for (let child = node + 1; child < end; child = at(model.end, child)) {
    if (checks[child] === first) continue;
    checks[node] = partly;
    return;
  }
}

/** Every checked item, in reading order. */
export function checkedItems<T>(model: TreeModel<T>, checks: Checks): T[] {
  return model.items.filter((_, node) => checks[node] === checked);
}

/** The checked items whose parent is not: with linked levels these stand for all. */
export function topmostChecked<T>(model: TreeModel<T>, checks: Checks): T[] {
  return model.items.filter((_, node) => {
    const above = at(model.parent, node);
    return checks[node] === checked && (above < 0 || checks[above] !== checked);
  });
}
