/**
 * The contact-purchase switch, which acts at once, and its link, which is saved with the form: for the manager
 * tenant's system administrator in a multi-tenant deployment (spec 1§2.3, 1§5, 1§6).
 */
import { useState } from 'react';
import { submitChange } from '../../../../data/changes/index.ts';
import { useText } from '../../../../data/text.ts';
import { FormField } from '../../../../widgets/EditForm/FormField.tsx';
import { Switch } from '../../../../widgets/Field.tsx';
import styles from '../tenant.module.css';
import { purchaseChange, type TenantValues } from './tenantForm.ts';
import type { TenantFormState } from './useTenantForm.ts';

interface PurchaseFormProps {
  readonly stored: TenantValues;
  readonly form: TenantFormState;
}

export function PurchaseForm({ stored, form }: PurchaseFormProps) {
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
    // The change door shows a refusal.
    await submitChange(purchaseChange(stored, { contactPurchase: on, purchaseUrl })).catch(() => undefined);
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
      <FormField
        label={t('tenantEdit.purchase.link')}
        required={stored.contactPurchase}
        help={t('tenantEdit.purchaseHint')}
        problem={problem ?? refused}
      >
        {(control) => (
          <input
            {...control}
            name="purchaseUrl"
            type="text"
            inputMode="url"
            value={form.values.purchaseUrl}
            autoComplete="off"
            spellCheck={false}
            maxLength={2000}
            onChange={(event) => form.set('purchaseUrl', event.target.value)}
            onBlur={() => form.check('purchaseUrl')}
          />
        )}
      </FormField>
    </section>
  );
}
