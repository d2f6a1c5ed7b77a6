/** The tray's page menu: saving and comparing configurations, and the jobs. */
import { MoreHorizontal } from 'lucide-react';
import { useMatch, useNavigate } from 'react-router-dom';
import { useText } from '#data/text.ts';
import type { ServerProfile } from '#shared/rules/servers/profile.ts';
import { serverName } from '#state/servers.ts';
import buttons from '#widgets/Button.module.css';
import { MenuButton } from '#widgets/Menu.tsx';
import { CompareConfiguration } from './CompareConfiguration.tsx';
import { SaveConfiguration } from './SaveConfiguration.tsx';

interface ConfigurationsProps {
  readonly server: ServerProfile;
  readonly user: string;
}

export function Configurations({ server, user }: ConfigurationsProps) {
  const { t } = useText();
  const navigate = useNavigate();
  const saving = useMatch('/changes/configuration') !== null;
  const comparing = useMatch('/changes/compare') !== null;
  const about = { server: { id: server.id, name: serverName(server, t) }, user };
  const close = () => void navigate('/changes', { replace: true });
  return (
    <>
      <MenuButton
        label={t('configuration.menu')}
        title={t('configuration.menu')}
        align="below"
        className={`${buttons.button} ${buttons.plain}`}
        lines={[
          {
            key: 'save',
            label: t('configuration.save.action'),
            onSelect: () => void navigate('/changes/configuration'),
          },
          {
            key: 'compare',
            label: t('configuration.compare.action'),
            onSelect: () => void navigate('/changes/compare'),
          },
          {
            key: 'scheduled',
            label: t('changes.jobs.action'),
            onSelect: () => void navigate('/changes/scheduled'),
          },
        ]}
      >
        <MoreHorizontal size={16} aria-hidden="true" />
      </MenuButton>
      {saving && <SaveConfiguration {...about} onClose={close} />}
      {comparing && <CompareConfiguration {...about} onClose={close} />}
    </>
  );
}
