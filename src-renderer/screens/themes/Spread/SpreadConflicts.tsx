/** The reasons why a theme does not reach the people it is meant for, each with a button for its remedy. */
import { type ReactNode, useState } from 'react';
import { useText } from '#data/text.ts';
import { isAmong } from '#shared/rules/themes/audience.ts';
import type { ThemeLocator } from '#shared/rules/themes/theme-locator.ts';
import { mayUseTheme } from '#shared/rules/themes/winner.ts';
import type { ClaimedTheme } from '#state/theme-claims.ts';
import { Button } from '#widgets/Button.tsx';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { daysText } from '../days-text.ts';
import { putTheme } from '../ThemeList/put-theme.ts';
import { themeName } from '../WhoSees/theme-name.ts';
import type { PeopleGroup } from './people-groups.ts';
import { usePeopleWords } from './people-words.ts';
import { usePrecedenceWords } from './precedence-words.ts';
import { peopleIn, type ThemeConflict } from './spread.ts';

interface SpreadConflictsProps {
  readonly locator: ThemeLocator;
  readonly changedTheme: ClaimedTheme | undefined;
  /** The theme is disabled before the change. */
  readonly isOff: boolean;
  readonly conflicts: readonly ThemeConflict<ClaimedTheme>[];
  readonly groups: readonly PeopleGroup[];
  /** The button that enables the theme where the change leaves it off. */
  readonly enabling?: ReactNode;
}

export function SpreadConflicts({
  locator,
  changedTheme,
  isOff,
  conflicts,
  groups,
  enabling,
}: SpreadConflictsProps) {
  const text = useText();
  const { t } = text;
  const words = usePeopleWords();
  const precedence = usePrecedenceWords(locator.terminal);
  const [moving, setMoving] = useState<string | null>(null);
  if (!changedTheme) return null;
  const put = async (before: ClaimedTheme) => {
    setMoving(before.id);
    await putTheme(locator, before.id);
    setMoving(null);
  };
  const isMeant = changedTheme.topicAppoint !== 'none' || changedTheme.isDefault;
  const kept = groups.filter(
    (person) =>
      isMeant &&
      isAmong(changedTheme.appointRange, person) &&
      !mayUseTheme({ ...changedTheme, topicStatus: true }, person),
  );
  return (
    <div className={layout.stack}>
      {isMeant && (enabling ? isOff : !changedTheme.topicStatus) && (
        <Notice
          tone={changedTheme.topicStatus ? 'info' : 'warning'}
          title={t(changedTheme.topicStatus ? 'themesSpread.offYet' : 'themesSpread.off')}
          actions={enabling}
        />
      )}
      {conflicts.map(({ before, precedence: why, groups: whom, days }) => (
        <Notice
          key={`${before.theme.id} ${why}`}
          tone="warning"
          title={t('themesSpread.comesAfter', {
            theme: themeName(before.theme, locator.terminal, text),
            whom: words.whom(whom),
          })}
          actions={
            why === 'order' && (
              <Button size="small" busy={moving === before.theme.id} onClick={() => void put(before.theme)}>
                {t('themesSpread.putBefore')}
              </Button>
            )
          }
        >
          {precedence(before, changedTheme, why)}
          {changedTheme.topicAppoint === 'timed' &&
            ` ${t('themesSpread.onDays', {
              days: days.map(({ from, to }) => daysText({ from, to }, text)).join(t('common.form.separator')),
            })}`}
        </Notice>
      ))}
      {kept.length > 0 && (
        <Notice tone="warning" title={t('themesSpread.outOfRange', { people: words.number(peopleIn(kept)) })}>
          {words.names(kept)}
        </Notice>
      )}
    </div>
  );
}
