import type {
  jobResultWords as englishResults,
  laterSets as englishLater,
  scheduledJobs as english,
} from '../../en-US/changes/jobs.ts';
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

/** 待提交变更的“稍后提交”；`changes` 中的 `later`。 */
export const laterSets = {
  action: '稍后提交…',
  title_one: '稍后向 {{server}} 提交 {{count}} 项变更',
  title_other: '稍后向 {{server}} 提交 {{count}} 项变更',
  text: '到时 Steward 按现在的内容提交一次；如果这些内容届时在服务器上已有变化，则不发送任何内容。由打开并已登录该服务器的控制台执行，或由“steward run”执行。这些变更将移出“待提交变更”，列在“定时任务”中。',
  nameHelp: '例如工单编号。',
  unnamed_one: '{{count}} 项变更',
  unnamed_other: '{{count}} 项变更',
  zone: '按本机时间：{{zone}}。',
  when: '提交时间',
  day: '日期',
  time: '时间',
  past: '请选择尚未到来的日期和时间。',
  late: '超过该时间一小时后也照常执行',
  keep: '定时',
  question_one: '是否在 {{time}} 向 {{server}} 提交 {{count}} 项变更？',
  question_other: '是否在 {{time}} 向 {{server}} 提交 {{count}} 项变更？',
  kept: '已定时：{{name}}，时间：{{time}}。',
} as const satisfies Translated<typeof englishLater>;

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
    '在“待提交变更”中用“稍后提交…”可定时提交；也可由终端保存：“steward changes apply 文件 --at 时间”“steward config pull 文件夹 --daily 03:00”；届时本控制台可能已关闭的，由任务计划程序调用“steward run”。',
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
