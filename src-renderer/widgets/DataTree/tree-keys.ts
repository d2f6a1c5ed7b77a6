/** Maps a key in a tree grid to an action (ARIA Authoring Practices, treegrid with focus on rows); pure. */
import { at, type TreeModel } from './tree-model.ts';
import { type Expansion, rowOf } from './tree-view.ts';

export type TreeAction =
  | { readonly do: 'move'; readonly row: number }
  | { readonly do: 'open' | 'close' | 'openSiblings' | 'activate' | 'check'; readonly node: number };

export interface TreeKeyState {
  readonly model: TreeModel<unknown>;
  readonly nodes: Int32Array;
  readonly expansion: Expansion;
  readonly row: number;
  /** Number of whole rows that fit on view. */
  readonly pageRows: number;
  /** Action of Space: checks the row, activates it like Enter, or (default) toggles it. */
  readonly space?: 'check' | 'activate' | 'open';
}

/** Returns null for a key that the tree does not handle. */
export function treeKey(key: string, state: TreeKeyState): TreeAction | null {
  const { model, nodes, expansion, row, pageRows, space = 'open' } = state;
  const last = nodes.length - 1;
  if (last < 0) return null;
  const move = (to: number): TreeAction => ({ do: 'move', row: Math.min(last, Math.max(0, to)) });
  const node = at(nodes, row);
  const parent = rowOf(nodes, at(model.parent, node));
  const branch = at(model.childCount, node) > 0;
  const open = branch && expansion[node] === 1;
  switch (key) {
    case 'ArrowDown':
      return move(row + 1);
    case 'ArrowUp':
      return move(row - 1);
    case 'Home':
      return move(0);
    case 'End':
      return move(last);
    case 'PageDown':
      return move(row + Math.max(1, pageRows - 1));
    case 'PageUp':
      return move(row - Math.max(1, pageRows - 1));
    case 'ArrowRight':
      if (!branch) return null;
      return open ? move(row + 1) : { do: 'open', node };
    case 'ArrowLeft':
      if (open) return { do: 'close', node };
      return parent < 0 ? null : move(parent);
    case '*':
      return { do: 'openSiblings', node };
    case ' ':
      if (space !== 'open') return { do: space, node };
      return branch ? { do: open ? 'close' : 'open', node } : { do: 'activate', node };
    case 'Enter':
      return { do: 'activate', node };
    default:
      return null;
  }
}

/** Milliseconds without a key after which typing starts a new word. */
export const typeAheadPause = 600;

/**
 * The next row whose text begins with the typed text, searching from the focused row and wrapping around. A repeated
 * single letter steps through its rows. −1 when none matches.
 */
export function typeAhead(
  typed: string,
  state: Pick<TreeKeyState, 'nodes' | 'row'>,
  textOf: (node: number) => string,
): number {
  const { nodes, row } = state;
  const word = typed.toLocaleLowerCase();
  const repeated = word.length > 1 && [...word].every((letter) => letter === word[0]);
  const prefix = repeated ? word.slice(0, 1) : word;
  const first = prefix.length === 1 ? 1 : 0;
  for (let step = first; step < nodes.length + first; step++) {
    const candidate = (row + step) % nodes.length;
    if (textOf(at(nodes, candidate)).toLocaleLowerCase().startsWith(prefix)) return candidate;
  }
  return -1;
}
