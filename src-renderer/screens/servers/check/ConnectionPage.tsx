/** The connection check of one server, run at once and again on request, with the trusted certificates. */

import { Activity, ListChecks } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { bridge } from '#data/bridge.ts';
import { describeError } from '#data/describe-error.ts';
import { useText } from '#data/text.ts';
import type { ServerProfile } from '#shared/rules/servers/profile.ts';
import { useCrumb } from '#state/crumbs.ts';
import { useProgram } from '#state/program.ts';
import buttons from '#widgets/Button.module.css';
import { Button } from '#widgets/Button.tsx';
import { useExamination } from '#widgets/connection/use-examination.ts';
import { EmptyState } from '#widgets/EmptyState.tsx';
import { EnvironmentTag } from '#widgets/EnvironmentTag.tsx';
import layout from '#widgets/looks/layout.module.css';
import { notify } from '#widgets/notify.tsx';
import { PageHeader } from '#widgets/PageHeader.tsx';
import { ComputerAuthorities } from '../ComputerAuthorities.tsx';
import styles from './check.module.css';
import { Examination } from './Examination.tsx';
import { TrustedList } from './TrustedList.tsx';

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
            <EnvironmentTag environment={profile.environment} />
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
