import type { checkHelp as english } from '../../en-US/cli/help-check.ts';
import type { Translated } from '../../types.ts';
import { passwordCommandHelp, passwordVariablesHelp, passwordWantedHelp } from './help-password.ts';

/** `steward server … --help` 的内容；`cli` 的一部分，键为 `help.server`。 */
export const checkHelp = {
  about: `在开始使用之前，了解服务器具备哪些平台接口。只调用读取接口。

命令
  check [配置]           哪些接口和页面可用，以及与上次检查相比有何变化
  record                 保存服务器对每个读取接口的应答，不含个人内容

各命令的详细说明：steward server 命令 --help
`,
  check: `调用控制台所知的全部读取接口，逐一说明各接口和页面是否可用。会更改数据的接口从不尝试。
应答不符合平台外层格式的（网关、代理、网络登录页、其他程序）一律不算平台。
每次检查都会保存，并与同一服务器的上次检查对照。

用法
  steward server check [配置] [选项]

  配置                   本机服务器的名称或 id（steward profiles list）、“sandbox”或地址；
                         不指定时为下次启动使用的服务器
  --user 账号            登录账号；沙箱使用其自带账号，不需要密码
  --password-file 文件   密码所在文件，单独一行；“-”表示标准输入
${passwordCommandHelp}
${passwordVariablesHelp}
${passwordWantedHelp}
                         对于使用令牌或 Cookie 的服务器，此处为令牌或 Cookie，不需要 --user。
  --format table|html|json
                         默认为 table：不完全可用的内容；html：全部内容，为独立网页
  --json                 等同于 --format json（docs/formats/server-check.schema.json）
  --data 文件夹          服务器和检查结果的保存位置（默认为程序自己的文件夹）

输出
  --out 文件             把结果写入文件，而不是标准输出
  --force                文件已存在时也写入
  --language zh-CN|en-US 输出语言（默认使用本机语言）

退出码
  0  所有读取接口都存在
  1  至少有一个不存在、被拒绝，或应答与约定不符
  2  无法连接服务器，或应答的不是平台
  67 是平台，但无法登录；或没有该名称的服务器
  64 命令行无法识别    73 无法写入 --out 指定的文件    130 按 Ctrl+C 停止

示例
  steward server check Staging --user lin --password-file ~/.staging
  steward server check Staging --user lin --password-file ~/.staging --format html --out staging.html
  steward server check sandbox --user systemAdministrator --json | jq '.pages[] | select(.verdict != "works")'
`,
} as const satisfies Translated<typeof english>;
