/**
 * Flags text that looks like fraud: prizes, payment services, bank cards and bank account numbers (1§5, GEN-036). The
 * documents name these kinds without a list; the words here are the common ones of each kind in both languages.
 */

export type SensitiveKind = 'prize' | 'paymentService' | 'bankCard' | 'bankAccount';

/** `text` is the text as in the input, `index` its offset in UTF-16 units. */
export interface SensitiveFinding {
  kind: SensitiveKind;
  text: string;
  index: number;
}

const kinds: readonly (readonly [SensitiveKind, RegExp])[] = [
  ['prize', /中奖|中獎|奖品|獎品|奖金|獎金|领奖|領獎|抽奖|抽獎|\bprizes?\b|\blottery\b/gi],
  [
    'paymentService',
    /支付宝|支付寶|微信支付|财付通|財付通|云闪付|雲閃付|\balipay\b|\bwechat ?pay\b|\bpaypal\b|\bpayment services?\b/gi,
  ],
  ['bankCard', /银行卡|銀行卡|信用卡|储蓄卡|儲蓄卡|\bbank ?cards?\b|\bcredit cards?\b|\bdebit cards?\b/gi],
  // 16 to 19 digits, plain or grouped: the lengths of ISO/IEC 7812 cards and of banks' account numbers.
  [
    'bankAccount',
    /银行账号|银行帐号|銀行帳號|银行账户|\bbank account\b|(?<!\d)\d(?:[ -]?\d){15,18}(?![ -]?\d)/gi,
  ],
];

export function findSensitive(text: string): SensitiveFinding[] {
  return kinds
    .flatMap(([kind, pattern]) =>
      [...text.matchAll(pattern)].map((match) => ({ kind, text: match[0], index: match.index })),
    )
    .sort((a, b) => a.index - b.index);
}
