/** `steward changes … --help` 的内容；`cli` 中的 `help.changes`。 */
const output = `输出
  --out 文件             将结果写入文件，而不是标准输出
  --force                即使该文件已存在
  --language zh-CN|en-US 输出语言（不指定时使用本机语言）
`;
const usual = '  64 命令行无法识别    70 Steward 内部错误    73 无法写入结果\n';

export const changesHelp = {
  about: `变更文件（docs/formats/change-file.md），离线使用。提交变更请在控制台中打开文件。

命令
  show 文件…             显示文件内容，或说明拒绝的原因
  diff A B               逐条记录比较 B 与 A 的不同

更多说明：steward changes 命令 --help
`,
  show: `显示变更文件的内容：每条记录，以及每个字段由何值改为何值。结构不符的文件会说明原因并拒绝。“-”表示标准输入。

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
} as const;
