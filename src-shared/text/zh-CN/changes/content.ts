import type { changeContent as english } from '../../en-US/changes/content.ts';
import type { Translated } from '../../types.ts';

export const changeContent = {
  text: '必须是文本。',
  number: '必须是数字。',
  switch: '只能是开启或关闭。',
  list: '必须是该字段可选内容的列表。',
  days: '必须是两个日期，且结束日期不早于开始日期。',
  shape: '与该字段现有内容的类型不同。',
  sign: '包含 {{code}}，文本中不允许出现该字符。',
  along: '该内容按服务器现状一并提交，不能单独修改。',
  fixed: '平台没有在此处设置该字段的接口。',
  kept: '未删除：同类记录中有一条未被采用，可能正是对它的修改。',
  call: '保存接口不接受该值。',
  unsafe: '包含 {{part}}，可能执行代码、加载外部内容或指向不安全的地址。',
  markup: {
    link: {
      added: '新增链接：“{{text}}” → {{value}}',
      removed: '删除链接：“{{text}}” → {{value}}',
    },
    picture: { added: '新增图片：{{value}}', removed: '删除图片：{{value}}' },
    active: { added: '会执行：{{value}}', removed: '不再执行：{{value}}' },
    list: '链接、图片与脚本',
    source: '源代码',
    sourceOf: '“{{field}}”的源代码',
  },
  refused: '未发送任何内容。{{fields}}',
} as const satisfies Translated<typeof english>;
