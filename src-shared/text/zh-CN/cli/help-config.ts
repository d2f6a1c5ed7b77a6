/** `steward config … --help` 的内容；`cli` 中的 `help.config`。 */
import { serverHelp as server } from './help-server.ts';

const output = `输出
  --out 文件             将结果写入文件，而不是标准输出
  --force                即使要写入的文件已存在
  --language zh-CN|en-US 输出语言（不指定时使用本机语言）
`;
const areas = `  --area 名称            某个部分，多个用逗号分隔，可重复；不指定时为全部：network、ipLists、loginMethods、
                         security、reminders、menus、applications、themes、system
`;
const usual = `  64 命令行无法识别    70 Steward 内部错误    73 无法写入文件
  67 无法登录服务器    74 数据文件夹不可用
`;

export const configHelp = {
  about: `将服务器的配置保存为文件（docs/formats/configuration-file.md），以及比较两份配置。

命令
  export                 保存服务器各部分的现状，不含保密内容
  diff A B               说明 B 与 A 的不同，可写成把 A 改为 B 的变更
                         用 --server 名称 并只给一个文件时，以服务器的现状作为 A。
  pull 文件夹            将现状保存为文件夹，每条记录一个文件，便于版本管理
  plan 文件夹            说明把文件夹提交到服务器会做什么
  apply 文件夹           使服务器与文件夹一致

更多说明：steward config 命令 --help
`,
  export: `读取服务器的各个部分并写成一个文件。现状相同时，除时间外文件内容相同。文件不含保密内容。不会更改服务器。

用法
  steward config export --server 名称 --user 账号 --password-file 文件 [选项]

${areas}
${server}
${output}
退出码
  0  已写入
  2  有部分无法读取，没有写入任何内容
${usual}
示例
  steward config export --server Staging --user lin --password-file ~/.staging --out staging.steward-config
  steward config export --server sandbox --user systemAdministrator --area network,ipLists
`,
  diff: `逐条记录说明第二份配置与第一份的不同。只有其中一份包含的部分不作比较。指定 --server 时只给一个文件，即目标配置；
第一份是服务器的现状。

用法
  steward config diff A B [选项]
  steward config diff B --server 名称 --user 账号 --password-file 文件 [选项]

  --changes 文件         将把第一份改为第二份的内容写成变更文件，供“steward changes apply”或控制台使用；
                         无法作为变更新建或删除的记录不在其中
  --map 文件             与 --server 一起使用：服务器上没有同名对象时，说明 B 中的名称对应什么
  --exit-code            只按部分说明有多少条记录不同
  --json                 以 JSON 输出差异（docs/formats/config-diff.schema.json）
${areas}
${server}
${output}
退出码
  0  没有差异
  2  有文件被拒绝或无法读取，或有部分无法读取
  4  两者不同
${usual}
示例
  steward config diff monday.steward-config tuesday.steward-config
  steward config diff wanted.steward-config --server Staging --user lin --password-file ~/.staging --changes todo
`,
  pull: `将服务器的各个部分读取到文件夹：每条记录一个文件，文件名固定，便于纳入版本管理。记录引用的对象以名称写入，因此编号
不同的服务器现状相同时文件也相同。未变的文件不会改动；记录已不存在的文件会删除，其他文件从不改动。不含保密内容。
不会更改服务器。

用法
  steward config pull 文件夹 --server 名称 --user 账号 --password-file 文件 [选项]

  文件夹                 不存在时会创建
  --daily HH:MM          以后每天在本机此时间再次读取（steward run）
  --late                 预定时间已过很久也执行；不加时视为已错过
  --name 名称            任务的名称
${areas}
${server}
  --language zh-CN|en-US 输出语言（不指定时使用本机语言）

退出码
  0  文件夹与服务器一致
  2  有部分无法读取，或文件夹中有不属于 Steward 的文件；没有写入任何内容
${usual}  77 文件夹属于另一个组织
示例
  steward config pull office --server Staging --user lin --password-file ~/.staging
  steward config pull office --server sandbox --user systemAdministrator --area network,ipLists
`,
  plan: `说明把文件夹提交到服务器会做什么：逐条记录，并给出数量。不会发送任何内容。

用法
  steward config plan 文件夹 --server 名称 --user 账号 --password-file 文件 [选项]

  --exit-code            有差异时退出码为 4
  --fail-on 条件         其中有此类变更时以 1 结束：delete、lock-out、no-way-back（可用逗号分隔多个）
  --map 文件             服务器上没有同名对象时，说明文件夹中的名称对应什么（docs/formats/change-file.md）
  --json                 以 JSON 输出（docs/formats/config-plan.schema.json）
${areas}
${server}
${output}
退出码
  0  已列出；使用 --exit-code 时：没有差异
  1  其中有“--fail-on”所指的变更
  2  文件夹被拒绝，或有部分无法读取
  4  使用 --exit-code 时：有差异
${usual}
示例
  steward config plan office --server Production --user lin --password-file ~/.production
  steward config plan office --server Production --user lin --password-file ~/.production --json --exit-code
`,
  apply: `以变更的方式使服务器与文件夹一致；每项变更都会记入日志。不加 --yes 时只说明会做什么，不发送任何内容。

用法
  steward config apply 文件夹 --yes --server 名称 --user 账号 --password-file 文件 [选项]

  --yes                  提交
  --dry-run              不发送任何内容，等同于 config plan
  --fail-on 条件         其中有此类变更时不发送任何内容：delete、lock-out、no-way-back（可用逗号分隔多个）
  --map 文件             服务器上没有同名对象时，说明文件夹中的名称对应什么；其他组织的文件夹只有使用此选项
                         才能提交（docs/formats/change-file.md）
  --servers A,B,C        代替 --server：依次用于这些服务器，逐台给出计划和结果；--user 和 --password-file 中的
                         “{server}”表示各服务器的名称（--password-command 中为环境变量 STEWARD_SERVER）
  --stop-on-failure      某台服务器失败后，不再继续后面的服务器
  --json                 以 JSON 输出每项变更的结果（docs/formats/config-apply.schema.json）
${areas}
${server}
${output}
退出码
  0  服务器与文件夹一致
  1  仍有差异，或其中有“--fail-on”所指的变更
  2  文件夹被拒绝，或有部分无法读取
  4  不加 --yes 时：有差异
${usual}  77 文件夹属于另一个组织，服务器为只读，或其变更由他人审批
    130 被 Ctrl+C 中断
示例
  steward config apply office --server Staging --user lin --password-file ~/.staging
  steward config apply office --yes --server Staging --user lin --password-file ~/.staging --json
`,
} as const;
