/** antd's virtual Tree over the same nodes, controlled as its documentation shows it, with checkboxes. */
import { ConfigProvider, Tree } from 'antd';
import { type Key, useEffect, useMemo, useState } from 'react';
import type { Node, TreeProps } from './nodes.ts';

/** Without it the policy would refuse antd's styles. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';

export function PeerTree({ nodes, height, onHandle }: TreeProps) {
  const [expanded, setExpanded] = useState<Key[]>([]);
  const [checked, setChecked] = useState<Key[]>([]);
  const [word, setWord] = useState('');
  const kept = useMemo(() => (word === '' ? nodes : keep(nodes, word)), [nodes, word]);
  useEffect(
    () =>
      onHandle({
        expandAll: () => setExpanded(branches(nodes)),
        search(next) {
          setWord(next);
          setExpanded(next === '' ? [] : branches(keep(nodes, next)));
        },
      }),
    [onHandle, nodes],
  );
  return (
    <ConfigProvider csp={{ nonce }}>
      <Tree<Node>
        checkable
        treeData={kept}
        height={height}
        expandedKeys={expanded}
        onExpand={setExpanded}
        checkedKeys={checked}
        onCheck={(keys) => setChecked(Array.isArray(keys) ? keys : keys.checked)}
      />
    </ConfigProvider>
  );
}

function branches(nodes: readonly Node[]): string[] {
  return nodes.flatMap(({ key, children }) => (children ? [key, ...branches(children)] : []));
}

function keep(nodes: readonly Node[], word: string): Node[] {
  return nodes.flatMap((node) => {
    const children = keep(node.children ?? [], word);
    if (children.length > 0) return [{ ...node, children }];
    return node.title.includes(word) ? [{ key: node.key, title: node.title }] : [];
  });
}
