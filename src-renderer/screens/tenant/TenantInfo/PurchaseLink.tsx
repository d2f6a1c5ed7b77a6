/**
 * The way to whoever sells more (spec 1§4, 3§6): shown where the switch is on, which by default is on the public
 * deployment only. `{host}` in the link is the platform's own address.
 */
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router-dom';
import { queryContactPurchaseConfigs } from '#shared/api/tenant-changes.ts';
import { purchaseAddress, readContactPurchase } from '#shared/rules/tenant-edit/purchase.ts';
import { useRead } from '../../../data/read.ts';
import { useText } from '../../../data/text.ts';
import { platformPageRoute } from '../../../state/platform-page.ts';
import { useActiveServer } from '../../../state/program.ts';
import { useSession } from '../../../state/session.ts';
import styles from './tenant.module.css';

export function PurchaseLink() {
  const { t } = useText();
  const session = useSession();
  const server = useActiveServer();
  // A failure here is silent (spec 1§8): the link is not there.
  const { data } = useRead(queryContactPurchaseConfigs, {});
  if (!data || session.status !== 'signedIn') return null;
  const { contactPurchase, purchaseUrl } = readContactPurchase(data, session.facts.platform.deployment);
  if (!contactPurchase) return null;
  const ownPage = purchaseUrl.trim().startsWith('{host}');
  if (server.kind === 'sandbox' && ownPage) {
    return (
      <Link to={platformPageRoute('sales')} className={styles.purchase}>
        {t('tenantEdit.purchase.open')}
      </Link>
    );
  }
  const address = purchaseAddress(purchaseUrl, server.address);
  if (!address) return null;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" title={address} className={styles.purchase}>
      {t('tenantEdit.purchase.open')} <ExternalLink size={12} aria-hidden="true" />
    </a>
  );
}
