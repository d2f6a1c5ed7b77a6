/** The sign-in policy (lists, segments, methods, settings, hours) as a file: saved, or compared with another state. */
import { useNavigate } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { signInPolicyName } from '#shared/rules/configuration/area-names.ts';
import buttons from '../Button.module.css';
import { MenuButton } from '../Menu.tsx';

export function SignInPolicyMenu() {
  const { t } = useText();
  const navigate = useNavigate();
  return (
    <MenuButton
      label={t('security.policy.menu')}
      align="below"
      className={`${buttons.button} ${buttons.plain}`}
      lines={[
        {
          key: 'save',
          label: t('security.policy.save'),
          onSelect: () => void navigate(`/changes/configuration?of=${signInPolicyName}`),
        },
        {
          key: 'compare',
          label: t('security.policy.compare'),
          onSelect: () => void navigate('/changes/compare'),
        },
      ]}
    >
      {t('security.policy.menu')}
    </MenuButton>
  );
}
