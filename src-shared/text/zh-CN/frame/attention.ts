/** 今早需要关注的事项。 */
import type { attention as english } from '../../en-US/frame/attention.ts';
import type { Translated } from '../../types.ts';

export const attention = {
  title: '需要关注',
  today: '今天',
  more: '另有 {{amount}} 项',
  allHidden: '所有卡片均已隐藏，可通过“排列”恢复。',
  arrange: {
    open: '排列',
    title: '排列概览',
    text: '选择显示哪些卡片及其顺序。按账号保存。',
    reset: '恢复初始排列',
  },
  drift: {
    none: '与 {{time}} 读取的配置一致。',
    found_one: '自 {{time}} 起有 {{count}} 项设置不同',
    found_other: '自 {{time}} 起有 {{count}} 项设置不同',
    by: '操作日志显示由 {{names}} 修改',
    compare: '与读取的配置比较',
    log: '操作日志',
  },
  cards: {
    term: '有效期与席位',
    waiting: '待处理申请',
    signIns: '登录失败',
    changes: '变更',
    themes: '即将变化的主题',
    reminders: '已关闭的提醒',
    health: '平台连接',
  },
  failed: {
    term: '有效期与席位读取失败',
    waiting: '部分待处理申请读取失败',
    signIns: '登录日志读取失败',
    changes: '操作日志读取失败',
    themes: '部分主题读取失败',
    reminders: '提醒设置读取失败',
    health: '连接检测失败',
  },
  term: {
    open: '无到期日',
    until: '{{day}} 到期',
    of: '{{used}} / {{max}}',
    noLimit: '{{used}}，不限',
  },
  waiting: { some: '条申请等待您或同事处理', none: '没有待处理的申请' },
  signIns: {
    text_one: '次失败（近 {{days}} 天）',
    text_other: '次失败（近 {{days}} 天）',
    byDay: '每日登录失败次数',
    day_one: '{{day}}：失败 {{amount}} 次',
    day_other: '{{day}}：失败 {{amount}} 次',
  },
  changes: {
    text_one: '次变更（近 {{days}} 天）',
    text_other: '次变更（近 {{days}} 天）',
    here_one: '本机更改记录：{{amount}} 条',
    here_other: '本机更改记录：{{amount}} 条',
    rollBack_one: '回退 {{time}} 提交的 {{count}} 项变更…',
    rollBack_other: '回退 {{time}} 提交的 {{count}} 项变更…',
  },
  themes: {
    some: '项变化（未来 {{days}} 天）',
    none: '未来 {{days}} 天内没有主题生效或到期',
    begins: '{{day}}：{{name}} 生效（{{terminal}}）',
    ends: '{{day}}：{{name}} 的最后一天（{{terminal}}）',
  },
  reminders: { off: '项提醒已关闭', allOn: '项关闭，所有提醒均已开启' },
  health: {
    good: '正常',
    doubtful: '存在疑点',
    bad: '异常',
    sandbox: '沙盒是本程序的一部分。',
    server: '{{name}} 在 {{time}} 毫秒内应答',
  },
} as const satisfies Translated<typeof english>;
