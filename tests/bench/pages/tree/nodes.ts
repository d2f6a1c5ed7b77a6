/** The tree that both pages show: 20 companies, 49 departments each, 50 teams in every department: 50,000 nodes. */
export interface Node {
  readonly key: string;
  readonly title: string;
  readonly children?: Node[];
}

export interface TreeProps {
  readonly nodes: Node[];
  /** Pixels. */
  readonly height: number;
  /** Told once, of what the bench does to the tree. */
  readonly onHandle: (handle: TreeHandle) => void;
}

export interface TreeHandle {
  expandAll(): void;
  /** Keeps what contains the word, and the way to it; '' ends the search. */
  search(word: string): void;
}

export function makeNodes(): Node[] {
  return level('Company', '', 20, (company) =>
    level('Department', company, 49, (department) => level('Team', department, 50)),
  );
}

function level(word: string, above: string, count: number, below?: (key: string) => Node[]): Node[] {
  return Array.from({ length: count }, (_, index) => {
    const key = `${above}${above && '-'}${index + 1}`;
    const node = { key, title: `${word} ${key}` };
    return below ? { ...node, children: below(key) } : node;
  });
}
