/** Whether a rule configuration accepts a text (GEN-006), with the reason of a refusal. */
import type { RuleConfigValues } from '#shared/api/system-settings/lists.ts';
import { textPatterns } from '#shared/kit/patterns/presets.ts';
import { findSensitive, stripEmoji } from '#shared/kit/text-filters/text-filters.ts';
import { lengthOf } from '#shared/rules/common/fields/plain-text.ts';

export type RuleFault = 'short' | 'long' | 'pattern' | 'emoji' | 'sensitive';

/** The first fault; null for an accepted text. */
export function ruleVerdict(rule: RuleConfigValues, text: string): RuleFault | null {
  const length = lengthOf(text);
  if (length < rule.least) return 'short';
  if (length > rule.most) return 'long';
  if (rule.pattern !== 'any' && !textPatterns[rule.pattern](text)) return 'pattern';
  if (rule.noEmoji && stripEmoji(text) !== text) return 'emoji';
  return rule.noSensitive && findSensitive(text).length > 0 ? 'sensitive' : null;
}
