/** The licence's last day as a calendar file. */
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import type { LicenceBaseInfo } from '#shared/api/licence-info.ts';
import { exportFileName } from '#shared/rules/export/file-name.ts';
import { calendarFile } from '#shared/rules/forecast/calendar-file.ts';
import { describeError } from '../../../data/describe-error.ts';
import { saveText } from '../../../data/files.ts';
import { localDay } from '../../../data/local-day.ts';
import { useText } from '../../../data/text.ts';
import { Button } from '../../../widgets/Button.tsx';
import { notify } from '../../../widgets/notify.tsx';
import { termOf } from './licenceView.ts';

/** Whole days before the last one. */
const remindDays = [30, 7, 1];

export function SaveExpiry({ info }: { readonly info: LicenceBaseInfo }) {
  const { t, formatDay } = useText();
  const [busy, setBusy] = useState(false);
  const term = termOf(info.expireDate, localDay(Date.now()));
  if (!term) return null;
  const save = async () => {
    setBusy(true);
    const { companyName: company, licenseCode: code } = info;
    const day = formatDay(term.day);
    const title = t('licenceInfo.expiry.title', { company });
    const text = calendarFile(
      {
        uid: `licence-${code}@steward`,
        day: term.day,
        summary: title,
        description: t('licenceInfo.expiry.description', { code, day }),
        remindDays,
        reminder: t('licenceInfo.expiry.reminder', { company, day }),
      },
      Date.now(),
    );
    const suggestedName = exportFileName(title, term.day, 'ics');
    try {
      const saved = await saveText({ suggestedName, mediaType: 'text/calendar', text });
      if (saved)
        notify({ tone: 'success', text: t('licenceInfo.screen.calendar.saved', { name: suggestedName }) });
    } catch (error) {
      notify({ tone: 'danger', text: describeError(error).message });
    }
    setBusy(false);
  };
  return (
    <Button icon={<CalendarPlus size={14} aria-hidden="true" />} busy={busy} onClick={() => void save()}>
      {t('licenceInfo.screen.calendar.save')}
    </Button>
  );
}
