/** Gathers what this person may go to or do. */
import { useNavigate } from 'react-router-dom';
import { mayRefreshPermissionCache } from '#shared/rules/session.ts';
import { settingDefinitions } from '#shared/rules/settings/definitions.ts';
import { languages } from '#shared/text/types.ts';
import { useText } from '../../data/text.ts';
import { useMenu } from '../../state/menu.ts';
import { openPanel } from '../../state/panels.ts';
import { platformPageRoute } from '../../state/platform-page.ts';
import { changeSettings, useActiveServer, useProgram } from '../../state/program.ts';
import { signOutOf, useSession } from '../../state/session.ts';
import { reportFailure } from '../failure-toast.ts';
import { languageNames } from '../language-names.ts';
import { menuLabel } from '../menu-labels.ts';
import { openOnServer } from '../PlatformLink.tsx';
import { refreshPermissionCache } from '../permission-cache.ts';
import { toggleMenu } from '../SideMenu.tsx';
import type { PaletteItem } from './palette-items.ts';

const appearances = ['system', 'light', 'dark'] as const;

export function usePaletteItems(): readonly PaletteItem[] {
  const { t } = useText();
  const navigate = useNavigate();
  const menu = useMenu();
  const server = useActiveServer();
  const session = useSession();
  const { settings, facts } = useProgram();
  const go = (to: string) => () => void navigate(to);
  const entries = menu.sections.flatMap(({ group, items }) =>
    items.map((item): PaletteItem => {
      const path = item.kind === 'screen' ? item.to : item.entry.path;
      const onServer = () => {
        if (item.kind === 'screen') return;
        if (server.kind === 'sandbox') void navigate(platformPageRoute(item.entry.code));
        else openOnServer(server, item.entry);
      };
      return {
        id: `${item.kind}-${item.id}`,
        section: item.kind === 'screen' ? 'pages' : 'platform',
        label: menuLabel(item, t),
        hint: t(`frame.menu.group.${group}`),
        also: `${item.entry?.code ?? item.id} ${path}`,
        run: item.kind === 'screen' ? go(item.to) : onServer,
      };
    }),
  );
  const command = (id: string, label: string, run: () => void, hint = ''): PaletteItem => ({
    id: `command-${id}`,
    section: 'commands',
    label,
    hint,
    also: id,
    run,
  });
  const set = (patch: Parameters<typeof changeSettings>[0]) => () =>
    void changeSettings(patch).catch(reportFailure);
  const signedIn = session.status === 'signedIn' ? session.facts : null;
  const sorted = [...entries].sort((a, b) => a.section.localeCompare(b.section));
  return [
    ...(signedIn
      ? [
          {
            id: 'overview',
            section: 'pages' as const,
            label: t('frame.overview.title'),
            hint: '',
            also: '/info home',
            run: go('/info'),
          },
        ]
      : []),
    ...sorted,
    command('servers', t('servers.manage'), go('/servers')),
    ...(server.kind === 'sandbox'
      ? [command('sandbox', t('frame.header.sandbox'), () => openPanel('sandbox'))]
      : []),
    // What the policy locks is no choice.
    ...(facts.lockedSettings.includes('appearance') ? [] : appearances).map((appearance) =>
      command(
        `appearance ${appearance}`,
        t('frame.palette.useAppearance', { appearance: t(`frame.appearance.${appearance}`) }),
        set({ appearance }),
      ),
    ),
    ...(facts.lockedSettings.includes('language') ? [] : languages).map((language) =>
      command(
        `language ${language}`,
        t('frame.palette.useLanguage', { language: languageNames[language] }),
        set({ language }),
      ),
    ),
    ...(facts.lockedSettings.includes('menuCollapsed')
      ? []
      : [command('menu', t('frame.palette.collapseMenu'), () => toggleMenu(settings.menuCollapsed))]),
    // After the choices themselves, which are one key shorter.
    command('policy', t('policy.title'), go('/policy')),
    ...settingDefinitions.map(({ key }) =>
      command(`setting ${key}`, t(`settings.${key}.title`), go(`/settings?find=${key}`), t('settings.title')),
    ),
    ...(signedIn && mayRefreshPermissionCache(signedIn)
      ? [
          command('cache', t('frame.permissionCache.action'), () => {
            refreshPermissionCache().catch(reportFailure);
          }),
        ]
      : []),
    command('keys', t('frame.keys.title'), () => openPanel('keys'), '?'),
    command('about', t('frame.about.title'), () => openPanel('about')),
    ...(signedIn
      ? [command('signOut', t('frame.account.signOut'), () => void signOutOf(server).catch(() => undefined))]
      : []),
  ];
}
