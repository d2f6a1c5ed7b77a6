/**
 * The free-edition notice (spec 1§2.8, 3§2.6) for any screen: the function, the contact, the help page. A small window
 * shows the same message without contact details.
 */
import { Lock, Phone } from 'lucide-react';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { lookUpConfigs } from '#shared/api/licence-info/reminder.ts';
import { createMedia, useMedia } from '#state/media.ts';
import { useSession } from '#state/session.ts';
import { PlatformPageLink } from '#widgets/PayNotice/PlatformPageLink.tsx';
import { PurchaseLink, usePurchase } from '#widgets/PayNotice/PurchaseLink.tsx';
import { contactConfigKeys, readPayContact } from '../../contact.ts';
import { asksAdministrator, type PayNoticeContent as Notice, payNotice } from '../../notice.ts';
import styles from './PayNotice.module.css';

interface PayNoticeProps {
  readonly moduleType: string;
  /** Replaces the free-edition sentence. */
  readonly title?: string | undefined;
  /** A contact phone; by default the operator's contact, else the way to buy, where there is one. */
  readonly phone?: string | undefined;
  /** The notice is the whole page, and its title is the page's. */
  readonly page?: boolean;
}

export function PayNotice({ moduleType, title, phone, page = false }: PayNoticeProps) {
  const { t, language } = useText();
  const session = useSession();
  const small = useMedia(smallWindow);
  const deployment = session.status === 'signedIn' ? session.facts.platform.deployment : 'public';
  const hasContact = !small && !asksAdministrator(deployment);
  const set = useContact(hasContact);
  const purchase = usePurchase(hasContact);
  const notice = payNotice({
    moduleType,
    deployment,
    language,
    title,
    phone: phone || set?.phone,
    sales: set?.sales ?? undefined,
    variant: small ? 'small' : 'full',
  });
  const Title = page ? 'h1' : 'p';
  return (
    <section className={styles.notice} aria-label={t('payRemind.label')}>
      <span className={styles.icon} aria-hidden="true">
        <Lock size={20} />
      </span>
      <Title className={styles.title}>
        {'text' in notice.title ? notice.title.text : t(notice.title.key, notice.title.params)}
      </Title>
      {notice.description && <p className={styles.text}>{notice.description}</p>}
      {notice.contact && (
        <p className={styles.contact}>
          <Contact contact={notice.contact} />
        </p>
      )}
      {hasContact && purchase && (
        <p className={styles.contact}>
          <PurchaseLink target={purchase}>
            {notice.contact
              ? t('tenantEdit.purchase.open')
              : t('payRemind.sales', { name: t('payRemind.contactPurchase') })}
          </PurchaseLink>
        </p>
      )}
      <p className={styles.help}>
        <PlatformPageLink page="help" path={notice.help.path}>
          {t(notice.help.label.key, notice.help.label.params)}
        </PlatformPageLink>
      </p>
    </section>
  );
}

function Contact({ contact }: { readonly contact: NonNullable<Notice['contact']> }) {
  const { t } = useText();
  const words = t(contact.label.key, contact.label.params);
  if (contact.kind === 'phone')
    return (
      <>
        <Phone size={14} aria-hidden="true" /> {words}
      </>
    );
  if (contact.address === null) return words;
  return (
    <a href={contact.address} target="_blank" rel="noopener noreferrer" title={contact.address}>
      {words}
    </a>
  );
}

/** The platform operator's contact; a failure is silent (1§8). */
function useContact(enabled: boolean) {
  const { data } = useRead(lookUpConfigs, { configKeys: contactConfigKeys }, { enabled });
  return data && readPayContact(data);
}

/** Phones and windows of their size (PAY-008). */
const smallWindow = createMedia('(max-width: 640px)');
