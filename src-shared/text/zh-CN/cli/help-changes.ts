/** `steward changes … --help` 的内容；`cli` 中的 `help.changes`。 */
import { serverHelp as server } from './help-server.ts';

const output = `输出
  --out 文件             将结果写入文件，而不是标准输出
  --force                即使该文件已存在
  --language zh-CN|en-US 输出语言（不指定时使用本机语言）
`;
const usual = '  64 命令行无法识别    70 Steward 内部错误    73 无法写入结果\n';

const session = '  67 无法登录服务器                     74 数据文件夹或操作记录不可用\n';

export const changesHelp = {
  about: `变更文件（docs/formats/change-file.md），可离线查看和比较，也可对照服务器检查并提交。

命令
  show 文件…             显示文件内容，或说明拒绝的原因
  diff A B               逐条记录比较 B 与 A 的不同
  check 文件             对照服务器说明每项变更能否提交，不发送任何内容
  apply 文件             向服务器提交变更，先提交被依赖的变更，并给出每项结果
  sets                   列出本机一起提交过的变更
  rollback 编号或文件    在服务器上回退一次提交

更多说明：steward changes 命令 --help
`,
  show: `显示变更文件的内容：每条记录，以及每个字段由何值改为何值；还有批准申请人、答复人
及其密钥指纹。结构不符或签名无效的文件会说明原因并拒绝。“-”表示标准输入。

用法
  steward changes show 文件… [选项]

  --json                 以 JSON 输出（docs/formats/changes-show.schema.json）

${output}
退出码
  0  全部可以打开
  2  有文件被拒绝或无法读取
${usual}
示例
  steward changes show monday.steward-changes
  steward changes show --json *.steward-changes | jq -r '.files[] | select(.problem).name'
`,
  diff: `说明第二个变更文件与第一个的不同。原值可能不同，只比较目标值。

用法
  steward changes diff A B [选项]

  --json                 以 JSON 输出（docs/formats/changes-diff.schema.json）

${output}
退出码
  0  两者相同
  2  有文件被拒绝或无法读取
  4  两者不同
${usual}
示例
  steward changes diff monday.steward-changes tuesday.steward-changes
  steward changes diff --json a.steward-changes b.steward-changes | jq -r '.changes[].state'
`,
  check: `对照服务器的现状逐项说明：可以提交、已存在、已被他人更改（原值、目标值、服务器现值）或已不存在。不发送任何内容。

用法
  steward changes check 文件 --server 名称 --user 账号 --password-file 文件 [选项]

  --map 文件             服务器上没有同名对象时，说明文件中的名称对应什么（docs/formats/change-file.md）；
                         其他组织的文件只有使用此选项才能迁移
  --format table|html|json
                         不指定时为 table；html 是可单独保存的报告
  --json                 等同于 --format json（docs/formats/changes-check.schema.json）
  --fail-on 条件         文件中有此类变更时以 1 结束：delete、lock-out、no-way-back（可用逗号分隔多个）

${server}
${output}
退出码
  0  每项都可以提交，或已存在
  1  至少有一项不能提交，或其中有“--fail-on”所指的变更
  2  文件被拒绝或无法读取
${usual}${session}
示例
  steward changes check monday.steward-changes --server Staging --user lin --password-file ~/.staging
  steward changes check monday.steward-changes --server sandbox --user systemAdministrator
`,
  apply: `向服务器提交变更文件。每项变更都叠加在服务器当时的内容上，不会覆盖他人期间的更改。先新建记录，再提交引用它的变更；
某项失败只会停止依赖它的变更。所有变更都写入操作记录，可在控制台中撤销。按 Ctrl+C 后不再开始新的变更，等待进行中的
变更结束并给出每项结果；再次提交该文件即可继续，已存在的内容不会重复发送。

用法
  steward changes apply 文件 --server 名称 --user 账号 --password-file 文件 [选项]

  --dry-run              说明将会做什么，不发送任何内容
  --yes                  在生产服务器上，即使会删除内容或可能使人无法登录，也照常提交
  --fail-on 条件         有此类变更时不发送任何内容：delete、lock-out、no-way-back（可用逗号分隔多个）
  --if-unchanged         有记录已变化或有内容无法提交时，不发送任何内容
  --at 时间              现在检查，届时若没有变化再提交（steward run），例如 2026-11-29T02:00
  --late                 预定时间已过很久也执行；不加时视为已错过
  --name 名称            任务的名称
  --map 文件             服务器上没有同名对象时，说明文件中的名称对应什么（docs/formats/change-file.md）；
                         其他组织的文件只有使用此选项才能迁移
  --servers A,B,C        代替 --server：依次用于这些服务器，逐台给出计划和结果；--user 和 --password-file 中的
                         “{server}”表示各服务器的名称（--password-command 中为环境变量 STEWARD_SERVER）
  --stop-on-failure      某台服务器失败后，不再继续后面的服务器
  --format table|html|json
                         不指定时为 table；html 是可单独保存的报告
  --json                 等同于 --format json（docs/formats/changes-apply.schema.json）

${server}
${output}
退出码
  0  每项都已提交或原已存在；试运行：每项都可以提交
  1  至少有一项没有提交，或其中有“--fail-on”所指的变更
  2  文件被拒绝或无法读取
${usual}${session}  77 服务器为只读使用、其变更须由他人批准、缺少“--yes”，或策略禁止    130 被 Ctrl+C 停止
示例
  steward changes apply monday.steward-changes --dry-run --server Staging --user lin --password-file ~/.staging
  pass staging | steward changes apply monday.steward-changes --server Staging --user lin --password-file -
  steward changes apply set.steward-changes --server sandbox --user systemAdministrator --format html --out report.html
`,
  sets: `列出本机一起提交过的变更，每台服务器以最近的为先：编号、时间、服务器、提交人、变更数、名称以及是否已回退。
不写入任何内容。

用法
  steward changes sets [选项]

  --json                 以 JSON 输出（docs/formats/changes-sets.schema.json）
  --data 文件夹          Steward 的数据文件夹（不在默认位置时）

${output}
退出码
  0  已列出，没有时也是如此
${usual}  74 数据文件夹或待提交变更不可用
示例
  steward changes sets
  steward changes sets --json | jq -r '.sets[] | select(.ticket == "OPS-17").id'
`,
  rollback: `回退一次提交：每个字段由提交后的值改回原值，不会覆盖他人此后的更改。可用编号（steward changes sets）或控制台另存的
文件指定。本机使用系统密钥库时只能使用文件。其余要求与“steward changes apply”相同。

用法
  steward changes rollback 编号或文件 --server 名称 --user 账号 --password-file 文件 [选项]

  --dry-run              说明将会做什么，不发送任何内容
  --yes                  在生产服务器上，即使会删除内容或可能使人无法登录，也照常提交
  --fail-on 条件         有此类变更时不发送任何内容：delete、lock-out、no-way-back（可用逗号分隔多个）
  --if-unchanged         有记录已变化或有内容无法提交时，不发送任何内容
  --at 时间              现在检查，届时若没有变化再提交（steward run），例如 2026-11-29T02:00
  --late                 预定时间已过很久也执行；不加时视为已错过
  --name 名称            任务的名称
  --map 文件             服务器上没有同名对象时，说明文件中的名称对应什么（docs/formats/change-file.md）；
                         其他组织的文件只有使用此选项才能迁移
  --format table|html|json
                         不指定时为 table；html 是可单独保存的报告
  --json                 等同于 --format json（docs/formats/changes-apply.schema.json）

${server}
${output}
退出码
  0  每项都已回退或原已如此；试运行：每项都可以回退
  1  至少有一项没有回退，或其中有“--fail-on”所指的变更
  2  没有这次提交，或文件被拒绝
${usual}${session}  77 同“steward changes apply”，或此次提交属于其他服务器或企业    130 被 Ctrl+C 停止
示例
  steward changes rollback 12 --dry-run --server Staging --user lin --password-file ~/.staging
  steward changes rollback night.steward-changes --server Staging --user lin --password-file ~/.staging
`,
} as const;
