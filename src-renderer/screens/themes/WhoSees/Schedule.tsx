/** The calendar of the themes of a department, of those above it and of those below, and its file. */
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { describeError } from '#data/describe-error.ts';
import { saveText } from '#data/files.ts';
import { callRead } from '#data/read.ts';
import { useText, translate } from '#data/text.ts';
import { querySyncDepts } from '#shared/api/themes/packages.ts';
import { calendarOf } from '#shared/kit/calendar-file.ts';
import { exportFileName } from '#shared/kit/export/file-name.ts';
import type { Department } from '#shared/rules/common/departments/scope.ts';
import { uidSuffix } from '#shared/rules/licence/event-uid.ts';
import { callsAt } from '#shared/rules/themes/families.ts';
import { spansOf, type ThemeSpan } from '#shared/rules/themes/schedule.ts';
import { type Terminal, terminalFacts } from '#shared/rules/themes/terminals.ts';
import { useServerToday } from '#state/server-day.ts';
import { type Claims, type ThemeViewer, type ClaimedTheme, themesKeptBy } from '#state/theme-claims.ts';
import { Button } from '#widgets/Button.tsx';
import { EmptyState } from '#widgets/EmptyState.tsx';
import { ErrorNotice } from '#widgets/Notice.tsx';
import { PlainCheckbox } from '#widgets/PlainCheckbox.tsx';
import { Section } from '#widgets/Section.tsx';
import ink from '#widgets/looks/ink.module.css';
import { notify } from '#widgets/notify.tsx';
import { ThemeCalendar } from '../parts/ThemeCalendar/ThemeCalendar.tsx';
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
  const today = useServerToday();
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
  const names = { themeName: nameOf, departmentName: departmentOf };
  return (
    <Section
      title={t('themesWho.calendar.title')}
      text={t('themesWho.calendar.text')}
      tools={
        spans.length > 0 && (
          <Button
            icon={<CalendarPlus size={14} aria-hidden="true" />}
            onClick={() => void saveSchedule(spans, today, names)}
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
      {below.data && below.data.unreadCount > 0 && (
        <p className={ink.help}>{t('themesCalendar.moreDepartments', { count: below.data.unreadCount })}</p>
      )}
    </Section>
  );
}

interface ScheduleNames {
  readonly themeName: (id: string) => string;
  readonly departmentName: (id: string) => string;
}

/** Each appointment is one event of whole days; those that are over by today are left out. */
async function saveSchedule(
  spans: readonly ThemeSpan[],
  today: string,
  { themeName, departmentName }: ScheduleNames,
): Promise<void> {
  const suggestedName = exportFileName(translate('themesWho.calendar.fileTitle'), today, 'ics');
  const toCome = spans.filter(({ days }) => days.to >= today);
  const events = toCome.map((span) => ({
    // A stable id makes the same appointment the same event in every file.
    uid: `theme-${encodeURIComponent(span.themeId)}-${encodeURIComponent(span.deptId)}${uidSuffix}`,
    day: span.days.from,
    last: span.days.to,
    summary: translate('themesWho.calendar.event', {
      theme: themeName(span.themeId),
      department: departmentName(span.deptId),
    }),
    description: translate('themesWho.calendar.about', {
      department: departmentName(span.deptId),
      ...span.days,
    }),
    remindDays: [],
    reminder: '',
  }));
  try {
    const text = calendarOf(events, Date.now(), 'Themes');
    if (await saveText({ suggestedName, mediaType: 'text/calendar', text })) {
      notify({ tone: 'success', text: translate('themesWho.calendar.saved', { name: suggestedName }) });
    }
  } catch (error) {
    notify({ tone: 'danger', text: describeError(error).message });
  }
}

/** Each department costs a request for every style. */
const mostDepartments = 20;

/** Themes that belong to the departments directly below a department. */
interface ThemesBelow {
  readonly departments: readonly Department[];
  readonly themes: readonly ClaimedTheme[];
  /** Departments that are not read. */
  readonly unreadCount: number;
}

/** `deptId` is null while nobody asks. */
function useThemesBelow(terminal: Terminal, deptId: string | null) {
  return useQuery<ThemesBelow>({
    // The endpoint's id in the key makes a change that touches the list invalidate it.
    queryKey: [callsAt(terminal).query.id, 'below', terminal, deptId],
    enabled: deptId !== null,
    queryFn: async ({ signal }) => {
      // The call knows the web and the desktop client; special and mobile themes go by the web's.
      const { dtu = 'pc' } = terminalFacts[terminal];
      const all = await callRead(querySyncDepts, { deptId: deptId ?? '', dtu }, { signal });
      const departments = all
        .slice(0, mostDepartments)
        .map(({ deptId: id, deptName: name }) => ({ id, name }));
      const { themes } = await themesKeptBy(
        terminal,
        departments.map(({ id }) => id),
        signal,
      );
      return { departments, themes, unreadCount: all.length - departments.length };
    },
  });
}
