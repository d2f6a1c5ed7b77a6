/** 控制台对使用情况的补充：席位与空间趋势、用完预测、到期提醒、占用人员。 */
import type { usage as english } from '../en-US/usage.ts';
import type { Translated } from '../types.ts';

export const usage = {
  terminal: { pc: 'PC 端席位', app: '移动端席位', external: '外部用户席位' },
  trend: {
    title: '使用趋势',
    empty: '两天后显示趋势。每日数据保存在本机。',
    asTable: '以表格显示',
    asChart: '以图表显示',
    today: '今天',
    tableLabel: '每日使用情况',
    day: '日期',
    space: '空间（MB）',
    spaceName: '存储空间',
    byDay: '{{name}}，逐日',
    dayFigure: '{{day}}：{{used}} · {{limit}}',
    cutScale: '刻度从 {{low}} 开始。',
    limit: '上限 {{max}}',
    limitOf: '{{name}}上限',
    noLimit: '无上限',
    unlimited: '不限',
    usedOf: '{{used}} / {{max}}',
    spoken: '{{seats}}：{{from}} 为 {{first}}，{{to}} 为 {{last}}，{{limit}}。',
    failed: '趋势数据未能保存或读取',
    setAside: '此前的数据无法读取，已另存为 {{files}}。',
  },
  forecast: {
    /** 用于句中。 */
    seats: { pc: 'PC 端席位', app: '移动端席位', external: '外部用户席位', space: '存储空间' },
    mark: '{{day}} 用完',
    runsOut: '按目前速度，{{seats}}约在 {{day}} 用完。',
    steady: '按目前速度，{{seats}}不会用完。',
    far: '按目前速度，{{seats}}三年内不会用完。',
    full: '{{seats}}已全部用完。',
    fullSpace: '存储空间已全部用完。',
    unlimited: '{{seats}}不限。',
    tooFew: '至少有五天的数据且跨度满一周后，才会给出预测。',
  },
  expires: '到期日',
  holders: { open: '占用人员', openOf: '占用人员：{{seats}}' },
  expiry: {
    tenant: {
      soon: '组织授权将于 {{day}} 到期，{{left}}。',
      over: '组织授权已于 {{day}} 到期。',
    },
    licence: {
      soon: '授权将于 {{day}} 到期，{{left}}。',
      over: '授权已于 {{day}} 到期。',
    },
    snooze: '稍后提醒',
    snoozed: '将于 {{day}} 再次提醒。',
    calendar: {
      title: '{{name}}授权到期',
      description: '租户标识 {{key}}。最后有效日为 {{day}}。',
      reminder: '{{name}}的授权将于 {{day}} 到期',
    },
  },
} as const satisfies Translated<typeof english>;
