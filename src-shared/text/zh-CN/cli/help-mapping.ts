/** `steward server … --help` 和 `steward mapping … --help` 的内容；`cli` 中的 `help.server` 和 `help.mapping`。 */
import type {
  mappingHelp as englishMapping,
  recordHelp as englishRecord,
} from '../../en-US/cli/help-mapping.ts';
import type { Translated } from '../../types.ts';
import { serverHelp as server } from './help-server.ts';

const language = '  --language zh-CN|en-US 输出语言（不指定时使用本机语言）';

export const recordHelp = {
  record: `按服务器配置询问每个读取接口，把每个应答保存为文件夹中的一个文件。姓名、电话、邮箱、地址、保密内容和文字
都换成虚构内容；编号的位数不变；同一次记录中，相同的值在所有文件中仍相同。不是 JSON 的应答只保存长度。供他人
在别处制作映射（steward mapping check）。交出前请先查看文件。不会更改服务器。

用法
  steward server record --server 名称 --user 账号 --password-file 文件 --out 文件夹 [选项]

  --out 文件夹           要新建的文件夹，不能已存在
  --json                 输出询问了什么、如何应答（docs/formats/server-record.schema.json）
${server}
${language}

退出码
  0  已写入
  64 命令行无法识别    70 Steward 内部错误    73 无法写入文件夹
  67 无法登录服务器    74 数据文件夹不可用

示例
  steward server record --server Staging --user lin --password-file ~/.staging --out staging-answers
  steward server record --server sandbox --user systemAdministrator --out answers --json
`,
} as const satisfies Translated<typeof englishRecord>;

export const mappingHelp = {
  about: `服务器的接口与 Steward 所知接口的不同之处（docs/formats/mapping.md）。

命令
  check 文件             已保存的应答经过映射后是否符合

更多说明：steward mapping 命令 --help
`,
  check: `用“steward server record”保存的应答检验映射：逐个接口说明应答经过映射后是否符合声明，以及哪个字段不符合。
不会询问任何服务器。

用法
  steward mapping check 文件 --answers 文件夹 [选项]

  --answers 文件夹       “steward server record”写入的文件夹
  --json                 输出 JSON（docs/formats/mapping-check.schema.json）
  --out 文件             将结果写入文件，而不是标准输出
  --force                即使该文件已存在
${language}

退出码
  0  所有应答都符合
  2  映射无法使用，或应答无法读取
  4  有应答不符合
  64 命令行无法识别    70 Steward 内部错误    73 无法写入文件

示例
  steward mapping check office.steward-mapping --answers staging-answers
  steward mapping check office.steward-mapping --answers answers --json | jq '.calls[] | select(.fit == "different")'
`,
} as const satisfies Translated<typeof englishMapping>;
