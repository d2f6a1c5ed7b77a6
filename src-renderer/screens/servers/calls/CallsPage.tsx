/** The check of a server: the last result, a button for a new one, and both as files. */
import { Activity, ListChecks } from 'lucide-react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useText } from '#data/text.ts';
import type { ServerProfile } from '#shared/rules/servers/profile.ts';
import { useCrumb } from '#state/crumbs.ts';
import { useActiveServer, useProgram } from '#state/program.ts';
import { countsAs } from '#state/server-rules.ts';
import { serverName } from '#state/servers.ts';
import { useSession } from '#state/session.ts';
import buttons from '#widgets/Button.module.css';
import { Button } from '#widgets/Button.tsx';
import { EmptyState } from '#widgets/EmptyState.tsx';
import { EnvironmentTag } from '#widgets/EnvironmentTag.tsx';
import layout from '#widgets/looks/layout.module.css';
import { ErrorNotice } from '#widgets/Notice.tsx';
import { PageHeader } from '#widgets/PageHeader.tsx';
import { CheckResult } from './CheckResult.tsx';
import styles from './calls.module.css';
import { type CheckedSoFar, useServerCheck } from './use-server-check.ts';

export function CallsPage() {
  const { t } = useText();
  const { id } = useParams();
  const navigate = useNavigate();
  const { profiles } = useProgram().servers;
  const profile = profiles.find((one) => one.id === id);
  if (profile) return <CallsOf key={profile.id} profile={profile} />;
  return (
    <EmptyState
      page
      title={t('servers.notHere')}
      text={t('errors.bridge.SERVER_UNKNOWN')}
      action={<Button onClick={() => void navigate('/servers')}>{t('servers.title')}</Button>}
    />
  );
}

function CallsOf({ profile }: { readonly profile: ServerProfile }) {
  const { t } = useText();
  const { check, running, progress, failure, start, stop } = useServerCheck(profile.id);
  const name = serverName(profile, t);
  const session = useSession();
  const isHere = useActiveServer().id === profile.id;
  const askedAs = isHere && session.status === 'signedIn' ? session.facts.user.username : null;
  useCrumb(t('servers.calls.title', { name }));
  const again = (
    <Button
      look="primary"
      icon={<ListChecks size={15} aria-hidden="true" />}
      busy={running}
      onClick={() => void start()}
    >
      {t(check ? 'servers.calls.again' : 'servers.calls.start')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={
          <>
            {t('servers.calls.title', { name })}{' '}
            {profile.kind === 'remote' && <EnvironmentTag environment={countsAs(profile)} />}
          </>
        }
        purpose={t('servers.calls.purpose')}
        actions={
          <>
            {profile.kind === 'remote' && (
              <Link
                to={`/servers/check/${encodeURIComponent(profile.id)}`}
                className={`${buttons.button} ${buttons.plain}`}
              >
                <Activity size={15} aria-hidden="true" />
                {t('servers.calls.toConnection')}
              </Link>
            )}
            {again}
          </>
        }
      />
      {running && <CheckProgress progress={progress} onStop={stop} />}
      {failure !== null && <ErrorNotice error={failure} />}
      {check === null && !running && (
        <EmptyState
          title={t('servers.calls.never')}
          text={
            askedAs === null
              ? t('servers.calls.neverText')
              : t('servers.calls.neverTextAs', { name: askedAs })
          }
        />
      )}
      {check && <CheckResult check={check} name={name} profile={profile} />}
    </>
  );
}

interface CheckProgressProps {
  /** null while the connection is tried. */
  readonly progress: CheckedSoFar | null;
  readonly onStop: () => void;
}

function CheckProgress({ progress, onStop }: CheckProgressProps) {
  const { t } = useText();
  const words = progress
    ? t('servers.calls.asking', { done: progress.done, total: progress.total })
    : t('servers.calls.connecting');
  return (
    <div className={`${layout.row} ${layout.below}`}>
      <progress
        className={styles.progress}
        aria-label={words}
        max={progress?.total ?? 1}
        value={progress?.done ?? 0}
      />
      <span className={styles.asked}>{words}</span>
      <Button size="small" onClick={onStop}>
        {t('common.cancel')}
      </Button>
    </div>
  );
}
