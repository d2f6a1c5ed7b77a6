import type { licenceHelp as english } from '../../en-US/cli/help-licence.ts';
import type { Translated } from '../../types.ts';

/** “steward licence … --help”；`cli` 的一部分，键为 `help.licence`。 */
const reading = `读取
  --key 文件|密钥        本次读取额外信任一把密钥（JWKS、JWK、PEM、Base64 或十六进制）；可重复
  --mapping 文件         按该映射读取平台自有格式的授权文件；可重复
  --no-sample-keys       拒绝任何人都能用来签名的示例密钥
  --secret-file 文件     从文件读取解密所需的密钥，“-”表示标准输入；可重复
  --secret 密钥          直接写在命令行上，其他用户和命令历史都可能看到，不建议使用
                         两者都没有时使用环境变量 STEWARD_LICENCE_SECRET。
  --now 时间点           按该时间判断日期，例如 2026-11-20T09:30:00+08:00
  --record               把本次打开记入本机的历史
  --data 文件夹          时钟、历史、设置和密钥的保存位置（默认为程序自己的文件夹）
`;
const output = `输出
  --out 文件             把结果写入文件，而不是标准输出
  --force                文件已存在时也写入
  --language zh-CN|en-US 输出语言（默认使用本机语言）
`;
const codes = {
  read: `退出码
  0  已验证且在有效期内
  1  可读，但未通过验证
  2  不可读、文件不存在，或文件夹中有未读取的内容
  3  已验证，但不在有效期内（已过期、尚未生效或时钟可疑）
  5  已验证，但仅由任何人都能使用的示例密钥签名
`,
  usual: '  64 命令行无法识别    70 Steward 内部错误    73 无法写出结果    74 历史无法使用\n',
};

export const licenceHelp = {
  about: `离线读取授权文件，不向任何地方发送数据。

命令
  parse 文件             解析授权文件并验证签名
  verify 文件…           每个文件一行，其余看退出码
  compare A B            对比文件 B 相对 A 有何变化，失去的内容在最前
  compare A B C…         把一家客户的多份授权按时间排列，逐份与前一份比较
  board 文件|文件夹…     多份授权总览，需要关注的在最前
  report 文件…           生成 HTML、XLSX、JSON 或日历形式的报告
  history                本机打开过的授权
  keys                   本机信任哪些密钥，依据是什么

“-”表示标准输入。各命令的详细说明：steward licence 命令 --help
`,
  parse: `解析一份授权文件：结论、内容和模块。

用法
  steward licence parse 文件 [选项]

  --json                 以 JSON 输出（docs/formats/licence-json.md）

${reading}
${output}
${codes.read}${codes.usual}
示例
  steward licence parse customer.lic
  steward licence parse --json customer.lic | jq .state
  ssh host cat /etc/customer.lic | steward licence parse -
  steward licence parse --mapping office.steward-mapping --key vendor.pem office.xml
`,
  verify: `验证授权文件：标准输出上每个文件一行，其余看退出码。
有多个文件时取最严重的：先 1，再 2，再 5，再 3。文件夹中未读取的内容会列出，并按 2 计。

用法
  steward licence verify 文件|文件夹… [选项]

  --quiet, -q            不输出任何内容
  --allow-skipped        文件夹中有未读取的内容（链接、管道、非 UTF-8 文件名等）时不影响退出码

${reading}
  --language zh-CN|en-US 输出语言（默认使用本机语言）

${codes.read}${codes.usual}
示例
  steward licence verify -q customer.lic && deploy
  steward licence verify --key vendor.pem licences/
`,
  compare: `比较授权：失去或减少的内容在最前，然后是日期、增加的内容，最后是其他不同。
两份按给出的顺序比较；多于两份时先按时间排列。

用法
  steward licence compare A B [选项]
  steward licence compare A B C… [选项]
  steward licence compare 文件夹 [选项]

  --json                 以 JSON 输出
  --used pc=N,mobile=N,external=N,tenants=N
                         用当前用量对照最后一份授权

${reading}
${output}
退出码
  0  内容相同
  2  可读的文件不足两份，或文件不存在
  4  内容不同
${codes.usual}
示例
  steward licence compare old.lic new.lic
  steward licence compare --used pc=84,mobile=60 old.lic new.lic
  steward licence compare --json customers/4711/ > changes.json
`,
  board: `列出多份授权：签名后被改动、未通过验证和不可读取的在最前，然后是已过期的，再是即将到期的。
文件夹只取其中可能是授权的文件，不含下级文件夹。

用法
  steward licence board 文件|文件夹… [选项]

  --within 天数          只列出在该天数内到期或已过期的授权
  --search 词语          只列出文件名、公司、授权码、客户、指纹或密钥中含有全部词语的授权
  --format table|csv|xlsx|json|ics
                         默认为表格；ics 为到期日的日历
  --json                 等同于 --format json

${reading}
${output}
退出码
  0  总览已生成，与授权本身的状态无关（另见：steward licence verify）
  2  文件夹不可读
${codes.usual}
示例
  steward licence board licences/
  steward licence board --within 60 licences/ more/*.lic
  steward licence board --format xlsx --out board.xlsx licences/
  steward licence board --format ics --out expiries.ics licences/
`,
  report: `生成报告：结论、变化（失去的内容在最前）、各项内容、指纹（SHA-256 与 SM3）、密钥和模块。
两份文件会做比较；多于两份时按时间排列。

用法
  steward licence report 文件|文件夹… [选项]

  --format html|xlsx|json|ics
                         默认为 html：一个独立完整、可直接打印的文件；ics 为日历
  --json                 等同于 --format json
  --used pc=N,mobile=N,external=N,tenants=N
                         用当前用量对照最后一份授权
  --allow-skipped        文件夹中有未读取的内容（链接、管道、非 UTF-8 文件名等）时不影响退出码

${reading}
${output}
${codes.read}有多个文件时取最严重的：先 1，再 2，再 5，再 3。
${codes.usual}
示例
  steward licence report --out report.html customer.lic
  steward licence report --format xlsx --out renewal.xlsx old.lic new.lic
  steward licence report --language zh-CN old.lic new.lic > report.html
`,
  history: `显示本机打开过的授权，最新的在最前：包括在控制台中打开的，以及在终端中用 --record 打开的。
文件本身不会保留。

用法
  steward licence history [选项]

  --search 词语          在文件名、授权码、公司和指纹中查找
  --limit N              最多显示的条数（100）
  --forget ID            删除一条；可重复
  --forget-all           全部删除
  --json                 以 JSON 输出
  --data 文件夹          历史的保存位置（默认为程序自己的文件夹）

${output}
示例
  steward licence history --search Farridge
  steward licence history --forget 17 --forget 18
`,
  keys: `显示本机信任哪些密钥：随 Steward 提供的、本机管理员的文件中指定的，以及您在控制台中提供并保存的。
其他人也能写入的文件不算管理员的文件，不会采用。

用法
  steward licence keys [选项]

  --key 文件|密钥        显示如何解读这把密钥；可重复
  --no-sample-keys       说明示例密钥被拒绝
  --data 文件夹          您在控制台中提供并保存的密钥所在位置（默认为程序自己的文件夹）
  --json                 以 JSON 输出

${output}
示例
  steward licence keys
  steward licence keys --key vendor.pem
`,
} as const satisfies Translated<typeof english>;
