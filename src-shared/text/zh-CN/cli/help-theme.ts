import type { themeHelp as english } from '../../en-US/cli/help-theme.ts';
import type { Translated } from '../../types.ts';

/** `steward theme … --help` 的内容；`cli` 的一部分，键为 `help.theme`。 */
const output = `输出
  --out 文件             把结果写入文件，而不是标准输出
  --force                文件已存在时也写入
  --language zh-CN|en-US 输出语言（默认使用本机语言）
`;
const usual = '  64 命令行无法识别    70 Steward 内部错误    73 无法写入结果\n';
const checked = `退出码
  0  完好
  1  完好，但有主题的值不可用，或不适用于当前版本
  2  被拒绝、不可读，或没有该文件
`;

export const themeHelp = {
  about: `离线处理主题包（docs/formats/theme-package.md）。使用其中任何内容之前都会完整检查。

命令
  pack 文件夹            把含有清单和图片的文件夹打包
  unpack 文件            把主题包解包为工作文件夹
  check 文件…            完整检查压缩包和其中的主题
  list 文件…             列出主题包中的主题
  diff A B               逐字段说明 B 相对 A 的变化
  preview 文件           把主题绘制为图片（PNG），需要本机有 Chromium

各命令的详情：steward theme 命令 --help
`,
  pack: `把文件夹打包，其中有“manifest.json”以及各字段以“asset:assets/…”引用的图片。图片的校验和与大小会重新计算。
相同的主题得到相同的字节。

用法
  steward theme pack 文件夹 [选项]

  --quiet                没有问题时不输出

输出
  --out 文件             主题包（默认为当前位置下以文件夹命名的“.steward-theme”文件）
  --force                文件已存在时也写入
  --language zh-CN|en-US 输出语言（默认使用本机语言）

${checked}${usual}
示例
  steward theme pack harbour --out harbour.steward-theme
  steward theme pack --quiet --force --out build/harbour.steward-theme harbour
`,
  unpack: `把主题包写入新的文件夹：要么全部写入，要么什么都不写。“-”表示标准输入。

用法
  steward theme unpack 文件 [选项]

  --mapping 文件         按该映射读取平台自有格式的主题压缩包；可重复
输出
  --out 文件夹           尚不存在的文件夹（默认为当前位置下以文件命名的文件夹）
  --language zh-CN|en-US 提示语言（默认使用本机语言）

退出码
  0  已解包
  2  被拒绝、属于其他结构、不可读，或没有该文件；没有写入任何内容
${usual}
示例
  steward theme unpack harbour.steward-theme
  steward theme unpack --out work harbour.steward-theme
`,
  check: `检查主题包：压缩包的名称、记录、大小、校验和与内容，清单，以及每个主题的字段。
其他结构的压缩包只要本身完好就算通过，可以原样发送到服务器；其中会在浏览器中运行的文件会逐一列出，算作问题。
“-”表示标准输入。

用法
  steward theme check 文件… [选项]

  --mapping 文件         按该映射读取平台自有格式的主题压缩包；可重复
  --json                 以 JSON 输出报告（docs/formats/theme-check.schema.json）

${output}
${checked}${usual}
示例
  steward theme check harbour.steward-theme
  steward theme check --json *.steward-theme | jq -r '.files[] | select(.kind == "refused").findings[0].code'
`,
  list: `列出主题包中的主题。“-”表示标准输入。

用法
  steward theme list 文件… [选项]

  --mapping 文件         按该映射读取平台自有格式的主题压缩包；可重复
  --json                 以 JSON 输出（docs/formats/theme-list.schema.json）

${output}
退出码
  0  已列出
  2  其中之一被拒绝、属于其他结构或不可读；其余已列出
${usual}
示例
  steward theme list harbour.steward-theme
  steward theme list --json *.steward-theme | jq -r '.packages[].themes[].name'
`,
  diff: `说明第二个主题包相对第一个的变化：新增或移除的主题，以及双方都有的主题的字段。
图片按内容比较，与名称无关。

用法
  steward theme diff A B [选项]

  --mapping 文件         按该映射读取平台自有格式的主题压缩包；可重复
  --json                 以 JSON 输出（docs/formats/theme-diff.schema.json）

${output}
退出码
  0  两者的主题相同
  2  其中之一被拒绝、属于其他结构或不可读
  4  两者不同
${usual}
示例
  steward theme diff old.steward-theme new.steward-theme
  steward theme diff --json old.steward-theme new.steward-theme | jq -r '.themes[].changes[].field'
`,
  preview: `像控制台的预览那样绘制主题包中的一个主题，含示例菜单和页面，结果为 PNG。由本机的 Chromium、Chrome 或 Edge
在没有窗口的情况下完成；CHROMIUM_PATH 可以指定其他程序。“-”表示标准输入。

用法
  steward theme preview 文件 [选项]

  --mapping 文件         按该映射读取平台自有格式的主题压缩包；可重复
  --only 键              主题包有多个主题时，指定其中一个

${output}
退出码
  0  已绘制
  2  被拒绝、属于其他结构、不可读，或者是 CSS 主题
  69 没有浏览器，或浏览器没有生成图片
${usual}
示例
  steward theme preview --out harbour.png harbour.steward-theme
  steward theme preview --only dusk all.steward-theme > dusk.png
`,
} as const satisfies Translated<typeof english>;
