/** Removes emoji from typed text (1§5, GEN-037). */

/**
 * Emoji by Unicode, including fragments of a broken sequence (joiner, skin tone, selector, half a flag, tag). Signs of
 * ordinary writing stay: © ® ™ ‼ ⁉ ℹ, arrows, 〰 〽 ㊗ ㊙, and digits without a keycap.
 */
const piece = String.raw`(?:\p{RGI_Emoji}|[\p{Extended_Pictographic}--[©®™‼⁉ℹ\u{2194}-\u{21AA}〰〽㊗㊙]])`;
const emoji = new RegExp(
  String.raw`${piece}(?:\u{200D}${piece})*[\u{FE0F}\u{200D}\u{1F3FB}-\u{1F3FF}]*|[\u{1F1E6}-\u{1F1FF}\u{1F3FB}-\u{1F3FF}\u{FE0F}\u{20E3}\u{E0020}-\u{E007F}]`,
  'gv',
);

export function stripEmoji(text: string): string {
  return text.replace(emoji, '');
}
