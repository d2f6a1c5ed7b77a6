/** Saves an expiry date as a calendar file (beyond the specification). */
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { describeError } from '#data/describe-error.ts';
import { saveText } from '#data/files.ts';
import { useText } from '#data/text.ts';
import { calendarFile } from '#shared/kit/calendar-file.ts';
import { exportFileName } from '#shared/kit/export/file-name.ts';
import { Button, IconButton } from '../Button.tsx';
import { notify } from '../notify.tsx';

/** Reminders, in days before the expiry date. */
const remindDays = [30, 7, 1];

interface CalendarButtonProps {
  /** Stable for the same subject, so that a second file replaces the event. */
  readonly uid: string;
  /** The last day, YYYY-MM-DD. */
  readonly day: string;
  /** Title of the event, and name of the file. */
  readonly title: string;
  readonly description: string;
  readonly reminder: string;
  /** Shows only the icon, with its name as tooltip. */
  readonly icon?: boolean;
}

export function CalendarButton({
  uid,
  day,
  title,
  description,
  reminder,
  icon = false,
}: CalendarButtonProps) {
  const { t } = useText();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const event = { uid, day, summary: title, description, remindDays, reminder };
    const suggestedName = exportFileName(title, day, 'ics');
    try {
      const text = calendarFile(event, Date.now());
      const saved = await saveText({ suggestedName, mediaType: 'text/calendar', text });
      if (saved)
        notify({ tone: 'success', text: t('licenceInfo.screen.calendar.saved', { name: suggestedName }) });
    } catch (error) {
      notify({ tone: 'danger', text: describeError(error).message });
    }
    setBusy(false);
  };
  const label = t('licenceInfo.screen.calendar.save');
  const picture = <CalendarPlus size={14} aria-hidden="true" />;
  if (icon) {
    return (
      <IconButton label={label} aria-busy={busy} onClick={() => void (busy || save())}>
        {picture}
      </IconButton>
    );
  }
  return (
    <Button icon={picture} busy={busy} onClick={() => void save()}>
      {label}
    </Button>
  );
}
