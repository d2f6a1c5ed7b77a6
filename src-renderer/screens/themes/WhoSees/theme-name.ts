/** A theme's name with its style: themes of two styles often share a name. */
import type { Translate } from '#data/text.ts';
import type { Terminal } from '#shared/rules/themes/terminals.ts';
import { hasStyles } from '#shared/rules/themes/theme-place.ts';
import type { ClaimedTheme } from '#state/theme-claims.ts';

export function themeName({ whole, topicStyle }: ClaimedTheme, terminal: Terminal, t: Translate): string {
  if (!hasStyles(terminal)) return whole.topicName;
  return t('themesWho.named', { name: whole.topicName, style: t(`themes.style.${topicStyle}`) });
}
