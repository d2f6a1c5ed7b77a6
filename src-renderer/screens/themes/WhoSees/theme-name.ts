/** A theme's name, in the reader's language, with its style: themes of two styles often share a name. */
import type { TextTools } from '#data/text.ts';
import type { Terminal } from '#shared/rules/themes/terminals.ts';
import { hasStyles } from '#shared/rules/themes/theme-locator.ts';
import type { ClaimedTheme } from '#state/theme-claims.ts';
import { themeNameFor } from '#shared/rules/themes/theme-name.ts';

export function themeName({ whole, topicStyle }: ClaimedTheme, terminal: Terminal, text: TextTools): string {
  const name = themeNameFor(whole, text);
  if (!hasStyles(terminal)) return name;
  return text.t('themesWho.named', { name, style: text.t(`themes.style.${topicStyle}`) });
}
