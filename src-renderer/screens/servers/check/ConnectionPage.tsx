/** The connection check of one server, run at once and again on request, with the trusted certificates. */

import { Activity, ListChecks } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { bridge } from '#data/bridge.ts';
import { describeError } from '#data/describe-error.ts';
import { useText } from '#data/text.ts';
import type { ServerProfile } from '#shared/rules/servers/profile.ts';
import { useCrumb } from '#state/crumbs.ts';
import { takeServers, useProgram } from '#state/program.ts';
import { countsAs } from '#state/server-rules.ts';
import buttons from '#widgets/Button.module.css';
import { Button } from '#widgets/Button.tsx';
import { Copyable } from '#widgets/Copyable.tsx';
import { useExamination } from '#widgets/connection/use-examination.ts';
import { EmptyState } from '#widgets/EmptyState.tsx';
import { EnvironmentTag } from '#widgets/EnvironmentTag.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import lines from '#widgets/looks/lines.module.css';
import { notify } from '#widgets/notify.tsx';
import { PageHeader } from '#widgets/PageHeader.tsx';
import { Section } from '#widgets/Section.tsx';
import { ComputerAuthorities } from '../ComputerAuthorities.tsx';
import styles from './check.module.css';
import { Examination } from './Examination.tsx';

export function ConnectionPage() {
  const { t } = useText();
  const { id } = useParams();
  const navigate = useNavigate();
  const { profiles } = useProgram().servers;
  const profile = profiles.find((one) => one.id === id);
  if (profile?.kind === 'remote') return <RemoteConnection key={profile.id} profile={profile} />;
  return (
    <EmptyState
      page
      title={t(profile ? 'servers.check.sandboxTitle' : 'servers.notHere')}
      text={t(profile ? 'servers.check.sandboxText' : 'errors.bridge.SERVER_UNKNOWN')}
      action={<Button onClick={() => void navigate('/servers')}>{t('servers.title')}</Button>}
    />
  );
}

function RemoteConnection({ profile }: { readonly profile: ServerProfile }) {
  const { t } = useText();
  const { servers } = useProgram();
  const examination = useExamination();
  const { run, running } = examination;
  const { id } = profile;
  useCrumb(t('servers.check.title', { name: profile.name }));
  useEffect(() => {
    void examine(run, id);
  }, [run, id]);
  return (
    <div className={layout.form}>
      <PageHeader
        title={
          <>
            {t('servers.check.title', { name: profile.name })}{' '}
            <EnvironmentTag environment={countsAs(profile)} />
          </>
        }
        purpose={profile.address}
        actions={
          <>
            <Link
              to={`/servers/calls/${encodeURIComponent(id)}`}
              className={`${buttons.button} ${buttons.plain}`}
            >
              <ListChecks size={15} aria-hidden="true" />
              {t('servers.calls.action')}
            </Link>
            <Button
              look="primary"
              icon={<Activity size={15} aria-hidden="true" />}
              busy={running}
              onClick={() => void examine(run, id)}
            >
              {t('servers.check.again')}
            </Button>
          </>
        }
      />
      <div className={styles.both} data-columns="">
        <Examination
          examination={examination}
          profile={profile}
          name={profile.name}
          address={profile.address}
          onTrusted={() => void examine(run, id)}
        />
        <div>
          <TrustedList profile={profile} />
          <ComputerAuthorities />
          {!servers.locked && !profile.managed && (
            <p>
              <Link to={`/servers/edit/${encodeURIComponent(id)}`}>
                {t('servers.edit', { name: profile.name })}
              </Link>
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

async function examine(run: ReturnType<typeof useExamination>['run'], id: string): Promise<void> {
  try {
    await run((context) => bridge.servers.diagnose({ id }, context));
  } catch (error) {
    notify({ tone: 'danger', text: describeError(error).message });
  }
}

/** Certificates that the user trusts on this server, each with a button that revokes the trust. */
function TrustedList({ profile }: { readonly profile: ServerProfile }) {
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
