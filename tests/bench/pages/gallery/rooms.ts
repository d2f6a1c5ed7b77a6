/** The rows of the gallery's tables. */
import type { Column } from '#widgets/DataGrid/column.ts';

export interface Room {
  readonly id: string;
  readonly name: string;
  readonly floor: string;
  readonly seats: number;
  readonly free: boolean;
  readonly note: string;
}

export const chinese = new URL(location.href).searchParams.get('lang') === 'zh-CN';
/** A text in the language of the page. */
export const word = (english: string, other: string) => (chinese ? other : english);

export const floors = [
  { value: 'ground', label: word('Ground floor', '一层') },
  { value: 'first', label: word('First floor', '二层') },
];
export const floorOf = ({ floor }: Room) => floors.find(({ value }) => value === floor)?.label ?? '';
export const stateOf = ({ free }: Room) => (free ? word('Free', '空闲') : word('Taken', '占用'));

export function rooms(count: number): readonly Room[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `room-${index + 1}`,
    name: word(`Meeting room ${index + 1}`, `会议室 ${index + 1}`),
    floor: index % 2 === 0 ? 'ground' : 'first',
    seats: 4 + ((index * 7) % 31),
    free: index % 3 !== 1,
    note: word(
      'Two screens, a whiteboard and a door to the garden, which is locked after eight in the evening',
      '两块屏幕、一块白板，另有一扇通往花园的门，晚上八点以后上锁',
    ),
  }));
}

export const columns: readonly Column<Room>[] = [
  { key: 'name', title: word('Room', '会议室'), sort: true, text: ({ name }) => name },
  { key: 'floor', title: word('Floor', '楼层'), minWidth: 110, text: floorOf },
  {
    key: 'seats',
    title: word('Seats', '座位'),
    width: 90,
    align: 'end',
    sort: ({ seats }) => seats,
    text: ({ seats }) => `${seats}`,
  },
  { key: 'note', title: word('Remark', '备注'), filler: true, text: ({ note }) => note },
  { key: 'id', title: word('Number', '编号'), mono: true, width: 120, text: ({ id }) => id },
];
