/** Certificates in the words that people compare: whose, by whom, until when, fingerprint. */

import { useText } from '#data/text.ts';
import type { CertificateFacts } from '#shared/rules/servers/profile.ts';
import { Copyable } from '#widgets/Copyable.tsx';
import styles from './CertificateLines.module.css';

export function CertificateLines({ certificates }: { readonly certificates: readonly CertificateFacts[] }) {
  const { t } = useText();
  return (
    <ul className={styles.list}>
      {certificates.map((certificate) => (
        <li key={certificate.fingerprint}>
          <p className={styles.subject}>{certificate.subject}</p>
          <CertificateDates certificate={certificate} />
          {certificate.issuer !== certificate.subject && (
            <p>{t('servers.certificate.issuer', { name: certificate.issuer })}</p>
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
    return <p className={styles.bad}>{t('servers.certificate.expired', params)}</p>;
  if (now < Date.parse(notBefore))
    return <p className={styles.bad}>{t('servers.certificate.early', params)}</p>;
  return <p>{t('servers.certificate.valid', params)}</p>;
}
