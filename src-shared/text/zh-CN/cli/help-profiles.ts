import type { profilesHelp as english } from '../../en-US/cli/help-profiles.ts';
import type { Translated } from '../../types.ts';

/** `steward profiles … --help` 的内容；`cli` 的一部分，键为 `help.profiles`。 */
const data = '  --data 文件夹          服务器配置的保存位置（默认为程序自己的文件夹）';
const output = `输出
  --out 文件             把结果写入文件，而不是标准输出
  --force                文件已存在时也写入
  --language zh-CN|en-US 输出语言（默认使用本机语言）
`;
const usual = '  64 命令行无法识别    73 无法写入 --out 指定的文件    74 数据文件夹无法使用\n';

export const profilesHelp = {
  about: `本机的服务器配置，便于统一分发。使用同一文件夹的控制台可以保持打开。
任何命令都不读取、显示或写入机密。

命令
  list                   列出服务器，包括组织提供的
  export                 导出为可以交给他人的文件
  import 文件            导入文件中的服务器
  check 名称             逐步测试与服务器的连接

各命令的详细说明：steward profiles 命令 --help
`,
  list: `列出本机的服务器；● 表示下次启动时使用的服务器。始终存在的沙箱不在其中。

用法
  steward profiles list [选项]

  --json                 以 JSON 输出（docs/formats/profiles-list.schema.json）
${data}

${output}
退出码
  0  已列出，没有服务器时也是
${usual}
示例
  steward profiles list
  steward profiles list --json | jq -r '.profiles[] | select(.environment == "production").address'
`,
  export: `把服务器输出为文件，“steward profiles import”和策略都能使用（docs/formats/server-profiles.md）。
其中不含登录信息、密码、客户端证书，也不含机密请求头的值。

用法
  steward profiles export [选项]

  --name 名称            只导出该名称的服务器；可重复（默认为全部）
${data}

${output}
退出码
  0  已导出
  2  没有该名称的服务器
${usual}
示例
  steward profiles export --out servers.json
  steward profiles export --name Head-office --name Training | ssh desk steward profiles import -
`,
  import: `从文件导入服务器，并逐一说明是新的、已存在（名称和地址都相同），还是因哪个字段被拒绝。
有服务器被拒绝时，其余新的仍会写入。已存在的保持不变，因此可以在每次登录时执行同一导入。

用法
  steward profiles import 文件 [选项]

  “-”表示标准输入。
  --only 名称            只导入该名称的服务器；可重复（默认为全部）
  --dry-run              不写入任何内容，只说明会怎样
  --json                 以 JSON 输出逐项结论（docs/formats/profiles-import.schema.json）
${data}

${output}
退出码
  0  指定的服务器都已在列表中（--dry-run：都会在列表中）
  1  至少有一个被拒绝，其余都已在列表中
  2  文件不可读、不是服务器文件，或没有该名称的服务器；没有写入任何内容
  77 组织的策略锁定了列表；没有写入任何内容
  64 命令行无法识别    73 无法写入 --out 指定的文件    74 无法写入

示例
  steward profiles import --dry-run servers.json
  steward profiles import --only Training servers.json
  steward profiles import --data /opt/steward-data /srv/rollout/servers.json
`,
  check: `逐步测试与服务器的连接，与“检查连接”页面相同，说明在哪一步失败、原因以及处理方法。
不会登录，也不使用密钥库中的机密。

用法
  steward profiles check 名称 [选项]

  名称                   本机服务器的名称或 id（steward profiles list），或地址
  --json                 以 JSON 输出各步骤（docs/formats/profiles-check.schema.json）
${data}

${output}
退出码
  0  服务器有应答
  1  某一步失败
  67 没有该名称的服务器
${usual}
示例
  steward profiles check Head-office
  steward profiles check Head-office --json | jq -r '.steps[] | select(.verdict == "failed").code'
`,
} as const satisfies Translated<typeof english>;
