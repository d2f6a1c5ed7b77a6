/** The themes that would be seen without the winner, each with why it comes later and what puts it first. */
import { useState } from 'react';
import { useText } from '#data/text.ts';
import { type Terminal, terminalFacts } from '#shared/rules/themes/terminals.ts';
import { type Claim, precedenceOf, type Winner } from '#shared/rules/themes/winner.ts';
import type { ClaimedTheme } from '#state/theme-claims.ts';
import { Button } from '#widgets/Button.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { usePrecedenceWords } from '../Spread/precedence-words.ts';
import { putTheme } from '../ThemeList/put-theme.ts';
import { locatorOfClaim, ThemeLink } from './ThemeLink.tsx';

interface NextThemesProps {
  readonly terminal: Terminal;
  readonly winner: Winner<ClaimedTheme>;
  readonly departmentName: (id: string) => string;
  readonly why: (claim: Claim<ClaimedTheme>) => string;
}

export function NextThemes({ terminal, winner, departmentName, why }: NextThemesProps) {
  const { t } = useText();
  const precedence = usePrecedenceWords(terminal);
  const [moving, setMoving] = useState<string | null>(null);
  const { styles } = terminalFacts[terminal];
  const put = async (theme: ClaimedTheme) => {
    setMoving(theme.id);
    await putTheme(locatorOfClaim(theme, terminal), winner.theme.id);
    setMoving(null);
  };
  return (
    <ol className={layout.numbered}>
      {winner.next.map((next, index) => {
        const before = winner.next[index - 1] ?? winner;
        const reason = precedenceOf(before, next, styles);
        return (
          <li key={next.theme.id}>
            <span className={layout.inline}>
              <ThemeLink theme={next.theme} terminal={terminal} />
              <span>
                {t('themesWho.ofDepartment', {
                  department: departmentName(next.theme.deptId),
                  why: why(next),
                })}
              </span>
              {precedenceOf(winner, next, styles) === 'order' && (
                <Button
                  size="small"
                  look="quiet"
                  busy={moving === next.theme.id}
                  onClick={() => void put(next.theme)}
                >
                  {t('themesWho.showInstead')}
                </Button>
              )}
            </span>
            <span className={ink.under}>
              {precedence(before, next.theme, reason, departmentName(before.theme.deptId))}
            </span>
          </li>
        );
      })}
      <li>{t('themesWho.otherwiseNone')}</li>
    </ol>
  );
}
