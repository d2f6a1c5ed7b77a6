/** Palette items for actions available anywhere, and for the settings. */
import { useNavigate } from 'react-router-dom';
import { type TextParams, type Translate, useText } from '#data/text.ts';
import { allows, permissionCacheRight } from '#shared/rules/common/session/rights.ts';
import { settingDefinitions } from '#shared/rules/settings/definitions.ts';
import type { MessageKey } from '#shared/text/index.ts';
import { languageTraits } from '#shared/text/language-traits.ts';
import { languages } from '#shared/text/types.ts';
import { openHelp } from '#state/help.ts';
import { openPanel } from '#state/panels.ts';
import { changeSettings, useActiveServer, useProgram } from '#state/program.ts';
import { countsAs } from '#state/server-rules.ts';
import { chooseServer, serverName } from '#state/servers.ts';
import { useSession } from '#state/session.ts';
import { rollBackPath, useLastSet } from '#state/tray.ts';
import { reportFailure } from '../failure-toast.ts';
import { refreshPermissionCache } from '../permission-cache.ts';
import { toggleMenu } from '../SideMenu.tsx';
import { signOutHere } from '../sign-out.ts';
import type { PaletteItem } from './palette-item.ts';

const appearances = ['system', 'light', 'dark'] as const;

/** `other`: texts of the console's other language, once loaded. */
export function useCommands(other: Translate | null): readonly PaletteItem[] {
  const { t } = useText();
  const navigate = useNavigate();
  const server = useActiveServer();
  const session = useSession();
  const { settings, facts, servers } = useProgram();
  const go = (to: string) => () => void navigate(to);
  const command = (
    id: string,
    [key, params]: readonly [MessageKey, TextParams?],
    run: () => void,
    hint = '',
  ): PaletteItem => ({
    id: `command-${id}`,
    section: 'commands',
    label: t(key, params),
    ...(other && { otherName: other(key, params) }),
    hint,
    also: id,
    run,
  });
  const set = (patch: Parameters<typeof changeSettings>[0]) => () =>
    void changeSettings(patch).catch(reportFailure);
  const last = useLastSet();
  const locked = (key: (typeof facts.lockedSettings)[number]) => facts.lockedSettings.includes(key);
  const signedIn = session.status === 'signedIn' ? session.facts : null;
  return [
    command('servers', ['servers.manage'], go('/servers')),
    ...servers.profiles
      .filter(({ id, blocked }) => id !== servers.active && !blocked)
      .map((profile) =>
        command(
          `server ${profile.id}`,
          ['frame.palette.useServer', { server: serverName(profile, t) }],
          () => void chooseServer(profile.id).catch(reportFailure),
          t(`frame.environment.${countsAs(profile)}`),
        ),
      ),
    ...(server.kind === 'sandbox'
      ? [command('sandbox', ['frame.header.sandbox'], () => openPanel('sandbox'))]
      : []),
    // A setting locked by the policy offers no choices.
    ...(locked('appearance') ? [] : appearances).map((appearance) =>
      command(
        `appearance ${appearance}`,
        ['frame.palette.useAppearance', { appearance: t(`frame.appearance.${appearance}`) }],
        set({ appearance }),
      ),
    ),
    ...(locked('language') ? [] : languages).map((language) =>
      command(
        `language ${language}`,
        ['frame.palette.useLanguage', { language: languageTraits[language].name }],
        set({ language }),
      ),
    ),
    ...(locked('menuCollapsed')
      ? []
      : [command('menu', ['frame.palette.collapseMenu'], () => toggleMenu(settings.menuCollapsed))]),
    // Listed after the appearance choices, which the user types with one key fewer.
    command('policy', ['policy.title'], go('/policy')),
    ...(signedIn && allows(permissionCacheRight, signedIn)
      ? [
          command('cache', ['frame.permissionCache.action'], () => {
            refreshPermissionCache().catch(reportFailure);
          }),
        ]
      : []),
    ...(last ? [command('rollBack', ['changes.sets.rollBackLast'], go(rollBackPath(last)))] : []),
    command('guide', ['frame.help.open'], () => openHelp()),
    command('keys', ['frame.keys.title'], () => openPanel('keys'), '?'),
    command('whatsNew', ['frame.whatsNew.title'], () => openPanel('whatsNew')),
    command('feedback', ['frame.feedback.open'], () => openPanel('feedback')),
    command('about', ['frame.about.title'], () => openPanel('about')),
    ...(signedIn ? [command('signOut', ['frame.account.signOut'], () => signOutHere(server))] : []),
    ...settingDefinitions.map(({ key }): PaletteItem => {
      const titleKey = `settings.${key}.title` as const;
      return {
        ...command(`setting ${key}`, [titleKey], go(`/settings?find=${key}`), t('settings.title')),
        section: 'settings',
      };
    }),
  ];
}
