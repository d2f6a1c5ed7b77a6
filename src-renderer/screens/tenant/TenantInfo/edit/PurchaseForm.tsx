/**
 * The contact-purchase switch, which applies at once, and its link, which is saved with the form: for the manager
 * tenant's system administrator in a multi-tenant deployment (spec 1§2.3, 1§5, 1§6).
 */

import { useText } from '#data/text.ts';
import type { Deployment } from '#shared/rules/common/session/tenant-access.ts';
import { type TenantValues, tenantRecord } from '#shared/rules/records/tenant-record.ts';
import { FieldRow } from '#widgets/Form/FieldRow.tsx';
import { SwitchNow } from '#widgets/Form/SwitchNow.tsx';
import { saveNow } from '#widgets/Form/save-asking.ts';
import { Section } from '#widgets/Section.tsx';
import type { TenantFormState } from './use-tenant-form.ts';

interface PurchaseFormProps {
  readonly stored: TenantValues;
  readonly form: TenantFormState;
  readonly deployment: Deployment;
}

export function PurchaseForm({ stored, form, deployment }: PurchaseFormProps) {
  const { t } = useText();
  const turn = async (on: boolean) => {
    const purchaseUrl = stored.purchaseUrl.trim() || form.values.purchaseUrl.trim();
    if (on && purchaseUrl === '') {
      form.refuse({ name: 'purchaseUrl', message: t('common.form.required') });
      return;
    }
    const switched = { contactPurchase: { from: stored.contactPurchase, to: on } };
    // The switch saves a typed link along, if none is stored yet.
    const linked = stored.purchaseUrl.trim() === '' && purchaseUrl !== '';
    const edits = {
      ...switched,
      ...(linked ? { purchaseUrl: { from: stored.purchaseUrl, to: purchaseUrl } } : {}),
    };
    await saveNow(tenantRecord, { deployment }, edits, 'tenantEdit.changed');
  };
  return (
    <Section title={t('tenantEdit.purchase.section')}>
      <SwitchNow
        label={t('tenantEdit.purchase.on')}
        text={t('tenantEdit.purchase.onText')}
        checked={stored.contactPurchase}
        of={{ kind: tenantRecord, place: { deployment }, name: 'contactPurchase' }}
        onTurn={turn}
      />
      <FieldRow form={form} name="purchaseUrl" />
    </Section>
  );
}
