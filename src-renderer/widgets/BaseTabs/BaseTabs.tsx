/** The tabs of base settings (spec 1§2.2): the registry's screens below `/base/` that this person may open. */
import { useAtomValue } from 'jotai';
import { NavLink } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { mayOpen } from '#state/access.ts';
import { screensAtom, useGrants } from '#state/menu.ts';
import { homeOf } from '#state/screen.ts';
import { useSession } from '#state/session.ts';
import styles from './BaseTabs.module.css';

const parent = '/base/';
/** The tenant page's own tab has another name than the page. */
const tenantPath = '/base/:type';

export function BaseTabs() {
  const { t } = useText();
  const session = useSession();
  const { codes } = useGrants();
  const facts = session.status === 'signedIn' ? session.facts : null;
  const screens = useAtomValue(screensAtom).filter(
    (screen) => screen.path.startsWith(parent) && mayOpen(screen, facts, codes) === 'yes',
  );
  return (
    <nav className={styles.tabs} aria-label={t('tenant.tabsLabel')}>
      {screens.map((screen) => (
        <NavLink key={screen.id} to={homeOf(screen)} className={styles.tab}>
          {t(screen.path === tenantPath ? 'tenant.tab.teams' : screen.titleKey)}
        </NavLink>
      ))}
    </nav>
  );
}
