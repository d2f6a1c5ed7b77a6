import type { cliHelp as english } from '../../en-US/cli/help.ts';
import type { Translated } from '../../types.ts';
import { changesHelp } from './help-changes.ts';
import { configHelp } from './help-config.ts';
import { checkHelp } from './help-check.ts';
import { jobsHelp, runHelp } from './help-jobs.ts';
import { keyHelp } from './help-key.ts';
import { licenceHelp } from './help-licence.ts';
import { mappingHelp, recordHelp } from './help-mapping.ts';
import { policyHelp } from './help-policy.ts';
import { profilesHelp } from './help-profiles.ts';
import { themeHelp } from './help-theme.ts';

/** `--help` 的内容；`cli` 的一部分，键为 `help`。 */
const data = '  --data 文件夹          Steward 的数据位置（默认为程序自己的文件夹）';
const output = `输出
  --out 文件             把结果写入文件，而不是标准输出
  --force                文件已存在时也写入
  --language zh-CN|en-US 输出语言（默认使用本机语言）
`;

export const cliHelp = {
  program: `Steward {{version}}：在终端中处理授权文件、服务器配置、主题包、变更文件、策略和变更日志。只有指定服务器的命令才会访问服务器。

用法
  steward licence 命令 …         读取、验证和比较授权文件，参见：steward licence --help
  steward profiles 命令 …        本机的服务器，参见：steward profiles --help
  steward theme 命令 …           主题包：打包、检查、比较，参见：steward theme --help
  steward changes 命令 …         收集的变更：查看、比较、检查、提交，参见：steward changes --help
  steward config 命令 …          服务器配置：保存、比较，参见：steward config --help
  steward jobs 命令 …            定时任务；参见：steward jobs --help
  steward run                    执行到时间的任务，供任务计划程序或 cron 调用
  steward key 命令 …             签署批准的密钥：备份、恢复、更换，参见：steward key --help
  steward server 命令 …          服务器上哪些可用、服务器的应答，参见：steward server --help
  steward mapping 命令 …         服务器的不同之处：检查，参见：steward mapping --help
  steward policy [命令 …]        组织的设置，以及每个值的来源，参见：steward policy --help
  steward journal                从本机做过的变更
  steward completion SHELL       bash、zsh、fish 或 powershell 的命令补全
  steward --version

选项
  --language zh-CN|en-US         输出语言（默认使用本机语言）
  --help
`,
  licence: licenceHelp,
  profiles: profilesHelp,
  theme: themeHelp,
  changes: changesHelp,
  config: configHelp,
  key: keyHelp,
  jobs: jobsHelp,
  run: runHelp,
  server: { ...checkHelp, ...recordHelp },
  mapping: mappingHelp,
  policy: policyHelp,
  journal: `显示变更日志，最新的在最前。该命令只读取：没有日志时不会新建，超过保留天数的记录不显示。

用法
  steward journal [选项]

  --search 词语          在变更名称、用户、服务器、接口、消息以及变更前后的内容中查找
  --since 日期|时间点    只显示此后的变更，例如 2026-11-20 或 2026-11-20T09:30:00+08:00
  --limit N              最多显示的条数（表格默认 100，文件默认全部）
  --format table|csv|json
                         默认为表格；csv 和 json 还含有变更前后的内容，其中的机密已遮盖
  --json                 等同于 --format json（docs/formats/journal-entries.schema.json）
${data}

${output}
退出码
  0  已显示，没有记录时也是
  64 命令行无法识别    73 无法写入 --out 指定的文件    74 日志无法使用

示例
  steward journal --since 2026-11-01 --search 手机
  steward journal --format csv --out journal.csv
  steward journal --json | jq '.entries[] | select(.result == "failed")'
`,
  completion: `输出某个 shell 的命令补全脚本。

用法
  steward completion bash|zsh|fish|powershell

  --language zh-CN|en-US 出错时提示所用的语言

  bash        写入 ~/.bashrc：source <(steward completion bash)
  zsh         steward completion zsh > ~/.zfunc/_steward    （$fpath 中的文件夹）
  fish        steward completion fish > ~/.config/fish/completions/steward.fish
  powershell  写入 $PROFILE： steward completion powershell | Out-String | Invoke-Expression
`,
} as const satisfies Translated<typeof english>;
