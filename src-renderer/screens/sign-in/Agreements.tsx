/**
 * The agreements of signing in (spec 1§2.1 "agreement setting"; FRAME-049), and the page in grey on the configured days
 * (FRAME-048). Both are optional: a failed read is silent.
 */
import { useState } from 'react';
import { useRead } from '#data/read.ts';
import { useFirstRenderDone } from '#data/use-first-render-done.ts';
import { useText } from '#data/text.ts';
import { querySignInPage, type ShownAgreement } from '#shared/api/session/sign-in-page.ts';
import { useGray } from '#state/gray.ts';
import { Button } from '#widgets/Button.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { AgreementTexts } from '#widgets/SignIn/AgreementTexts.tsx';

export function Agreements() {
  const { t } = useText();
  const settled = useFirstRenderDone();
  const { data } = useRead(querySignInPage, {}, { enabled: settled, refetchOnWindowFocus: false });
  const [shown, setShown] = useState<ShownAgreement | null>(null);
  useGray(data?.grayStrength ?? 0);
  if (!data || data.agreements.length === 0) return null;
  return (
    <div className={`${layout.row} ${ink.small}`}>
      {t('frame.signIn.agreements')}
      {data.agreements.map((agreement) => (
        <Button key={agreement.id} size="small" look="quiet" onClick={() => setShown(agreement)}>
          {agreement.agreementName}
        </Button>
      ))}
      {shown && (
        <Dialog open width={720} title={shown.agreementName} onClose={() => setShown(null)}>
          <AgreementTexts agreements={[shown]} unnamed />
        </Dialog>
      )}
    </div>
  );
}
