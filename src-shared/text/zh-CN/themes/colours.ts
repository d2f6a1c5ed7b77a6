/** 主题从别处取用的颜色：其他主题、历史版本、徽标；以及本租户主题使用的颜色。 */
import type { themeColours as english } from '../../en-US/themes/colours.ts';
import type { Translated } from '../../types.ts';

export const themeColours = {
  action: '取用颜色…',
  title: '从其他主题取用颜色',
  about: '只取用双方都有的颜色项。取用后不会自动保存，可用“撤销”还原。',
  source: '来源',
  themes: '其他主题',
  versions: '本主题的版本',
  kind: '主题类别',
  ofStyle: '{{terminal}}（{{style}}）',
  label: '可取用颜色的主题',
  versionsLabel: '可取用颜色的版本',
  search: '主题名称',
  name: '主题',
  version: '版本',
  colours: '颜色',
  none: '没有共同的颜色项',
  swatches: '颜色：{{colours}}',
  take: '取用',
  takeFrom: '取用 {{name}} 的颜色',
  empty: '没有这一类别的主题',
  failed: '无法读取主题',
  taken: '已取用颜色：{{fields}}。尚未保存。',
  same: '这些颜色与当前相同。',
  presets: '本租户主题的颜色',
  logo: {
    label: '徽标',
    hint: '支持 PNG、JPEG、WebP、SVG，不超过 {{size}}；仅在本机处理。',
    found: '取自徽标',
    none: '这张图片中没有可见内容。',
    unreadable: '无法将 {{name}} 读取为图片。',
    one: '徽标只有一种颜色；第二种取其较深的颜色。',
  },
} as const satisfies Translated<typeof english>;
