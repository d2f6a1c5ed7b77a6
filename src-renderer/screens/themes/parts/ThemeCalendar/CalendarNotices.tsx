/** Overlaps and gaps of the calendar of themes in words; where several departments have days, with their names. */
import { useText } from '#data/text.ts';
import type { AppointmentDays } from '#shared/rules/themes/appointment.ts';
import { overlapsOf, spansOf } from '#shared/rules/themes/schedule.ts';
import type { Terminal } from '#shared/rules/themes/terminals.ts';
import type { ClaimedTheme } from '#state/theme-claims.ts';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { themeName } from '../../WhoSees/theme-name.ts';
import type { CalendarGroup } from './calendar-rows.ts';

interface CalendarNoticesProps {
  readonly terminal: Terminal;
  readonly themes: readonly ClaimedTheme[];
  readonly groups: readonly CalendarGroup[];
}

export function CalendarNotices({ terminal, themes, groups }: CalendarNoticesProps) {
  const text = useText();
  const { t, formatDay } = text;
  const spans = spansOf(themes);
  const overlaps = overlapsOf(spans);
  const gaps = groups.flatMap(({ department, gaps: own }) => own.map((gap) => ({ department, gap })));
  const isOfOne = new Set(spans.map(({ deptId }) => deptId)).size < 2;
  const words = ({ from, to }: AppointmentDays) => ({ from: formatDay(from), to: formatDay(to) });
  const nameOf = (id: string) => {
    const theme = themes.find((one) => one.id === id);
    return theme ? themeName(theme, terminal, text) : id;
  };
  return (
    <div className={layout.stack}>
      {overlaps.map(({ one, other, days }) => (
        <Notice key={`${one.themeId} ${other.themeId}`} tone="warning">
          {t('themesWho.calendar.overlap', {
            one: nameOf(one.themeId),
            other: nameOf(other.themeId),
            ...words(days),
          })}
        </Notice>
      ))}
      {gaps.map(({ department, gap }) => (
        <Notice key={`${department.id} ${gap.from}`}>
          {isOfOne
            ? t('themesWho.calendar.gap', words(gap))
            : t('themesCalendar.gapIn', { department: department.name, ...words(gap) })}
        </Notice>
      ))}
      {spans.length > 0 && overlaps.length === 0 && gaps.length === 0 && (
        <p className={ink.help}>{t('themesWho.calendar.none')}</p>
      )}
    </div>
  );
}
