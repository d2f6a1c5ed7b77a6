import type { settings as english } from '../../en-US/settings/settings.ts';
import type { Translated } from '../../types.ts';

export const settings = {
  title: '设置',
  purpose: 'Steward 在本机上的外观和行为。更改立即生效。',
  searchIn: '设置',
  find: '查找设置',
  found: '{{total}} 项中的 {{count}} 项',
  nothing: '没有与“{{words}}”相符的设置',
  nothingHint: '可以少输几个字，或换个关键词。',
  all: '显示全部设置',
  policyLink: '当前生效的策略',
  managed: '部分设置由贵组织统一管理。',
  group: { look: '外观与语言', licences: '授权文件', journal: '更改记录', program: '程序' },
  source: {
    default: '默认值',
    user: '您的选择',
    policyDefault: '贵组织的默认值',
    policyLocked: '由贵组织统一管理',
  },
  managedWhy: '该项由贵组织的策略指定，不能在此更改。',
  reset: '恢复默认',
  resetOf: '将“{{setting}}”恢复为默认值',
  copyLink: '复制“{{setting}}”的链接',
  onlyDesktop: '仅桌面程序',
  onlyWeb: '仅网页程序',
  notHere: '在您正在使用的程序中，此项不起作用。',
  outside: '请填写 {{min}} 到 {{max}} 之间的整数。',
  changed: '“{{setting}}”已设为“{{value}}”。',
  value: { on: '开', off: '关', days_one: '{{count}} 天', days_other: '{{count}} 天' },
  unit: { days: '天' },
  appearance: {
    title: '外观',
    help: '浅色或深色；选择“跟随系统”则与电脑的设置一致。',
    choices: { system: '跟随系统', light: '浅色', dark: '深色' },
  },
  language: {
    title: '语言',
    help: 'Steward 自身的文字、日期和数字所用的语言。平台中的名称和内容不受影响。',
    choices: { system: '跟随系统', 'zh-CN': '简体中文', 'en-US': 'English' },
  },
  tableDensity: {
    title: '表格行高',
    help: '紧凑的行更矮，一屏可以看到更多行。',
    choices: { default: '标准', compact: '紧凑' },
  },
  menuCollapsed: {
    title: '收起侧边菜单',
    help: '只显示图标。窗口较窄时菜单总是收起。',
  },
  journalDays: {
    title: '更改记录保留',
    help: '超过期限的记录会被永久清除。',
  },
  refuseSampleKeys: {
    title: '拒绝示例密钥',
    help: '开启后，仅由示例密钥签名的授权文件不再视为已验证。Steward 自带的示例密钥任何人都能用来签名。',
  },
  checkForUpdates: {
    title: '检查更新',
    help: '定期检查是否有新版本。未经您同意不会安装。',
  },
} as const satisfies Translated<typeof english>;
