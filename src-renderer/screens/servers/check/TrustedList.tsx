/** Certificates that the user trusts on this server, each with a button that revokes the trust. */

import { bridge } from '#data/bridge.ts';
import { describeError } from '#data/describe-error.ts';
import { useText } from '#data/text.ts';
import type { ServerProfile } from '#shared/rules/servers/profile.ts';
import { takeServers } from '#state/program.ts';
import { Button } from '#widgets/Button.tsx';
import { Copyable } from '#widgets/Copyable.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import lines from '#widgets/looks/lines.module.css';
import { notify } from '#widgets/notify.tsx';
import { Section } from '#widgets/Section.tsx';

export function TrustedList({ profile }: { readonly profile: ServerProfile }) {
  const { t, formatTime } = useText();
  const revoke = async (host: string, fingerprint: string) => {
    try {
      takeServers(await bridge.servers.revokeTrust({ id: profile.id, host, fingerprint }));
      notify({ tone: 'success', text: t('servers.trust.revoked', { host }) });
    } catch (error) {
      notify({ tone: 'danger', text: describeError(error).message });
    }
  };
  return (
    <Section title={t('servers.trust.list')}>
      {profile.trusted.length === 0 ? (
        <p className={ink.quiet}>{t('servers.trust.none')}</p>
      ) : (
        <ul className={lines.framed}>
          {profile.trusted.map(({ host, fingerprint, since }) => (
            <li key={`${host} ${fingerprint}`} className={layout.line}>
              <div className={layout.fill}>
                <strong>{host}</strong>
                <p className={ink.quiet}>{t('servers.trust.since', { time: formatTime(since) })}</p>
                <Copyable value={fingerprint} label={t('servers.certificate.copyFingerprint')} />
              </div>
              <Button
                aria-label={t('servers.trust.revokeWhat', { host })}
                onClick={() => void revoke(host, fingerprint)}
              >
                {t('servers.trust.revoke')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
