/** The explanation of an untrusted certificate, and the button that trusts exactly this one. */
import { useState } from 'react';
import { useText } from '#data/text.ts';
import type { ConnectionReport } from '#shared/bridge/servers.ts';
import type { CertificateFacts, ServerProfile } from '#shared/rules/servers/profile.ts';
import { Button } from '#widgets/Button.tsx';
import { Notice } from '#widgets/Notice.tsx';
import { TrustDialog } from './TrustDialog.tsx';
import { trustHost } from './trust-host.ts';

/** Other problems, such as an expired certificate, cannot be solved by trust. */
const trustable: readonly (string | null)[] = ['TLS_SELF_SIGNED', 'TLS_UNKNOWN_CA', 'TLS_WRONG_NAME'];

interface TrustOfferProps {
  readonly report: ConnectionReport;
  readonly profile: ServerProfile | null;
  readonly onTrusted: (() => void) | undefined;
  /** For a form: saves it first, and then opens the certificate. */
  readonly onSave: ((certificate: CertificateFacts) => void) | undefined;
}

export function TrustOffer({ report, profile, onTrusted, onSave }: TrustOfferProps) {
  const { t } = useText();
  const [asking, setAsking] = useState(false);
  const refused = report.steps.some(
    ({ step, verdict, code }) => step === 'tls' && verdict === 'failed' && trustable.includes(code),
  );
  const [certificate] = report.chain;
  if (!refused || !certificate) return null;
  return (
    <>
      <Notice
        tone="warning"
        title={t('servers.trust.offer')}
        actions={
          <Button size="small" onClick={() => (profile ? setAsking(true) : onSave?.(certificate))}>
            {t(profile ? 'servers.trust.action' : 'servers.trust.saveAndTrust')}
          </Button>
        }
      >
        {t('servers.trust.offerText')}
      </Notice>
      {asking && profile && (
        <TrustDialog
          profile={profile}
          host={trustHost(profile.address)}
          certificate={certificate}
          onClose={() => setAsking(false)}
          onTrusted={() => {
            setAsking(false);
            onTrusted?.();
          }}
        />
      )}
    </>
  );
}
