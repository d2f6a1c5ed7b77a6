/** `--help` 中 `policy` 的说明；`cli.help` 的一部分。 */
import type { policyHelp as english } from '../../en-US/cli/help-policy.ts';
import type { Translated } from '../../types.ts';

const data = '  --data 文件夹          Steward 的数据位置（默认为程序自己的文件夹）';
const output = `输出
  --out 文件             把结果写入文件，而不是标准输出
  --force                文件已存在时也写入
  --language zh-CN|en-US 输出语言（默认使用本机语言）
`;

export const policyHelp = {
  about: `显示本机的生效策略：按优先顺序查看了哪些位置、某个位置为何被拒绝，以及每项设置的值和来源。
环境变量 STEWARD_POLICY 可以再指定一个文件，它的优先级低于管理员的所有位置。

用法
  steward policy [选项]
  steward policy 命令 …

命令
  check 文件             下发前查看某个文件作为策略会带来什么

选项
  --json                 以 JSON 输出（docs/formats/effective-policy.schema.json）
${data}

${output}
退出码
  0  已显示，且全部生效
  1  已显示；有位置被拒绝，或策略中有服务器无法使用
  64 命令行无法识别    73 无法写入 --out 指定的文件    74 数据文件夹无法使用

示例
  steward policy
  STEWARD_POLICY=/srv/rollout/policy.json steward policy
  steward policy --json | jq -r '.places[] | select(.state == "refused").problem'
`,
  check: `下发前把文件当作计算机的策略来读取：是否会被拒绝及其原因、其中哪些服务器无法使用，以及用户未作选择时每项设置的值。
不检查文件将放在何处、谁可以写入：请在目标计算机上用“steward policy”查看。

用法
  steward policy check 文件 [选项]

  文件                   策略文件；“-”表示标准输入
  --json                 以 JSON 输出（docs/formats/policy-check.schema.json）

${output}
退出码
  0  全部会生效
  1  会被拒绝，或其中有服务器无法使用
  2  无法读取：没有该文件，或不是 UTF-8 编码的 JSON
  64 命令行无法识别    73 无法写入 --out 指定的文件

示例
  steward policy check policy.json
  steward policy check policy.json --json | jq '.places[0].problem, .servers'
`,
} as const satisfies Translated<typeof english>;
