/** Adds or edits a server. Of one that the organisation manages, only what is the user's own. */
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { ServerProfile } from '#shared/bridge/servers.ts';
import { useText } from '../../../../data/text.ts';
import { useProgram } from '../../../../state/program.ts';
import { Button } from '../../../../widgets/Button.tsx';
import { EmptyState } from '../../../../widgets/EmptyState.tsx';
import { ServerFormPage } from './ServerFormPage.tsx';
import { toCopy, toForm } from './server-form.ts';

export function ServerEditPage() {
  const { t } = useText();
  const { id = 'new' } = useParams();
  const [params] = useSearchParams();
  const { key } = useLocation();
  const { profiles, locked } = useProgram().servers;
  const known = (wanted: string | null): ServerProfile | null =>
    profiles.find((profile) => profile.id === wanted && profile.kind === 'remote') ?? null;
  if (id === 'new') {
    if (locked) return <NotHere text={t('servers.managed.lockedText')} />;
    const from = known(params.get('from'));
    const begin = from ? toCopy(from, t('servers.copyOf', { name: from.name }).slice(0, 60)) : toForm(null);
    return <ServerFormPage key={key} profile={null} copied={from} begin={begin} />;
  }
  const profile = known(id);
  if (!profile) return <NotHere text={t('errors.bridge.SERVER_UNKNOWN')} />;
  if (locked && !profile.managed) return <NotHere text={t('servers.managed.lockedText')} />;
  return <ServerFormPage key={id} profile={profile} copied={null} begin={toForm(profile)} />;
}

function NotHere({ text }: { readonly text: string }) {
  const { t } = useText();
  const navigate = useNavigate();
  return (
    <EmptyState
      page
      title={t('servers.notHere')}
      text={text}
      action={<Button onClick={() => void navigate('/servers')}>{t('servers.title')}</Button>}
    />
  );
}
