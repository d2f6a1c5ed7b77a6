/** Every kind of table with the same rows: short, long, with levels, of cells that are edited; and an empty one. */
import { useMemo, useState } from 'react';
import { singleCell } from '../../../../src-renderer/widgets/CellSheet/cell-range.ts';
import { CellSheet } from '../../../../src-renderer/widgets/CellSheet/CellSheet.tsx';
import { DataTree } from '../../../../src-renderer/widgets/DataTree/DataTree.tsx';
import { buildTree } from '../../../../src-renderer/widgets/DataTree/tree-model.ts';
import { useTree } from '../../../../src-renderer/widgets/DataTree/use-tree.ts';
import tables from '../../../../src-renderer/widgets/looks/table.module.css';
import { Section } from '../../../../src-renderer/widgets/Section.tsx';
import { StatusDot } from '../../../../src-renderer/widgets/StatusDot.tsx';
import { chinese, floorOf, type Room, rooms, stateOf, word } from './rooms.ts';

const shown = rooms(4);
const inTree = rooms(6);
const none: readonly Room[] = [];
const density = new URL(location.href).searchParams.has('compact') ? 'compact' : 'normal';

export function Tables() {
  return (
    <>
      <Section title="Short table">
        <table className={tables.table} aria-label="Short table">
          <thead>
            <tr>
              <th scope="col">{word('Room', '会议室')}</th>
              <th scope="col">{word('State', '状态')}</th>
              <th scope="col" className={tables.number}>
                {word('Seats', '座位')}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((room) => (
              <tr key={room.id}>
                <th scope="row">{room.name}</th>
                <td>
                  <StatusDot tone={room.free ? 'success' : 'neutral'}>{stateOf(room)}</StatusDot>
                </td>
                <td className={tables.number}>{room.seats}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
      <Section title="Tree">
        <Tree label="Tree" rows={inTree} />
      </Section>
      <Section title="Empty tree">
        <Tree label="Empty tree" rows={none} />
      </Section>
      <Section title="Sheet">
        <Sheet />
      </Section>
    </>
  );
}

function Tree({ label, rows }: { readonly label: string; readonly rows: readonly Room[] }) {
  const model = useMemo(
    () => buildTree<Room>(rows.slice(0, 2), (room) => (room === rows[0] ? rows.slice(2) : none)),
    [rows],
  );
  const tree = useTree(model, null, 9);
  return (
    <DataTree
      tree={tree}
      columns={[
        { key: 'name', title: word('Room', '会议室'), text: ({ name }) => name },
        { key: 'floor', title: word('Floor', '楼层'), text: floorOf },
        {
          key: 'seats',
          title: word('Seats', '座位'),
          align: 'end',
          width: 90,
          text: ({ seats }) => `${seats}`,
        },
      ]}
      density={density}
      label={label}
      maxHeight={400}
      empty={{
        title: word('No rooms yet', '暂无会议室'),
        text: word('Add one to book it.', '新增后即可预订。'),
      }}
    />
  );
}

const nothing = () => undefined;

function Sheet() {
  const [range, setRange] = useState(singleCell({ row: 0, column: 0 }));
  return (
    <CellSheet
      label="Sheet"
      rowsTitle={word('Room', '会议室')}
      rows={shown.length}
      rowName={(row) => shown[row]?.name ?? ''}
      columns={['a', 'b', 'c'].map((key) => ({ key, title: `${word('Day', '日期')} ${key}` }))}
      cell={(row, column) => ({ text: `${row} ${column}`, ...(row === 1 ? { was: '0' } : {}) })}
      version={chinese}
      range={range}
      onRange={setRange}
      onView={nothing}
      onNext={nothing}
      onEmpty={nothing}
      onBack={nothing}
      onSet={nothing}
      onFill={nothing}
      onPaste={nothing}
      empty={{
        title: word('No rooms yet', '暂无会议室'),
        text: word('Add one to book it.', '新增后即可预订。'),
      }}
    />
  );
}
