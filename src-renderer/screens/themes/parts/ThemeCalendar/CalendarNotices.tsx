/** Overlaps and gaps of the calendar of themes in words; where several departments have days, with their names. */
import { useText } from '#data/text.ts';
import { spansOf } from '#shared/rules/themes/schedule.ts';
import type { Terminal } from '#shared/rules/themes/terminals.ts';
import type { ClaimedTheme } from '#state/theme-claims.ts';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { themeName } from '../../WhoSees/theme-name.ts';
import type { CalendarGroup } from './calendar-rows.ts';
import { gapInText, gapText, overlapText } from './calendar-words.ts';

interface CalendarNoticesProps {
  readonly terminal: Terminal;
  readonly themes: readonly ClaimedTheme[];
  readonly groups: readonly CalendarGroup[];
}

export function CalendarNotices({ terminal, themes, groups }: CalendarNoticesProps) {
  const text = useText();
  const { t } = text;
  const spans = spansOf(themes);
  const overlaps = groups.flatMap(({ pairs }) => pairs);
  const gaps = groups.flatMap(({ department, gaps: own }) => own.map((gap) => ({ department, gap })));
  const isOfOne = new Set(spans.map(({ deptId }) => deptId)).size < 2;
  const nameOf = (id: string) => {
    const theme = themes.find((one) => one.id === id);
    return theme ? themeName(theme, terminal, text) : id;
  };
  return (
    <div className={layout.stack}>
      {overlaps.map(({ one, other, days }) => (
        <Notice key={`${one.themeId} ${other.themeId}`} tone="warning">
          {overlapText({ one: nameOf(one.themeId), other: nameOf(other.themeId) }, days, text)}
        </Notice>
      ))}
      {gaps.map(({ department, gap }) => (
        <Notice key={`${department.id} ${gap.from}`}>
          {isOfOne ? gapText(gap, text) : gapInText(department.name, gap, text)}
        </Notice>
      ))}
      {spans.length > 0 && overlaps.length === 0 && gaps.length === 0 && (
        <p className={ink.help}>{t('themesWho.calendar.none')}</p>
      )}
    </div>
  );
}
