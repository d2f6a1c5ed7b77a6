/** The server in use with its environment in word and colour, and the choice of another server. */
import { ChevronDown, Lock, Server, Settings2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { useProgram } from '#state/program.ts';
import { countsAs, serverHint } from '#state/server-rules.ts';
import { chooseServer, serverName } from '#state/servers.ts';
import { EnvironmentTag } from '#widgets/EnvironmentTag.tsx';
import { MenuButton } from '#widgets/Menu.tsx';
import { reportFailure } from './failure-toast.ts';
import styles from './ServerMenu.module.css';

/** Limit of servers in a menu without a search field. */
const few = 8;

export function ServerMenu() {
  const { t } = useText();
  const { servers } = useProgram();
  const navigate = useNavigate();
  const active = servers.profiles.find((profile) => profile.id === servers.active) ?? servers.profiles[0];
  if (!active) return null;
  const name = serverName(active, t);
  const environment = t(`frame.environment.${countsAs(active)}`);
  return (
    <MenuButton
      label={`${t('frame.header.server')}: ${name}${name === environment ? '' : ` ${environment}`}${active.rules.readOnly ? ` · ${t('servers.readOnly.mark')}` : ''}`}
      align="end"
      search={servers.profiles.length > few ? t('servers.list') : undefined}
      className={styles.button}
      lines={[
        ...servers.profiles.map((profile) => ({
          key: profile.id,
          label: serverName(profile, t),
          hint: serverHint(profile, t),
          disabled: profile.blocked,
          checked: profile.id === servers.active,
          onSelect: () => void chooseServer(profile.id).catch(reportFailure),
        })),
        { kind: 'line' as const, key: 'line' },
        {
          key: 'manage',
          label: t('servers.manage'),
          icon: <Settings2 size={15} />,
          onSelect: () => void navigate('/servers'),
        },
      ]}
    >
      <Server size={14} aria-hidden="true" className={styles.icon} />
      <span className={styles.name}>{name}</span>{' '}
      {name !== environment && <EnvironmentTag environment={countsAs(active)} />}
      {active.rules.readOnly && <Lock size={13} aria-hidden="true" className={styles.icon} />}
      <ChevronDown size={13} aria-hidden="true" className={styles.icon} />
    </MenuButton>
  );
}
