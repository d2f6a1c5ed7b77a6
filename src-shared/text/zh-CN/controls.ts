import type { controls as english } from '../en-US/controls.ts';
import type { Translated } from '../types.ts';

export const controls = {
  colour: { hue: '色相', code: '颜色代码' },
  month: { previous: '上个月', next: '下个月' },
  transfer: { add: '添加', remove: '移除', all: '全选' },
} satisfies Translated<typeof english>;
