/** Certificates with the facts that people compare: subject, issuer, expiry, fingerprint. */

import { useText } from '#data/text.ts';
import type { CertificateFacts } from '#shared/rules/servers/profile.ts';
import { Copyable } from '#widgets/Copyable.tsx';
import ink from '#widgets/looks/ink.module.css';
import lines from '#widgets/looks/lines.module.css';

export function CertificateLines({ certificates }: { readonly certificates: readonly CertificateFacts[] }) {
  const { t } = useText();
  return (
    <ul className={lines.open}>
      {certificates.map((certificate) => (
        <li key={certificate.fingerprint}>
          <p>
            <strong>{certificate.subject}</strong>
          </p>
          <CertificateDates certificate={certificate} />
          {certificate.issuer !== certificate.subject && (
            <p className={ink.quiet}>{t('servers.certificate.issuer', { name: certificate.issuer })}</p>
          )}
          <Copyable value={certificate.fingerprint} label={t('servers.certificate.copyFingerprint')} />
        </li>
      ))}
    </ul>
  );
}

function CertificateDates({ certificate }: { readonly certificate: CertificateFacts }) {
  const { t, formatTime } = useText();
  const { notBefore, notAfter } = certificate;
  const now = Date.now();
  const params = { from: formatTime(notBefore), until: formatTime(notAfter) };
  if (now > Date.parse(notAfter))
    return <p className={ink.problem}>{t('servers.certificate.expired', params)}</p>;
  if (now < Date.parse(notBefore))
    return <p className={ink.problem}>{t('servers.certificate.early', params)}</p>;
  return <p className={ink.quiet}>{t('servers.certificate.valid', params)}</p>;
}
