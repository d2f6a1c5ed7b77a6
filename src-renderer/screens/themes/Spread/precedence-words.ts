/**
 * The reason for which one theme comes before another, as a sentence, in the preview of a change and in *Who sees*.
 */
import { useText } from '#data/text.ts';
import type { Terminal } from '#shared/rules/themes/terminals.ts';
import type { Claim, Precedence } from '#shared/rules/themes/winner.ts';
import type { ClaimedTheme } from '#state/theme-claims.ts';

export function usePrecedenceWords(terminal: Terminal) {
  const { t } = useText();
  return (
    before: Claim<ClaimedTheme>,
    after: Pick<ClaimedTheme, 'topicStyle'>,
    why: Precedence,
    departmentName = '',
  ): string => {
    if (why === 'reason') return t(`themesSpread.because.${before.why === 'timed' ? 'timed' : 'permanent'}`);
    if (why === 'style')
      return t('themesSpread.because.style', {
        first: t(`themes.style.${before.theme.topicStyle}`),
        second: t(`themes.style.${after.topicStyle}`),
        terminal: t(`themesWho.terminals.${terminal}`),
      });
    if (why === 'nearer') return t('themesSpread.because.nearer', { department: departmentName });
    return t('themesSpread.because.order');
  };
}
