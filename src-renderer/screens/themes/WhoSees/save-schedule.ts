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

export async function saveSchedule(
  spans: readonly ThemeSpan[],
  nameOf: (span: ThemeSpan) => string,
): Promise<void> {
  const now = Date.now();
  const suggestedName = exportFileName(translate('themesWho.calendar.fileTitle'), localDay(now), 'ics');
  const events = spans.map((span) => ({
    // A stable id makes the same appointment the same event in every file.
    uid: `theme-${encodeURIComponent(span.themeId)}-${encodeURIComponent(span.deptId)}${uidSuffix}`,
    day: span.days.from,
    last: span.days.to,
    summary: translate('themesWho.calendar.event', { theme: nameOf(span) }),
    description: '',
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
