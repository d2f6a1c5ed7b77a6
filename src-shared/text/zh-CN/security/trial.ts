import type { trial as english } from '../../en-US/security/trial.ts';
import type { Translated } from '../../types.ts';

export const trial = {
  action: '先生效十分钟',
  offer:
    '先生效十分钟：除非您选择保留，否则到时由 Steward 自动撤回。即使关闭此窗口也会撤回，前提是本机的 Steward 仍在运行且您保持登录。保存后会立即确认您的会话是否仍可撤回。',
  ends: '无法从这里撤回：此服务器上的同类更改曾使操作者的会话失效。',
  label: '限时生效',
  begun: '“{{title}}”生效十分钟。除非您选择保留，否则将被撤回。',
  left: '还剩 {{time}}。',
  notBack: '“{{title}}”本应于 {{time}} 撤回，目前仍然生效。{{reason}}',
  keep: '保留',
  takeBack: '立即撤回',
  takenBack: '无人选择保留，已撤回：{{title}}',
  notBegun: '更改已生效，但无法从这里自动撤回。{{reason}}',
  problem: {
    notNoted: '“更改记录”中没有保存其撤回方式。',
    signedOut: '进行此更改的会话已结束。',
    otherPerson: '当前登录的是其他人。',
    approval: '此服务器的更改须由他人批准。',
    readOnly: '此服务器不允许更改。',
    conflict: '之后有人更改了同一内容。',
    gone: '所更改的对象已不存在。',
    refused: '原有内容现在不被接受。',
    failed: '服务器拒绝了该操作。',
    unknown: '未收到答复，不确定是否已完成。',
    unreachable: '服务器没有响应。',
    missed: '当时 Steward 未运行，或电脑处于睡眠状态。',
  },
  signOut: {
    title: '有更改正在限时生效',
    text: '退出登录后，将无法从这里撤回，更改会一直生效。请选择保留，或先撤回再退出登录。',
    action: '保留并退出登录',
  },
} as const satisfies Translated<typeof english>;
