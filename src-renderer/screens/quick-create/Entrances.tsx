/** The chosen entrances in their order, for computers or for phones (spec 3§2.3; QUICK-001, 003, 004, 007). */

import { useRead } from '#data/read.ts';
import { type Translate, useText } from '#data/text.ts';
import type { Entrance } from '#shared/api/quick-create/entrance.ts';
import { entranceTerminals, type Shelf, shownEntrances } from '#shared/rules/quick-create/calls.ts';
import { idOf, type TargetRights } from '#shared/rules/quick-create/entrance.ts';
import { useAddress } from '#state/address.ts';
import { Segmented } from '#widgets/controls/Segmented.tsx';
import type { Column } from '#widgets/DataGrid/column.ts';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { useList } from '#widgets/List/use-list.ts';
import { useListOrder } from '#widgets/List/use-list-order.ts';
import layout from '#widgets/looks/layout.module.css';
import { OwnIdNotice } from '#widgets/OwnIdNotice.tsx';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { StatusDot } from '#widgets/StatusDot.tsx';
import { ChooseEntrances } from './ChooseEntrances.tsx';
import { deleteEntrance, sortEntrances } from './entrance-changes.ts';
import { entranceKindText, whyNot } from './entrance-words.ts';
import { useChooseDialog } from './use-choose-dialog.ts';
import { useRights } from './use-rights.ts';

interface EntrancesProps {
  readonly shelf: Shelf;
}

/** One page holds all entrances: there are at most fifteen. */
const sizes = { initial: 20, options: [20] } as const;

export function Entrances({ shelf }: EntrancesProps) {
  const { t } = useText();
  const address = useAddress();
  const dialog = useChooseDialog(shelf.scope);
  return (
    <>
      <div className={layout.below}>
        <Segmented
          label={t('quickCreate.terminal')}
          value={shelf.terminal}
          options={entranceTerminals.map((value) => ({ value, label: t(`quickCreate.terminals.${value}`) }))}
          onChange={(terminal) => address.set({ terminal: terminal === 'pc' ? '' : terminal })}
        />
      </div>
      {/* The key remounts the list: entrances of one terminal never stand under another's name. */}
      <EntranceList key={shelf.terminal} shelf={shelf} />
      {dialog.name === 'choose' && (
        <ChooseEntrances key={shelf.terminal} shelf={shelf} onClose={dialog.close} />
      )}
    </>
  );
}

function EntranceList({ shelf }: EntrancesProps) {
  const { t } = useText();
  const { endpoint, input } = shownEntrances(shelf);
  const read = useRead(endpoint, input);
  const rights = useRights(read.data ?? []);
  const list = useList<Entrance>({
    name: 'quickCreate',
    source: read,
    columns: entranceColumns(t, rights.data ?? null),
    rowKey: idOf,
    pages: sizes,
  });
  const shown = read.data ?? [];
  const isKnown = shelf.userId !== '';
  const order = useListOrder(list, {
    nameOf,
    save: (ids) => sortEntrances(shelf, shown, ids),
    // The change door has already shown the failure.
    onRefused: () => void read.refetch(),
  });
  return (
    <>
      <ReadPart read={rights} failed={t('quickCreate.rightsFailed')} waiting={null} />
      {!isKnown && <OwnIdNotice>{t('ownId.entrances')}</OwnIdNotice>}
      <ListScreen
        list={list}
        label={t('quickCreate.list')}
        failed={t('quickCreate.failed')}
        empty={{ title: t('quickCreate.empty'), text: t('quickCreate.emptyText') }}
        file={false}
        order={order}
        {...(isKnown && {
          actions: (entry: Entrance) => [
            {
              key: 'delete',
              label: t('quickCreate.delete'),
              danger: true,
              onSelect: () => void deleteEntrance(shelf, entry, shown.length),
            },
          ],
        })}
      />
    </>
  );
}

function entranceColumns(t: Translate, rights: TargetRights | null): Column<Entrance>[] {
  return [
    { key: 'name', title: t('quickCreate.column.name'), wraps: true, text: nameOf },
    {
      key: 'kind',
      title: t('quickCreate.column.kind'),
      width: 140,
      text: (entry) => entranceKindText(entry, t),
    },
    {
      key: 'usable',
      title: t('quickCreate.column.usable'),
      width: 280,
      text: (entry) => whyNot(entry, rights, t) ?? t('quickCreate.usable'),
      cell: (entry) => {
        const why = whyNot(entry, rights, t);
        return <StatusDot tone={why ? 'warning' : 'success'}>{why ?? t('quickCreate.usable')}</StatusDot>;
      },
    },
  ];
}

const nameOf = ({ sysMenus }: Entrance) => sysMenus.shortname;
