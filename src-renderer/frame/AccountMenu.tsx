import { useAtom } from 'jotai';
import { Lock, LogOut, Palette, RefreshCcw, Settings } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useText } from '#data/text.ts';
import type { SessionFacts } from '#shared/api/session/session.ts';
import { initials } from '#shared/kit/initials.ts';
import { allows, permissionCacheRight } from '#shared/rules/common/session/rights.ts';
import { languageTraits } from '#shared/text/language-traits.ts';
import { languages } from '#shared/text/types.ts';
import { panelAtom } from '#state/panels.ts';
import { changeSettings, useActiveServer, useProgram } from '#state/program.ts';
import { roleKey } from '#state/role.ts';
import { MenuButton, type MenuLine } from '#widgets/Menu.tsx';
import styles from './AccountMenu.module.css';
import { reportFailure } from './failure-toast.ts';
import { refreshPermissionCache } from './permission-cache.ts';
import { signOutHere } from './sign-out.ts';

export function AccountMenu({ facts }: { readonly facts: SessionFacts }) {
  const { t } = useText();
  const { settings, facts: program } = useProgram();
  const server = useActiveServer();
  const navigate = useNavigate();
  const [panel, setPanel] = useAtom(panelAtom);
  const { user, tenant } = facts;
  const set = (patch: Parameters<typeof changeSettings>[0]) => changeSettings(patch).catch(reportFailure);
  const locked = (key: 'appearance' | 'language' | 'tenantTheme') => program.lockedSettings.includes(key);
  const managed = (key: 'appearance' | 'language') =>
    locked(key) && {
      note: (
        <>
          <Lock size={11} aria-hidden="true" />
          {t('settings.source.policyLocked')}
        </>
      ),
    };
  const lines: MenuLine[] = [
    { kind: 'heading', key: 'appearance', label: t('frame.appearance.label'), ...managed('appearance') },
    ...(['system', 'light', 'dark'] as const).map((appearance) => ({
      key: `appearance-${appearance}`,
      label: t(`frame.appearance.${appearance}`),
      checked: settings.appearance === appearance,
      disabled: locked('appearance'),
      onSelect: () => void set({ appearance }),
    })),
    { kind: 'heading', key: 'language', label: t('frame.language.label'), ...managed('language') },
    ...(['system', ...languages] as const).map((language) => ({
      key: `language-${language}`,
      label: language === 'system' ? t('frame.language.system') : languageTraits[language].name,
      checked: settings.language === language,
      disabled: locked('language'),
      onSelect: () => void set({ language }),
    })),
    { kind: 'line', key: 'line' },
    ...(settings.tenantTheme && !locked('tenantTheme')
      ? [
          {
            key: 'ownColours',
            label: t('frame.account.ownColours'),
            icon: <Palette size={15} />,
            onSelect: () => void set({ tenantTheme: false }),
          },
        ]
      : []),
    {
      key: 'settings',
      label: t('settings.title'),
      icon: <Settings size={15} />,
      onSelect: () => void navigate('/settings'),
    },
    ...(allows(permissionCacheRight, facts)
      ? [
          {
            key: 'cache',
            label: t('frame.permissionCache.action'),
            icon: <RefreshCcw size={15} />,
            onSelect: () => void refreshPermissionCache().catch(reportFailure),
          },
        ]
      : []),
    {
      key: 'signOut',
      label: t('frame.account.signOut'),
      icon: <LogOut size={15} />,
      onSelect: () => signOutHere(server),
    },
  ];
  return (
    <MenuButton
      label={`${t('frame.header.account')}: ${user.username}`}
      title={user.username}
      align="end"
      className={styles.button}
      open={panel === 'account'}
      onOpenChange={(open) => setPanel(open ? 'account' : null)}
      header={
        <div className={styles.who}>
          <strong>{user.username}</strong>
          <span>
            {t(roleKey(user))}
            {user.department && ` · ${user.department}`}
          </span>
          <span>{tenant.tenantName}</span>
        </div>
      }
      lines={lines}
    >
      {/* The style sheet draws the initials: as text they would be a second name of the button. */}
      <span
        className={styles.avatar}
        data-ground="mark"
        data-initials={initials(user.username)}
        aria-hidden="true"
      />
    </MenuButton>
  );
}
