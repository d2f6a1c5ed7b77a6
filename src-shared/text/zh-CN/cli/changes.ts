import type { changesWords as english } from '../../en-US/cli/changes.ts';
import type { Translated } from '../../types.ts';

/** 变更文件命令的用语；`cli` 中的 `changes`。 */
export const changesWords = {
  otherTenant:
    '此文件属于 {{wanted}}；您登录的是 {{here}}。未发送任何内容。使用“--map 文件”可按名称在此查找其中的对象。',
  same: '两个文件的变更相同。',
  first: '第一个文件：',
  second: '第二个文件：',
  clash: '{{field}}：原值 {{base}}，目标值 {{wanted}}，服务器现值 {{now}}',
  checking: '已检查 {{done}}/{{total}} 项变更',
  applying: '已提交 {{done}}/{{total}} 项变更',
  applied: '已提交或已存在：{{done}}；未提交：{{rest}}。',
  stopped: '已停止。已提交或已存在：{{done}}；未提交：{{rest}}。再次提交该文件即可继续。',
  stopping: '{{waits}}再按一次 Ctrl+C 则不再等待。',
  changedSince: '未发送任何内容：其中有内容在此期间已变化，或无法提交（见各项结果）。',
  dryRun: '这是试运行，没有发送任何内容。',
  failsOn: '未发送任何内容：其中有“--fail-on”所指的内容（{{reasons}}）。总计：{{plan}}。',
  lacksYes:
    '未发送任何内容：“{{name}}”是生产服务器，这些变更将：{{plan}}。请先用“--dry-run”查看；确认无误后加上“--yes”。',
  otherServer: '此次提交不是在“{{name}}”上进行的。未发送任何内容。',
  noSets: '本机没有一起提交过的变更。',
  noSet: '本机没有编号为 {{name}} 的提交（steward changes sets）。',
  nothingMade: '编号为 {{name}} 的提交没有修改任何内容，无需回退。',
  notApplied: '“{{name}}”不是已提交变更的文件，没有可回退的内容。',
  sealed: '编号为 {{name}} 的提交由系统密钥库加密，终端无法打开。请在控制台中将其另存为文件，再指定该文件。',
  damaged: {
    restored: '待提交变更的文件已损坏，已改用上一份副本。损坏的文件保留为 {{name}}。',
    lost: '待提交变更的文件无法读取，已新建一份。原文件保留为 {{name}}。',
    cut: '待提交变更文件的末尾已损坏，最后记录的内容可能缺失。',
  },
} as const satisfies Translated<typeof english>;
