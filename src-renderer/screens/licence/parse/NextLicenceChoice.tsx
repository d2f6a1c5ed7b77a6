/** Takes the open licence as the own next one, whose changes application management then shows, or ends that. */
import { useText } from '#data/text.ts';
import { endNextLicence, takeNextLicence, useNextLicenceState } from '#state/next-licence.ts';
import { Button } from '#widgets/Button.tsx';

export function NextLicenceChoice() {
  const { t } = useText();
  const state = useNextLicenceState();
  if (state === 'none') return null;
  return state === 'other' ? (
    <Button size="small" onClick={takeNextLicence}>
      {t('licence.screen.next.take')}
    </Button>
  ) : (
    <Button size="small" onClick={endNextLicence}>
      {t('licence.screen.next.end')}
    </Button>
  );
}
