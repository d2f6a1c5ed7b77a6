/**
 * The free-edition notice (spec 1§2.8, 3§2.6), for any screen: what is not enabled, whom to ask, where to read on.
 * A small window shows the same message without contact details.
 */
import { Lock, Phone } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import type { SessionFacts } from '#shared/api/session.ts';
import { queryContactPurchaseConfigs } from '#shared/api/tenant-changes.ts';
import { asksAdministrator, payNotice } from '#shared/rules/pay-remind/notice.ts';
import { purchaseAddress, readContactPurchase } from '#shared/rules/tenant-edit/purchase.ts';
import { useRead } from '../../data/read.ts';
import { useText } from '../../data/text.ts';
import { platformPageRoute } from '../../state/platform-page.ts';
import { useActiveServer } from '../../state/program.ts';
import { useSession } from '../../state/session.ts';
import { HelpLink } from './HelpLink.tsx';
import styles from './PayNotice.module.css';

interface PayNoticeProps {
  readonly moduleType: string;
  /** Stands in place of the free-edition sentence. */
  readonly title?: string | undefined;
  /** A contact phone; without one the sales contact is shown, where the platform names one. */
  readonly phone?: string | undefined;
  /** It is all that the page holds: its title is the page's. */
  readonly page?: boolean;
}

export function PayNotice({ moduleType, title, phone, page = false }: PayNoticeProps) {
  const { t, language } = useText();
  const session = useSession();
  const small = useSmallWindow();
  const deployment = session.status === 'signedIn' ? session.facts.platform.deployment : 'public';
  const sales = useSales(deployment);
  const notice = payNotice({
    moduleType,
    deployment,
    language,
    title,
    phone,
    sales,
    variant: small ? 'small' : 'full',
  });
  const Title = page ? 'h1' : 'p';
  const { contact } = notice;
  return (
    <section className={styles.notice} aria-label={t('payRemind.label')}>
      <span className={styles.icon} aria-hidden="true">
        <Lock size={20} />
      </span>
      <Title className={styles.title}>
        {'text' in notice.title ? notice.title.text : t(notice.title.key, notice.title.params)}
      </Title>
      {notice.description && <p className={styles.text}>{notice.description}</p>}
      {contact && (
        <p className={styles.contact}>
          {contact.kind === 'phone' ? (
            <>
              <Phone size={14} aria-hidden="true" /> {t(contact.label.key, contact.label.params)}
            </>
          ) : contact.address.startsWith('/') ? (
            <Link to={contact.address}>{t(contact.label.key, contact.label.params)}</Link>
          ) : (
            <a href={contact.address} target="_blank" rel="noopener noreferrer">
              {t(contact.label.key, contact.label.params)}
            </a>
          )}
        </p>
      )}
      <HelpLink path={notice.help.path}>{t(notice.help.label.key, notice.help.label.params)}</HelpLink>
    </section>
  );
}

/** Whoever sells more, where the platform says so (1§4); a failure is silent (1§8). */
function useSales(deployment: SessionFacts['platform']['deployment']) {
  const { t } = useText();
  const server = useActiveServer();
  const { data } = useRead(queryContactPurchaseConfigs, {}, { enabled: !asksAdministrator(deployment) });
  if (!data) return undefined;
  const { contactPurchase, purchaseUrl } = readContactPurchase(data, deployment);
  // In the sandbox a page of the platform's own is the console's page that stands for it.
  const ownPage = server.kind === 'sandbox' && purchaseUrl.trim().startsWith('{host}');
  const found = ownPage ? platformPageRoute('sales') : purchaseAddress(purchaseUrl, server.address);
  const address = contactPurchase ? found : null;
  return address ? { name: t('payRemind.contactPurchase'), address } : undefined;
}

/** Phones and windows of their size (PAY-008). */
const small = window.matchMedia('(max-width: 640px)');

function useSmallWindow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      small.addEventListener('change', listener);
      return () => small.removeEventListener('change', listener);
    },
    () => small.matches,
  );
}
