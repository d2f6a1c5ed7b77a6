import type { jobsHelp as english } from '../../en-US/cli/help-jobs.ts';
import type { Translated } from '../../types.ts';
import { passwordCommandHelp, passwordVariablesHelp, passwordWantedHelp } from './help-password.ts';

const data = '  --data 文件夹          Steward 数据所在文件夹（不指定时使用程序自己的文件夹）';
const output = `输出
  --out 文件             将结果写入文件，而不是标准输出
  --force                文件已存在时也写入
  --language zh-CN|en-US 输出语言（不指定时使用本机语言）
`;

export const jobsHelp = {
  about: `本机的定时任务：由“steward changes apply 文件 --at 时间”“steward changes rollback 提交 --at 时间”和
“steward config pull 文件夹 --daily HH:MM”保存，由“steward run”执行。

命令
  list                   各任务的下次时间和上次结果
  remove 编号            不再执行该任务

各命令的说明：steward jobs 命令 --help
`,
  list: `列出定时任务：编号、内容、服务器和企业、下次时间以及上次结果。不访问服务器。

用法
  steward jobs list [选项]

  --json                 以 JSON 输出（docs/formats/jobs-list.schema.json）
${data}

${output}
退出码
  0  已列出，没有任务时也是
  64 命令行无法识别    73 无法写入 --out 指定的文件    74 数据文件夹无法使用

示例
  steward jobs list
  steward jobs list --json | jq -r '.jobs[] | select(.last.result == "missed").name'
`,
  remove: `删除定时任务及随其保存的变更文件。已经完成的内容不受影响。

用法
  steward jobs remove 编号 [选项]

${data}
  --language zh-CN|en-US 输出语言（不指定时使用本机语言）

退出码
  0  已删除
  2  没有该任务
  64 命令行无法识别    74 数据文件夹无法使用

示例
  steward jobs remove 3
`,
} as const satisfies Translated<typeof english>;

export const runHelp = `依次执行到时间的任务（steward jobs list），然后结束。由任务计划程序或 cron 调用，至少每小时一次：超过预定时间一小时
才发现的任务视为已错过，不再执行，除非保存时使用了 --late。执行过程中不询问任何人。仅当各记录与保存时一致才会提交，
其余规则与“steward changes apply”相同。每个预定时间只尝试一次，无论结果如何。

用法
  steward run [选项]

  --password-file 文件   未单独指定密码文件的任务使用的密码；“-”表示标准输入
${passwordCommandHelp}
${passwordVariablesHelp}
${passwordWantedHelp}
  --json                 以 JSON 输出各任务的结果（docs/formats/jobs-run.schema.json）
${data}

${output}
退出码
  0  没有到时间的任务，或已全部完成
  1  至少有一项没有完成：已错过、被拒绝、期间有变化或未全部提交
  64 命令行无法识别    73 无法写入 --out 指定的文件    74 数据文件夹无法使用
  67 无法登录服务器，或会话已结束    130 被 Ctrl+C 停止

示例
  */10 * * * * steward run --password-command 'secret-tool lookup steward "$STEWARD_SERVER"'   （cron，Linux）
  */10 * * * * steward run --out "$HOME/steward-$(date +\\%s).json" --json      （cron）
  schtasks /create /sc minute /mo 10 /tn Steward /tr "steward run"             （Windows）
`;
