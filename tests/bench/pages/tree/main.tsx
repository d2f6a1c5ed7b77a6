/**
 * One tree of 50,000 nodes, ours (`#ours`) or antd's (`#peer`). The nodes and the tree's code are there before the
 * clock starts; `treeBench` is what the bench calls. Times are milliseconds until the rows were painted.
 */
import 'virtual:steward-tokens.css';
import '../../../../src-renderer/frame/base.css';
import { createRoot } from 'react-dom/client';
import { timeUntil } from '../frames.ts';
import { makeNodes, type TreeHandle } from './nodes.ts';

const ours = location.hash === '#ours';
const Tree = ours ? (await import('./OursTree.tsx')).OursTree : (await import('./PeerTree.tsx')).PeerTree;
const nodes = makeNodes();
const element = document.getElementById('root') ?? document.body;
let handle: TreeHandle | undefined;
const onHandle = (next: TreeHandle) => {
  handle = next;
};
const titles = () =>
  [...element.querySelectorAll('[role="treeitem"], .ant-tree-treenode:not([aria-hidden])')].map(
    (row) => row.textContent ?? '',
  );
const shows = (title: string) => titles().includes(title);

const bench = {
  mount: () =>
    timeUntil(
      () => createRoot(element).render(<Tree nodes={nodes} height={720} onHandle={onHandle} />),
      () => shows('Company 15'),
    ),
  expandAll: () =>
    timeUntil(
      () => handle?.expandAll(),
      () => shows('Team 1-1-15'),
    ),
  /** A word is typed: many teams, then fewer, and the departments and companies that they are in. */
  async search(): Promise<void> {
    await timeUntil(
      () => handle?.search('-3'),
      () => shows('Team 1-1-3') && shows('Team 1-1-30') && !shows('Team 1-1-1'),
    );
    await timeUntil(
      () => handle?.search('-33'),
      () => shows('Team 1-1-33') && shows('Team 1-2-33') && !shows('Team 1-1-3'),
    );
  },
  /** The cost of the measuring itself. */
  nothing: () =>
    timeUntil(
      () => undefined,
      () => titles().length > 0,
    ),
  /** Rows drawn, and checkboxes among them. */
  drawn: () => [titles().length, element.querySelectorAll('[aria-checked], .ant-tree-checkbox').length],
};

Object.assign(globalThis, { treeBench: bench });
element.dataset.ready = 'true';
