import type { controls as english } from '../en-US/controls.ts';
import type { Translated } from '../types.ts';

export const controls = {
  colour: {
    area: '饱和度与亮度',
    areaValue: '饱和度 {{saturation}}，亮度 {{brightness}}',
    hue: '色相',
    degrees: '{{degrees}}°',
    alpha: '不透明度',
    code: '颜色代码',
    clear: '取消设置',
    unset: '未设置',
  },
  compare: {
    before: '更改前',
    after: '更改后',
    field: '字段',
    same_one: '{{count}} 个字段相同',
    same_other: '{{count}} 个字段相同',
    showSame: '显示相同的字段',
    hideSame: '隐藏相同的字段',
    added: '新增',
    removed: '移除',
    changed: '已改',
    unchanged: '相同',
    cut: '… 另有 {{count}} 个字符',
    copyBefore: '复制更改前的状态',
    copyAfter: '复制更改后的状态',
  },
  month: { previous: '上个月', next: '下个月' },
  order: {
    title: '顺序',
    handle: '移动 {{name}}',
    how: '按空格拿起，方向键移动，再按空格放下，按 Esc 放回原处。',
    pickedUp: '已拿起 {{name}}，当前第 {{place}} 位，共 {{total}} 位。',
    movedTo: '{{name}}，第 {{place}} 位，共 {{total}} 位。',
    putDown: '{{name}} 已放在第 {{place}} 位，共 {{total}} 位。',
    putBack: '{{name}} 已回到第 {{place}} 位，共 {{total}} 位。',
  },
  transfer: { add: '添加', remove: '移除', all: '全选', none: '暂无内容' },
  wizard: {
    steps: '步骤',
    step: '第 {{at}} 步，共 {{total}} 步',
    back: '上一步',
    next: '下一步',
  },
} satisfies Translated<typeof english>;
