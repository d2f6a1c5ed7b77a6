import type { keyHelp as english } from '../../en-US/cli/help-key.ts';
import type { Translated } from '../../types.ts';
import { passwordCommandHelp, passwordVariablesHelp } from './help-password.ts';

/** `steward key … --help` 的内容；`cli` 中的 `help.key`。 */
const usual = '  64 命令行无法识别    73 无法写入文件    74 密钥或数据文件夹不可用\n';
const data = '  --data 文件夹          Steward 的数据文件夹（不在默认位置时）';
const output = `输出
  --out 文件             将结果写入文件，而不是标准输出
  --force                即使该文件已存在
  --language zh-CN|en-US 输出语言（不指定时使用本机语言）
`;
const password = `  --password-file 文件   备份密码所在的文件；“-”表示标准输入
${passwordCommandHelp}
${passwordVariablesHelp}`;

export const keyHelp = {
  about: `本机用来签署批准申请和答复的密钥。桌面版以系统密钥库加密的密钥只能由桌面版打开。

命令
  show                   显示用于核对的指纹
  export                 以密码加密备份
  import 文件            使用备份中的密钥
  renew                  生成新的密钥，并写出由新旧密钥共同签名的交接文件

更多说明：steward key 命令 --help
`,
  show: `显示本机密钥的指纹；没有密钥时会生成。

用法
  steward key show [选项]

  --json                 以 JSON 输出
${data}

${output}
退出码
  0  已显示
${usual}
示例
  steward key show
`,
  export: `以至少 12 个字符的密码加密备份密钥。同时持有文件和密码的人可以本机的名义签名。

用法
  steward key export --password-file 文件 [选项]

${password}
${data}

${output}
退出码
  0  已写入
${usual}  67 密码命令失败

示例
  pass steward-key | steward key export --password-file - --out computer.steward-key
`,
  import: `使用备份中的密钥：此后本机以它签名，现有密钥将不复存在。

用法
  steward key import 文件 --password-file 文件 [选项]

${password}
${data}
  --language zh-CN|en-US 输出语言（不指定时使用本机语言）

退出码
  0  已使用
  2  不是备份、内容已被改动，或密码无法打开
${usual}  67 密码命令失败

示例
  pass steward-key | steward key import computer.steward-key --password-file -
`,
  renew: `生成新的密钥，并写出由新旧密钥共同签名的交接文件：信任原密钥的人在控制台（设置，批准变更）中打开即可，无需再核对。

用法
  steward key renew --out 文件 [选项]

${data}

${output}
退出码
  0  已生成
${usual}
示例
  steward key renew --out computer.steward-handover
`,
} as const satisfies Translated<typeof english>;
