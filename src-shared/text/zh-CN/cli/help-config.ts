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
} as const;
