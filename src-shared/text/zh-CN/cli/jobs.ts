import { jobResultWords } from '../changes/jobs.ts';
import type { jobWords as english } from '../../en-US/cli/jobs.ts';
import type { Translated } from '../../types.ts';

/** 定时任务的用语；`cli` 中的 `jobs`。 */
export const jobWords = {
  kept: '已保存为任务 {{id}}，时间 {{time}}：届时由“steward run”执行。',
  needsPassword:
    '任务中不保存密码，也不保存密码命令：“steward run”需要 --password-command、--password-file 或相应的环境变量。',
  notKept: '没有保存：其中有内容目前无法提交。',
  setAside: '定时任务文件无法读取，原文件保留为 {{name}}。',
  none: '本机没有定时任务。',
  nothingDue: '目前没有到时间的任务。',
  next: '下次：{{time}}',
  last: '上次：{{result}}，{{time}}',
  removed: '任务 {{name}} 已删除。',
  unknown: '本机没有编号为 {{name}} 的任务（steward jobs list）。',
  result: jobResultWords,
} as const satisfies Translated<typeof english>;
