/** The tree of the board's organisations and their licences, 200 wide (spec 1§9): one organisation narrows the list. */
import { useMemo } from 'react';
import { type TextTools, useText } from '#data/text.ts';
import { filterBoard } from '#shared/rules/licence/board/board-filter.ts';
import type { BoardRow } from '#shared/rules/licence/board/board-row.ts';
import { groupByCustomer } from '#shared/rules/licence/family.ts';
import type { TreeColumn } from '#widgets/DataTree/columns.ts';
import { DataTree } from '#widgets/DataTree/DataTree.tsx';
import { buildTree } from '#widgets/DataTree/tree-model.ts';
import { useTree } from '#widgets/DataTree/use-tree.ts';
import styles from './board.module.css';

interface OrganisationNode {
  /** The key of a customer; null for all organisations. */
  readonly customer: string | null;
  readonly label: string;
  /** Null for an organisation. */
  readonly row: BoardRow | null;
  readonly licences: readonly OrganisationNode[];
}

interface OrganisationsProps {
  readonly rows: readonly BoardRow[];
  /** The key of the chosen customer; null for all. */
  readonly chosen: string | null;
  readonly onChoose: (customer: string | null) => void;
  readonly onOpen: (row: BoardRow) => void;
}

export function Organisations({ rows, chosen, onChoose, onOpen }: OrganisationsProps) {
  const text = useText();
  const { t } = text;
  const nodes = useMemo(() => nodesOf(rows, text), [rows, text]);
  const model = useMemo(() => buildTree(nodes, ({ licences }) => licences), [nodes]);
  const tree = useTree(model, null);
  const columns = useMemo(
    (): TreeColumn<OrganisationNode>[] => [
      { key: 'name', title: '', minWidth: 120, text: ({ label }) => label },
    ],
    [],
  );
  // The tree has an entry for all organisations above its own.
  if (nodes.length < 3) return null;
  const selected = model.items.findIndex(({ customer, row }) => row === null && customer === chosen);
  return (
    <div className={styles.organisations}>
      <DataTree
        tree={tree}
        columns={columns}
        label={t('licence.screen.board.organisations')}
        density="compact"
        header={false}
        maxHeight={520}
        empty={{ title: t('licence.screen.board.nothingFound'), text: t('common.table.nothingFoundHint') }}
        selected={selected}
        onSelect={({ customer, row }) => (row ? onOpen(row) : onChoose(customer))}
      />
    </div>
  );
}

function nodesOf(rows: readonly BoardRow[], { t, formatNumber }: TextTools): OrganisationNode[] {
  const counted = (name: string, count: number) =>
    t('licence.screen.board.chip', { name, count: formatNumber(count) });
  const organisations = groupByCustomer(rows.map(({ summary }) => summary)).flatMap(
    ({ key: customer, companyName, customerId, members }): OrganisationNode[] => {
      if (customer === null) return [];
      const licences = members.flatMap((index) => {
        const row = rows[index];
        return row ? [{ customer, label: row.name, row, licences: [] }] : [];
      });
      const label = counted(companyName || customerId, licences.length);
      return [{ customer, label, row: null, licences }];
    },
  );
  const all = { customer: null, label: counted(t('licence.screen.board.all'), rows.length), row: null };
  return [{ ...all, licences: [] }, ...organisations];
}

/** The rows of one organisation; all of them where it has none left. */
export function rowsOfOrganisation(rows: readonly BoardRow[], customer: string | null): readonly BoardRow[] {
  if (customer === null) return rows;
  const own = filterBoard(rows, { customer });
  return own.length === 0 ? rows : own;
}
