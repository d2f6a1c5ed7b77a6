/** Lists in pages, long and empty, with every kind of filter. */
import { useMemo } from 'react';
import { byWords, type Filters } from '../../../../src-renderer/widgets/List/filters.ts';
import { ListScreen } from '../../../../src-renderer/widgets/List/ListScreen.tsx';
import { useList } from '../../../../src-renderer/widgets/List/use-list.ts';
import { Button } from '../../../../src-renderer/widgets/Button.tsx';
import { columns, floors, type Room, rooms, word } from './rooms.ts';

type Key = 'q' | 'floor' | 'state' | 'person' | 'from' | 'to' | 'mine';
const options = [
  { value: 'free', label: word('Free', '空闲') },
  { value: 'taken', label: word('Taken', '占用') },
];
const filters: Filters<Room, Key> = {
  q: { kind: 'search', narrow: byWords(({ name }) => name) },
  floor: {
    kind: 'choice',
    label: word('Floor', '楼层'),
    options: floors,
    narrow: (all, value) => all.filter(({ floor }) => floor === value),
  },
  state: { kind: 'choice', label: word('State', '状态'), options },
  person: { kind: 'text', label: word('Person', '人员') },
  from: { kind: 'day', label: word('From', '起') },
  to: { kind: 'day', label: word('To', '止'), since: 'from' },
  mine: { kind: 'toggle', label: word('Only mine', '仅我的') },
};
const pages = { initial: 5, options: [5, 10] };
const kinds = {
  'List in pages': { rows: 12, options: { pages } },
  'Long list': { rows: 3, options: {} },
  'Empty list': { rows: 0, options: { pages } },
} as const;

export function Lists() {
  return (Object.keys(kinds) as (keyof typeof kinds)[]).map((label) => <OneList key={label} label={label} />);
}

function OneList({ label }: { readonly label: keyof typeof kinds }) {
  const { rows, options: declared } = kinds[label];
  const data = useMemo(() => rooms(rows), [rows]);
  const list = useList<Room, Key>({
    name: label,
    addressPrefix: label === 'List in pages' ? '' : null,
    source: { data },
    filters,
    columns,
    rowKey: ({ id }) => id,
    select: true,
    ...declared,
  });
  const add = <Button look="primary">{word('Add a room', '新建会议室')}</Button>;
  return (
    <ListScreen
      list={list}
      label={label}
      heading={label}
      refresh
      pageSearch={label === 'List in pages'}
      empty={{ title: word('No rooms yet', '暂无会议室'), action: add }}
      bulk={() => <Button size="small">{word('Delete', '删除')}</Button>}
      actions={() => [
        { key: 'edit', label: word('Edit', '编辑'), onSelect: () => undefined },
        { key: 'delete', label: word('Delete', '删除'), danger: true, onSelect: () => undefined },
      ]}
    />
  );
}
