/** Our DataTree over the bench's nodes, with checkboxes. */
import { useEffect, useMemo, useState } from 'react';
import { DataTree } from '../../../../src-renderer/widgets/DataTree/DataTree.tsx';
import { noChecks, toggledChecks } from '../../../../src-renderer/widgets/DataTree/tree-checks.ts';
import { buildTree } from '../../../../src-renderer/widgets/DataTree/tree-model.ts';
import { filterTree } from '../../../../src-renderer/widgets/DataTree/tree-view.ts';
import { useTree } from '../../../../src-renderer/widgets/DataTree/use-tree.ts';
import type { Node, TreeProps } from './nodes.ts';

const columns = [{ key: 'title', title: '', text: ({ title }: Node) => title }];
const none: Node[] = [];

export function OursTree({ nodes, height, onHandle }: TreeProps) {
  const model = useMemo(() => buildTree<Node>(nodes, ({ children }) => children ?? none), [nodes]);
  const [word, search] = useState('');
  const filter = useMemo(
    () =>
      word === '' ? null : filterTree(model, (node) => model.items[node]?.title.includes(word) ?? false),
    [model, word],
  );
  const tree = useTree(model, filter);
  const [checks, setChecks] = useState(() => noChecks(model));
  useEffect(() => onHandle({ expandAll: tree.expandAll, search }), [onHandle, tree]);
  return (
    <DataTree
      tree={tree}
      columns={columns}
      label="Bench"
      maxHeight={height}
      empty={{ title: '', text: '' }}
      header={false}
      check={{ checks, onToggle: (node) => setChecks(toggledChecks(model, checks, node)) }}
    />
  );
}
