/** Filters of typed text that the documents name: emoji, and words that look like fraud (1§5). */

/**
 * Emoji by Unicode, including fragments of a broken sequence (joiner, skin tone, selector, half a flag, tag). Signs of
 * ordinary writing stay: © ® ™ ‼ ⁉ ℹ, arrows, 〰 〽 ㊗ ㊙, and digits without a keycap.
 */
const piece = String.raw`(?:\p{RGI_Emoji}|[\p{Extended_Pictographic}--[©®™‼⁉ℹ\u{2194}-\u{21AA}〰〽㊗㊙]])`;
const emoji = new RegExp(
  String.raw`${piece}(?:\u{200D}${piece})*[\u{FE0F}\u{200D}\u{1F3FB}-\u{1F3FF}]*|[\u{1F1E6}-\u{1F1FF}\u{1F3FB}-\u{1F3FF}\u{FE0F}\u{20E3}\u{E0020}-\u{E007F}]`,
  'gv',
);

/** Removes emoji from typed text (1§5, GEN-037). */
export function stripEmoji(text: string): string {
  return text.replace(emoji, '');
}

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

/**
 * Flags text that looks like fraud: prizes, payment services, bank cards and bank account numbers (1§5, GEN-036). The
 * documents name these kinds without a list; the words here are the common ones of each kind in both languages.
 */
export function findSensitive(text: string): SensitiveFinding[] {
  return kinds
    .flatMap(([kind, pattern]) =>
      [...text.matchAll(pattern)].map((match) => ({ kind, text: match[0], index: match.index })),
    )
    .sort((a, b) => a.index - b.index);
}
