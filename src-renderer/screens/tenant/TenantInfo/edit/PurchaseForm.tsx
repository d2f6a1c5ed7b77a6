/**
 * The contact-purchase switch, which acts at once, and its link, which is saved with the form: for the manager
 * tenant's system administrator in a multi-tenant deployment (spec 1§2.3, 1§5, 1§6).
 */
import { useState } from 'react';
import { useText } from '#data/text.ts';
import { type TenantValues, tenantRecord } from '#shared/rules/records/tenant-record.ts';
import type { Deployment } from '#shared/rules/tenant/edit/access.ts';
import { fieldLimits } from '#shared/rules/tenant/edit/validate.ts';
import { TextField } from '#widgets/EditForm/TextField.tsx';
import { saveNow } from '#widgets/EditForm/use-save-record.ts';
import { Switch } from '#widgets/Field.tsx';
import styles from '../tenant.module.css';
import type { TenantFormState } from './use-tenant-form.ts';

interface PurchaseFormProps {
  readonly stored: TenantValues;
  readonly form: TenantFormState;
  readonly deployment: Deployment;
}

export function PurchaseForm({ stored, form, deployment }: PurchaseFormProps) {
  const { t } = useText();
  // Shown while it is on its way; a failure brings the stored value back.
  const [asked, setAsked] = useState<boolean | null>(null);
  const turn = async (on: boolean) => {
    const purchaseUrl = stored.purchaseUrl.trim() || form.values.purchaseUrl.trim();
    if (on && purchaseUrl === '') {
      form.refuse('purchaseUrl', t('tenantEdit.required'));
      return;
    }
    setAsked(on);
    const switched = { contactPurchase: { from: stored.contactPurchase, to: on } };
    // A link that was only typed goes along where there is none yet.
    const linked = stored.purchaseUrl.trim() === '' && purchaseUrl !== '';
    const edits = {
      ...switched,
      ...(linked ? { purchaseUrl: { from: stored.purchaseUrl, to: purchaseUrl } } : {}),
    };
    await saveNow(tenantRecord, { deployment }, edits, 'tenantEdit.changed');
    setAsked(null);
  };
  const problem = form.problemFor('purchaseUrl');
  const missing = form.values.purchaseUrl.trim() === '' ? t('tenantEdit.required') : null;
  const refused = form.found[0]?.name === 'purchaseUrl' ? missing : null;
  return (
    <section className={styles.section} aria-label={t('tenantEdit.purchase.section')}>
      <h2 className={styles.heading}>{t('tenantEdit.purchase.section')}</h2>
      <Switch
        label={t('tenantEdit.purchase.on')}
        text={t('tenantEdit.purchase.onText')}
        checked={asked ?? stored.contactPurchase}
        onChange={(on) => void turn(on)}
      />
      <TextField
        name="purchaseUrl"
        label={t('tenantEdit.purchase.link')}
        required={stored.contactPurchase}
        help={t('tenantEdit.purchaseHint')}
        problem={problem ?? refused}
        elsewhere={form.elsewhere('purchaseUrl')}
        inputMode="url"
        most={fieldLimits.purchaseUrl}
        value={form.values.purchaseUrl}
        onChange={(value) => form.set('purchaseUrl', value)}
        onBlur={() => form.check('purchaseUrl')}
      />
    </section>
  );
}
