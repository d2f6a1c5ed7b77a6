/** The page that adds or edits a server; a managed server shows the user's own fields only. */
import { useEffect, useRef } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useText } from '#data/text.ts';
import type { ServerProfile } from '#shared/rules/servers/profile.ts';
import { useProgram } from '#state/program.ts';
import { UnknownServer } from './UnknownServer.tsx';
import { ServerFormPage } from './ServerFormPage.tsx';
import { toCopy, toForm } from './server-form.ts';

export function ServerEditPage() {
  const { t } = useText();
  const { id = 'new' } = useParams();
  const [params] = useSearchParams();
  const { profiles, locked } = useProgram().servers;
  const known = (wanted: string | null): ServerProfile | null =>
    profiles.find((profile) => profile.id === wanted && profile.kind === 'remote') ?? null;
  const last = useRef<ServerProfile | null>(null);
  useEffect(() => {
    last.current = known(id) ?? last.current;
  });
  if (id === 'new') {
    if (locked) return <UnknownServer text={t('servers.managed.lockedText')} />;
    const from = known(params.get('from'));
    const stored = from ? toCopy(from, t('servers.copyOf', { name: from.name }).slice(0, 60)) : toForm(null);
    const draft = from ? `copy/${from.id}` : 'new';
    return <ServerFormPage key={draft} profile={null} copied={from} stored={stored} draft={draft} />;
  }
  const here = known(id);
  // If another window removes the server, the typed values stay on the screen.
  const profile = here ?? (last.current?.id === id ? last.current : null);
  if (!profile) return <UnknownServer text={t('errors.bridge.SERVER_UNKNOWN')} />;
  if (locked && !profile.managed) return <UnknownServer text={t('servers.managed.lockedText')} />;
  const stored = toForm(profile);
  return (
    <ServerFormPage
      key={id}
      profile={profile}
      copied={null}
      stored={stored}
      draft={id}
      isRemoved={here === null}
    />
  );
}
