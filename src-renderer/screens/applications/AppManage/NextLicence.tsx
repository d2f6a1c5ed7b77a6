/** The choice of a licence from the licence tool, with which the applications are compared. */
import { useText } from '#data/text.ts';
import { shownInSentence } from '#shared/kit/shown-text.ts';
import { endNextLicence, useNextLicence } from '#state/next-licence.ts';
import { Button } from '#widgets/Button.tsx';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';

export function NextLicenceNotice() {
  const { t, formatDay } = useText();
  const next = useNextLicence();
  if (!next) return null;
  const names = { name: shownInSentence(next.name), company: shownInSentence(next.company) };
  return (
    <div className={layout.below}>
      <Notice
        tone={next.verified ? 'info' : 'warning'}
        actions={
          <Button look="quiet" size="small" onClick={endNextLicence}>
            {t('applications.next.end')}
          </Button>
        }
      >
        {next.expiryDate === null
          ? t('applications.next.open', names)
          : t('applications.next.openUntil', { ...names, day: formatDay(next.expiryDate) })}{' '}
        {!next.verified && t('applications.next.unverified')}
      </Notice>
    </div>
  );
}
