/**
 * The people who have each theme now and on chosen days, before a change is made, and the obstacles between the
 * change and its people.
 */
import type { ReactNode } from 'react';
import { useText } from '#data/text.ts';
import type { AppointmentDays } from '#shared/rules/themes/appointment.ts';
import { daysUntilSettled } from '#shared/rules/themes/schedule.ts';
import type { ThemeLocator } from '#shared/rules/themes/theme-locator.ts';
import { useServerToday } from '#state/server-day.ts';
import type { ClaimedTheme } from '#state/theme-claims.ts';
import ink from '#widgets/looks/ink.module.css';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { Section } from '#widgets/Section.tsx';
import { SkeletonRows } from '#widgets/Skeleton.tsx';
import { daysText } from '../days-text.ts';
import { SpreadConflicts } from './SpreadConflicts.tsx';
import { type SpreadColumn, SpreadTable } from './SpreadTable.tsx';
import { conflictsOf, portionsOn, stretchesOf } from './spread.ts';
import { useSpread } from './use-spread.ts';

interface SpreadPictureProps {
  readonly locator: ThemeLocator;
  /** Returns the theme after the change. */
  readonly change: (theme: ClaimedTheme) => ClaimedTheme;
  /** Returns another theme after the change; default: unchanged. */
  readonly changeOthers?: (theme: ClaimedTheme) => ClaimedTheme;
  /** The button that enables the theme where it is off. */
  readonly enabling?: ReactNode;
  /** Nobody has the theme afterwards, so nothing can keep it from anybody. */
  readonly takesAway?: boolean;
}

/** Stretches of days beside one another; more would leave no room for the numbers. */
const mostStretches = 5;

export function SpreadPicture({
  locator,
  change,
  changeOthers = (theme) => theme,
  enabling,
  takesAway = false,
}: SpreadPictureProps) {
  const text = useText();
  const { t, formatDay } = text;
  const today = useServerToday();
  const read = useSpread(locator, (themes) =>
    themes.map((theme) => (theme.id === locator.id ? change(theme) : changeOthers(theme))),
  );
  return (
    <Section title={t('themesSpread.title')} text={t('themesSpread.text')}>
      <ReadPart read={read} failed={t('themesSpread.failed')} waiting={<SkeletonRows rows={3} columns={3} />}>
        {(facts) => {
          const { themes, changed, groups, rules } = facts;
          const own = changed.find(({ id }) => id === locator.id);
          const all = own ? stretchesOf(changed, daysOf(own, changed, today)) : [];
          const stretches = all.slice(0, mostStretches);
          const columns: readonly SpreadColumn[] = [
            { key: 'now', title: t('themesSpread.now'), portions: portionsOn(themes, groups, today, rules) },
            ...stretches.map(({ from, to }, index) => ({
              key: from,
              title:
                isLasting(own) && index === all.length - 1
                  ? t('themesSpread.onwards', { from: formatDay(from) })
                  : daysText({ from, to }, text),
              portions: portionsOn(changed, groups, from, rules),
            })),
          ];
          return (
            <>
              <SpreadTable terminal={locator.terminal} changedTheme={own} columns={columns} />
              {all.length > stretches.length && (
                <p className={ink.help}>
                  {t('themesSpread.laterDays', { count: all.length - stretches.length })}
                </p>
              )}
              {!takesAway && (
                <SpreadConflicts
                  locator={locator}
                  changedTheme={own}
                  conflicts={conflictsOf(locator.id, changed, groups, all, rules)}
                  groups={groups}
                  isOff={themes.some(({ id, topicStatus }) => id === locator.id && !topicStatus)}
                  enabling={enabling}
                />
              )}
              {facts.lacksPeople && <p className={ink.help}>{t('themesSpread.lacksPeople')}</p>}
              {facts.unknownTargets && <p className={ink.help}>{t('themesWho.groups')}</p>}
              {facts.ownBelow && <p className={ink.help}>{t('themesSpread.ownBelow')}</p>}
            </>
          );
        }}
      </ReadPart>
    </Section>
  );
}

const isLasting = (theme: ClaimedTheme | undefined) => theme?.topicAppoint !== 'timed';

/** The days to come of a timed appointment, or all of one that is over; of what lasts, all days from today until nothing changes any more. */
function daysOf(own: ClaimedTheme, themes: readonly ClaimedTheme[], today: string): AppointmentDays {
  if (own.topicAppoint === 'timed' && own.appointDate) {
    const { from, to } = own.appointDate;
    return from < today && today <= to ? { from: today, to } : { from, to };
  }
  return daysUntilSettled(themes, today);
}
