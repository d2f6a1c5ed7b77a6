/** A button that saves the licence's last day as a calendar file. */

import { localDay } from '#data/local-day.ts';
import { useText } from '#data/text.ts';
import type { LicenceBaseInfo } from '#shared/api/licence-info/licence-info.ts';
import { termOf } from '#shared/rules/forecast/term.ts';
import { licenceEventUid, uidSuffix } from '#shared/rules/licence/event-uid.ts';
import { CalendarButton } from '#widgets/Expiry/CalendarButton.tsx';

export function SaveExpiry({ info }: { readonly info: LicenceBaseInfo }) {
  const { t, formatDay } = useText();
  const term = termOf(info.expireDate, localDay(Date.now()));
  if (!term) return null;
  const { companyName: company, licenseCode: code } = info;
  const day = formatDay(term.day);
  return (
    <CalendarButton
      uid={`${licenceEventUid({ company, code, day: term.day })}${uidSuffix}`}
      day={term.day}
      title={t('licenceInfo.expiry.title', { company })}
      description={t('licenceInfo.expiry.description', { code, day })}
      reminder={t('licenceInfo.expiry.reminder', { company, day })}
    />
  );
}
