/** The servers that Steward knows: choose, add, edit, remove. */
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ServerProfile } from '#shared/bridge/servers.ts';
import { bridge } from '../../../data/bridge.ts';
import { describeError } from '../../../data/describe-error.ts';
import { useText } from '../../../data/text.ts';
import { takeServers, useProgram } from '../../../state/program.ts';
import { chooseServer, serverName } from '../../../state/servers.ts';
import { Button, IconButton } from '../../../widgets/Button.tsx';
import { confirm } from '../../../widgets/confirm.tsx';
import { notify } from '../../../widgets/notify.tsx';
import { PageHeader } from '../../../widgets/PageHeader.tsx';
import { ServerDialog } from './ServerDialog.tsx';
import styles from './ServersPage.module.css';

export function ServersPage() {
  const { t } = useText();
  const { servers } = useProgram();
  /** `new`: a server is being added; an id: it is being edited. */
  const [editing, setEditing] = useState<string | null>(null);
  const edited = servers.profiles.find(({ id }) => id === editing) ?? null;
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('servers.title')}
        purpose={t('servers.purpose')}
        actions={
          <Button
            look="primary"
            icon={<Plus size={15} aria-hidden="true" />}
            onClick={() => setEditing('new')}
          >
            {t('servers.add')}
          </Button>
        }
      />
      <ul className={styles.list} aria-label={t('servers.list')}>
        {servers.profiles.map((profile) => (
          <ServerLine
            key={profile.id}
            profile={profile}
            active={profile.id === servers.active}
            onEdit={() => setEditing(profile.id)}
          />
        ))}
      </ul>
      {editing !== null && <ServerDialog profile={edited} onClose={() => setEditing(null)} />}
    </div>
  );
}

interface ServerLineProps {
  readonly profile: ServerProfile;
  readonly active: boolean;
  readonly onEdit: () => void;
}

function ServerLine({ profile, active, onEdit }: ServerLineProps) {
  const { t } = useText();
  const navigate = useNavigate();
  const name = serverName(profile, t);
  const remote = profile.kind === 'remote';
  const act = (work: Promise<unknown>) =>
    work.catch((error: unknown) => notify({ tone: 'danger', text: describeError(error).message }));
  const use = async () => {
    await chooseServer(profile.id);
    await navigate('/info');
  };
  const remove = async () => {
    const question = {
      title: t('servers.removeTitle', { name }),
      text: t('servers.removeText'),
      action: t('common.remove'),
      danger: true,
    };
    if (await confirm(question)) takeServers(await bridge.servers.remove({ id: profile.id }));
  };
  return (
    <li className={styles.line}>
      <span className={styles.dot} data-environment={profile.environment} aria-hidden="true" />
      <div className={styles.words}>
        <span className={styles.name}>
          {name}
          {remote && <span className={styles.tag}>{t(`frame.environment.${profile.environment}`)}</span>}
        </span>
        <span className={styles.address}>{remote ? profile.address : t('servers.sandboxText')}</span>
      </div>
      {remote && (
        <>
          <IconButton label={t('servers.edit', { name })} onClick={onEdit}>
            <Pencil size={15} aria-hidden="true" />
          </IconButton>
          <IconButton
            label={t('servers.remove', { name })}
            disabled={active}
            onClick={() => void act(remove())}
          >
            <Trash2 size={15} aria-hidden="true" />
          </IconButton>
        </>
      )}
      {active ? (
        <span className={styles.inUse}>{t('servers.inUse')}</span>
      ) : (
        <Button aria-label={`${t('servers.use')}: ${name}`} onClick={() => void act(use())}>
          {t('servers.use')}
        </Button>
      )}
    </li>
  );
}
