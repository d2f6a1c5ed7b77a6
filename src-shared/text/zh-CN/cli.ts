import type { cli as english } from '../en-US/cli.ts';
import type { Translated } from '../types.ts';

export const cli = {
  usage: `Steward {{version}}：离线读取授权文件。

用法
  steward licence parse 文件          解析授权文件并验证签名
  steward licence compare A B         比较两份授权，列出对比文件 B 相对 A 的差异
  steward licence --help              详细说明
  steward --version

选项
  --json                    以 JSON 输出结果
  --language zh-CN|en-US    输出语言（默认使用本机语言）
`,
  licenceUsage: `离线读取授权文件，不向任何地方发送数据。

用法
  steward licence parse 文件 [选项]
  steward licence compare A B [选项]

文件、A、B 均为文件名；其中一个可以是“-”，表示标准输入。

选项
  --json                    以 JSON 输出结果
  --language zh-CN|en-US    输出语言（默认使用本机语言）
  --now 时间点              按该时间判断日期，例如 2026-11-20T09:30:00+08:00
  --help

退出码
  0  解析：已验证且在有效期内；比较：相同
  1  解析：可读但未通过验证
  2  不可读，或文件不存在
  3  解析：已验证但不在有效期内（已过期或尚未生效）
  4  比较：两份授权不同
  64 命令行无法识别
`,
  problem: {
    unknownCommand: '未知命令“{{argument}}”。可用命令：“licence parse”和“licence compare”。',
    unknownOption: '未知选项“{{argument}}”。',
    missingCommand: '请指定要做什么：“licence parse”或“licence compare”。',
    missingFile: '请指定授权文件：steward licence parse 文件',
    missingFiles: '请指定两个文件：steward licence compare A B',
    tooMany: '多余的参数“{{argument}}”。',
    inputTwice: '两个文件中只能有一个是标准输入（“-”）。',
    missingValue: '选项“{{argument}}”需要一个值。',
    badLanguage: '没有语言“{{argument}}”，请使用 zh-CN 或 en-US。',
    badInstant: '“{{argument}}”不是时间点，请使用类似 2026-11-20T09:30:00+08:00 的写法。',
    seeHelp: '参见：steward licence --help',
    fileMissing: '没有文件“{{name}}”。',
    fileDenied: '当前用户无权读取文件“{{name}}”。',
    fileFailed: '无法读取文件“{{name}}”：{{reason}}',
  },
  standardInput: '标准输入',
  verdict: {
    readable: '可读取',
    notReadable: '不可读取',
    verified: '签名已校验',
    notVerified: '签名未通过校验',
    signedBy: '由“{{name}}”签名（{{algorithm}}）',
  },
  noModules: '该授权没有列出模块。',
  line: '{{label}}：{{value}}',
  fileLine: '{{name}}（{{size}} 字节，{{format}}）',
  modulesTitle: '模块（{{count}} 个，含子模块共 {{all}} 个）',
  expires: '{{date}}（{{days}}）',
  also: '另外：',
  compareTitle: 'A  {{before}}\nB  {{after}}',
  notTrusted: '{{name}}：{{verdict}}。{{message}}',
  before: 'A',
  after: 'B',
  moduleChanges: '模块变更（{{count}} 项）',
} as const satisfies Translated<typeof english>;
