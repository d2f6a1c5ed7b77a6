/** The tabs of base settings (spec 1§2.2): the registry's screens below `/base/` that this person may open. */
import { useAtomValue } from 'jotai';
import { useText } from '#data/text.ts';
import { mayOpen } from '#state/access.ts';
import { screensAtom, useGrants } from '#state/menu.ts';
import { homeOf } from '#state/screen.ts';
import { useSession } from '#state/session.ts';
import { PageTabs } from '../PageTabs.tsx';

const parent = '/base/';
/** The tenant page's own tab has a name different from the page's. */
const tenantPath = '/base/:type';

export function BaseTabs() {
  const { t } = useText();
  const session = useSession();
  const { codes } = useGrants();
  const facts = session.status === 'signedIn' ? session.facts : null;
  const screens = useAtomValue(screensAtom).filter(
    (screen) => screen.path.startsWith(parent) && mayOpen(screen, facts, codes) === 'yes',
  );
  const tabs = screens.map((screen) => ({
    to: homeOf(screen),
    label: t(screen.path === tenantPath ? 'tenant.tab.teams' : screen.titleKey),
  }));
  return <PageTabs label={t('tenant.tabsLabel')} tabs={tabs} />;
}
