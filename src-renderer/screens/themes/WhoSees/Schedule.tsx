/** The calendar of the themes of a department, of those above it and of those below, and its file. */
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#data/text.ts';
import { spansOf } from '#shared/rules/themes/schedule.ts';
import type { Terminal } from '#shared/rules/themes/terminals.ts';
import type { Claims, ThemeViewer } from '#state/theme-claims.ts';
import { Button } from '#widgets/Button.tsx';
import { EmptyState } from '#widgets/EmptyState.tsx';
import ink from '#widgets/looks/ink.module.css';
import { ErrorNotice } from '#widgets/Notice.tsx';
import { PlainCheckbox } from '#widgets/PlainCheckbox.tsx';
import { Section } from '#widgets/Section.tsx';
import { ThemeCalendar } from '../parts/ThemeCalendar/ThemeCalendar.tsx';
import { useThemesBelow } from '../parts/ThemeCalendar/use-themes-below.ts';
import { saveSchedule } from './save-schedule.ts';
import { themeName } from './theme-name.ts';

interface ScheduleProps {
  readonly terminal: Terminal;
  readonly claims: Claims;
  readonly whom: ThemeViewer;
  /** Day of the question, YYYY-MM-DD. */
  readonly day: string;
}

export function ThemeSchedule({ terminal, claims, whom, day }: ScheduleProps) {
  const text = useText();
  const { t } = text;
  const [isBelowToo, setBelowToo] = useState(false);
  const below = useThemesBelow(terminal, isBelowToo ? whom.id : null);
  const themes = [...claims.themes, ...(below.data?.themes ?? [])];
  const departments = [...claims.departments, ...(below.data?.departments ?? [])];
  const spans = spansOf(themes);
  const nameOf = (id: string) => {
    const theme = themes.find((one) => one.id === id);
    return theme ? themeName(theme, terminal, text) : id;
  };
  const departmentOf = (id: string) => departments.find((one) => one.id === id)?.name ?? id;
  return (
    <Section
      title={t('themesWho.calendar.title')}
      text={t('themesWho.calendar.text')}
      tools={
        spans.length > 0 && (
          <Button
            icon={<CalendarPlus size={14} aria-hidden="true" />}
            onClick={() => void saveSchedule(spans, { themeName: nameOf, departmentName: departmentOf })}
          >
            {t('themesWho.calendar.save')}
          </Button>
        )
      }
    >
      {claims.detached && whom.kind === 'department' && (
        <PlainCheckbox label={t('themesCalendar.below')} checked={isBelowToo} onChange={setBelowToo} />
      )}
      {below.error && <ErrorNotice error={below.error} title={t('themesCalendar.belowFailed')} />}
      {themes.length === 0 ? (
        <EmptyState title={t('themesWho.calendar.empty')} text={t('themesWho.calendar.emptyText')} />
      ) : (
        <ThemeCalendar
          key={`${terminal} ${whom.id}`}
          terminal={terminal}
          themes={themes}
          departments={departments}
          day={day}
        />
      )}
      {below.data && below.data.left > 0 && (
        <p className={ink.help}>{t('themesCalendar.moreDepartments', { count: below.data.left })}</p>
      )}
    </Section>
  );
}
