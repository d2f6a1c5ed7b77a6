import type { passwordWords as english } from '../../en-US/cli/password.ts';
import type { Translated } from '../../types.ts';

/** 密码来源和密码命令的用语；`cli` 中的 `password`。 */
export const passwordWords = {
  missing:
    '请指定密码来源：--password-file 文件（“-”表示标准输入）、--password-command 命令，或环境变量 STEWARD_PASSWORD_FILE、STEWARD_PASSWORD_COMMAND、STEWARD_PASSWORD。',
  badFile: '“{{argument}}”的内容不是单独一行密码。',
  twice: '密码来自文件（“--password-file”）或命令（“--password-command”），只能指定其一。',
  named: '“{server}”不会代入命令：命令可从环境变量 STEWARD_SERVER 得到服务器名称。',
  failed: '密码命令以 {{code}} 结束。请单独运行该命令查看原因；没有发送任何内容。',
  empty: '密码命令输出的第一行没有内容。没有发送任何内容。',
  notText: '密码命令的输出不是 UTF-8 文本。没有发送任何内容。',
  tooMuch: '密码命令的输出超过 16 KiB，已终止。没有发送任何内容。',
  late: '密码命令在 {{seconds}} 秒内没有结束，已终止。没有发送任何内容。',
  notRun: '密码命令无法运行：{{reason}}。没有发送任何内容。',
  obeyed:
    '密码命令没有运行：{{name}} 的值为“{{value}}”，其中有本机命令行会当作命令执行的字符。请改用“--password-file”。',
  stopped: '密码命令已被停止。没有发送任何内容。',
} as const satisfies Translated<typeof english>;
