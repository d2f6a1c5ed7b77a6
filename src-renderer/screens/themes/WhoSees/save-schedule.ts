/** Saves timed appointments as a calendar file, each as one event of whole days. */
import { describeError } from '#data/describe-error.ts';
import { saveText } from '#data/files.ts';
import { localDay } from '#data/local-day.ts';
import { translate } from '#data/text.ts';
import { calendarOf } from '#shared/kit/calendar-file.ts';
import { exportFileName } from '#shared/kit/export/file-name.ts';
import { uidSuffix } from '#shared/rules/licence/event-uid.ts';
import type { ThemeSpan } from '#shared/rules/themes/schedule.ts';
import { notify } from '#widgets/notify.tsx';

interface ScheduleNames {
  readonly themeName: (id: string) => string;
  readonly departmentName: (id: string) => string;
}

/** Appointments that are over by today are left out. */
export async function saveSchedule(
  spans: readonly ThemeSpan[],
  { themeName, departmentName }: ScheduleNames,
): Promise<void> {
  const now = Date.now();
  const today = localDay(now);
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
    const text = calendarOf(events, now, 'Themes');
    if (await saveText({ suggestedName, mediaType: 'text/calendar', text })) {
      notify({ tone: 'success', text: translate('themesWho.calendar.saved', { name: suggestedName }) });
    }
  } catch (error) {
    notify({ tone: 'danger', text: describeError(error).message });
  }
}
