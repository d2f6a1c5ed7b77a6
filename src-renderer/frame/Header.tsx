/** The header: breadcrumbs at the left; search, server, help and account at the right. */
import { CircleQuestionMark, LogIn, Search } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { openHelp } from '#state/help.ts';
import { openPanel } from '#state/panels.ts';
import { platformPageRoute } from '#state/platform-page.ts';
import { useActiveServer } from '#state/program.ts';
import { useSession } from '#state/session.ts';
import { MenuButton } from '#widgets/Menu.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { ChangesMenu } from './ChangesMenu.tsx';
import styles from './Header.module.css';
import { commandKey } from './keys.ts';
import { openOnServer } from './PlatformLink.tsx';
import { SandboxMark } from './SandboxMark.tsx';
import { ServerMenu } from './ServerMenu.tsx';

/** Path of the server's help page; the specification gives none. */
export const helpPath = 'help';

export function Header() {
  const { t } = useText();
  const session = useSession();
  const server = useActiveServer();
  return (
    <header className={styles.header} data-ground="bar">
      <Breadcrumbs />
      <div className={styles.tools} data-ground="right">
        <button
          type="button"
          className={styles.search}
          data-ground="search"
          onClick={() => openPanel('palette')}
        >
          <Search size={14} aria-hidden="true" />
          <span className={styles.searchText}>{t('frame.header.jump')}</span>
          <span className={styles.searchWord} aria-hidden="true">
            {t('common.search')}
          </span>
          <kbd className={styles.key}>{commandKey} K</kbd>
        </button>
        <ServerMenu />
        {session.status === 'signedIn' && <ChangesMenu />}
        {server.kind === 'sandbox' && <SandboxMark />}
        <HelpMenu />
        {session.status === 'signedIn' ? (
          <AccountMenu facts={session.facts} />
        ) : (
          session.status === 'signedOut' && (
            <Link to="/info" className={styles.signIn}>
              <LogIn size={15} aria-hidden="true" />
              {t('frame.account.signIn')}
            </Link>
          )
        )}
      </div>
    </header>
  );
}

/** The platform's help is hidden where its configuration says so (spec 1§6); Steward's own items stay. */
function HelpMenu() {
  const { t } = useText();
  const session = useSession();
  const server = useActiveServer();
  const navigate = useNavigate();
  const platformHelp = session.status === 'signedIn' && !session.facts.platform.helpDisabled;
  const openPlatformHelp = () => {
    if (server.kind === 'sandbox') void navigate(platformPageRoute(helpPath));
    else openOnServer(server, { code: 'help', path: helpPath });
  };
  return (
    <MenuButton
      label={t('frame.header.help')}
      title={t('frame.header.help')}
      align="end"
      className={styles.icon}
      lines={[
        ...(platformHelp
          ? [{ key: 'help', label: t('frame.header.platformHelp'), onSelect: openPlatformHelp }]
          : []),
        { key: 'guide', label: t('frame.help.open'), onSelect: () => openHelp() },
        { key: 'keys', label: t('frame.header.keys'), hint: '?', onSelect: () => openPanel('keys') },
        { key: 'whatsNew', label: t('frame.whatsNew.title'), onSelect: () => openPanel('whatsNew') },
        { key: 'feedback', label: t('frame.feedback.open'), onSelect: () => openPanel('feedback') },
        { key: 'about', label: t('frame.about.title'), onSelect: () => openPanel('about') },
      ]}
    >
      <CircleQuestionMark size={16} aria-hidden="true" />
    </MenuButton>
  );
}
