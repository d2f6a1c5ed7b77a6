import type { licenceBoard as english } from '../../en-US/licence/board.ts';
import type { Translated } from '../../types.ts';

/** 多份授权文件的总览（`rules/licence-board`），用于界面、终端与导出。 */
export const licenceBoard = {
  title: '授权看板',
  attention: {
    tampered: '签名后被改动',
    unverified: '未通过验证',
    unreadable: '不可读取',
    sample: '仅由示例密钥签名',
    expired: '已过期',
    fileEnded: '文件已失效',
    clock: '时钟可疑',
    within30: '30 天内到期',
    within60: '60 天内到期',
    within90: '90 天内到期',
    notYet: '尚未生效',
    fine: '有效',
  },
  fileWithin: {
    within30: '文件 30 天内失效',
    within60: '文件 60 天内失效',
    within90: '文件 90 天内失效',
  },
  verdict: {
    valid: '有效',
    notInForce: '已验证，不在有效期内',
    sample: '仅由示例密钥签名',
    unverified: '未通过验证',
    unreadable: '不可读取',
  },
  column: {
    attention: '关注',
    company: '公司',
    zone: '时区',
    daysLeft: '剩余天数',
    modules: '模块数',
    enabledModules: '启用的模块数',
    verdict: '结论',
    state: '状态',
    key: '密钥 ID',
    keyName: '密钥',
    file: '文件',
  },
  replaced_one: '1 份已被新授权取代',
  replaced_other: '{{amount}} 份已被新授权取代',
  doubt_one: '真实性未经证明：{{all}} 个文件中有 1 个（用示例密钥签名、未通过验证或无法读取，详见“状态”列）',
  doubt_other:
    '真实性未经证明：{{all}} 个文件中有 {{amount}} 个（用示例密钥签名、未通过验证或无法读取，详见“状态”列）',
  files_one: '1 个文件',
  files_other: '{{amount}} 个文件',
  customers_one: '1 家客户',
  customers_other: '{{amount}} 家客户',
  unlimited_one: '{{seats}}，另有 1 份不限',
  unlimited_other: '{{seats}}，另有 {{amount}} 份不限',
} as const satisfies Translated<typeof english>;
