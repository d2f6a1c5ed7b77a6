import type { jobResultWords as englishResults, scheduledJobs as english } from '../../en-US/changes/jobs.ts';
import type { Translated } from '../../types.ts';

/** 定时任务的结果：终端与页面使用相同的用语。 */
export const jobResultWords = {
  begun: '已开始，结果未知',
  done: '已完成',
  notApplied: '未全部提交',
  changed: '期间有变化，未发送任何内容',
  missed: '已错过',
  refused: '被拒绝',
  noSession: '无法登录',
  stopped: '已停止',
  failed: '失败',
} as const satisfies Translated<typeof englishResults>;

/** 定时任务页面；`changes` 中的 `jobs`。 */
export const scheduledJobs = {
  title: '定时任务',
  purpose:
    '稍后从本机对各服务器执行的任务，以及执行结果：本控制台打开并已登录该服务器时自动执行，也可由“steward run”执行。',
  ran: '定时任务：{{name}}，{{server}}。{{result}}。',
  action: '定时任务…',
  failed: '无法读取定时任务',
  empty: '没有定时任务',
  emptyText:
    '由终端保存：“steward changes apply 文件 --at 时间”“steward config pull 文件夹 --daily 03:00”；届时本控制台可能已关闭的，由任务计划程序调用“steward run”。',
  command: { apply: '提交变更', rollBack: '回退变更', pull: '读取配置' },
  next: '时间：{{time}}。',
  daily: '每天 {{clock}}，下次：{{time}}。',
  last: '上次：{{time}}。',
  remove: '删除',
  removeOf: '删除 {{name}}（编号 {{id}}）',
  question: '是否删除“{{name}}”？',
  questionText: '该任务不再执行，已经完成的内容不受影响。',
  result: jobResultWords,
} as const satisfies Translated<typeof english>;
