/** The tenant page of the system administrator, with all editable fields (spec 1§2.3, 1§6). */

import { Languages } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { useFirstRenderDone } from '#data/use-first-render-done.ts';
import { queryContactPurchaseConfigs } from '#shared/api/tenant/changes.ts';
import { queryTenantTips, type TenantInfo } from '#shared/api/tenant/tenant.ts';
import type { Deployment, TenantAccess } from '#shared/rules/common/session/tenant-access.ts';
import { type TenantValues, tenantRecord } from '#shared/rules/records/tenant-record.ts';
import { certificationState, certificationView } from '#shared/rules/tenant/edit/certification.ts';
import { useSession } from '#state/session.ts';
import { Button, IconButton } from '#widgets/Button.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import { FieldRow } from '#widgets/Form/FieldRow.tsx';
import { FormField } from '#widgets/Form/FormField.tsx';
import { FormPage } from '#widgets/Form/FormPage.tsx';
import { SwitchNow } from '#widgets/Form/SwitchNow.tsx';
import { saveNow } from '#widgets/Form/save-asking.ts';
import { HeadActions } from '#widgets/HeadActions.tsx';
import layout from '#widgets/looks/layout.module.css';
import { PurchaseLink, usePurchase } from '#widgets/PayNotice/PurchaseLink.tsx';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { Section } from '#widgets/Section.tsx';
import { BasicInfo, Mobile } from '../BasicInfo.tsx';
import { Usage } from '../Usage.tsx';
import { AuthoriseAction } from './AuthoriseAction.tsx';
import { BindButton } from './BindButton.tsx';
import { CertificationAction } from './CertificationAction.tsx';
import { RefreshSpace } from './RefreshSpace.tsx';
import { TipsForm } from './TipsForm.tsx';
import { storedValues, type TenantFormState, useTenantForm } from './use-tenant-form.ts';

interface EditableTenantProps {
  readonly info: TenantInfo;
  readonly access: TenantAccess;
}

export function EditableTenant({ info, access: given }: EditableTenantProps) {
  const { t } = useText();
  const session = useSession();
  // The tips stand below the first screenful, so that their read can wait.
  const tips = useRead(queryTenantTips, {}, { enabled: useFirstRenderDone() });
  const purchase = useRead(queryContactPurchaseConfigs, {});
  const deployment = session.status === 'signedIn' ? session.facts.platform.deployment : 'public';
  // Fields that could not be read must not be overwritten with defaults.
  const access = { ...given, editPurchase: given.editPurchase && purchase.data !== undefined };
  const stored = storedValues(info, purchase.data ?? [], tips.data ?? null, deployment);
  const form = useTenantForm({ info, stored, access, deployment });
  // The server's message if authorisation has to be applied for elsewhere (301).
  const [elsewhere, setElsewhere] = useState<string | null>(null);
  return (
    <>
      <HeadActions>
        <CertificationAction info={info} formName={form.values.tenantName} />
      </HeadActions>
      <Usage
        info={info}
        refresh={<RefreshSpace tenantKey={info.tenantKey} />}
        actions={
          <AuthoriseAction
            tenantKey={info.tenantKey}
            tenantName={info.tenantName}
            onElsewhere={setElsewhere}
          />
        }
      />
      {elsewhere !== null && <ElsewhereDialog message={elsewhere} onClose={() => setElsewhere(null)} />}
      <FormPage form={form} label={t('tenantEdit.form.fields')}>
        <BasicForm info={info} form={form} />
        {given.editPurchase && (
          <div className={purchase.data ? undefined : layout.below}>
            <ReadPart read={purchase} failed={t('tenantEdit.purchase.failed')} waiting={null}>
              {() => <PurchaseForm stored={stored} form={form} deployment={deployment} />}
            </ReadPart>
          </div>
        )}
        <TipsForm read={tips} form={form} />
        <BasicInfo info={info} edited />
      </FormPage>
    </>
  );
}

interface ElsewhereDialogProps {
  readonly message: string;
  readonly onClose: () => void;
}

/** Authorisation has to be applied for elsewhere (spec 1§4, code 301): the server's message, the seller's contact. */
function ElsewhereDialog({ message, onClose }: ElsewhereDialogProps) {
  const { t } = useText();
  const purchase = usePurchase();
  return (
    <Dialog
      open
      role="alertdialog"
      title={t('tenantEdit.authorise.title')}
      onClose={onClose}
      footer={
        <Button look="primary" data-autofocus onClick={onClose}>
          {t('common.ok')}
        </Button>
      }
    >
      <p>{message}</p>
      {purchase && <PurchaseLink target={purchase}>{t('tenantEdit.purchase.open')}</PurchaseLink>}
    </Dialog>
  );
}

interface BasicFormProps {
  readonly info: TenantInfo;
  readonly form: TenantFormState;
}

/** Name, contact, mobile, email and telephone, for people who may change them (spec 1§2.3, 1§5). */
function BasicForm({ info, form }: BasicFormProps) {
  const { t } = useText();
  const navigate = useNavigate();
  const blocked = certificationView(certificationState(info.authenticationStatus)).renameBlocked;
  return (
    <Section title={t('tenant.section.basic')}>
      <FieldRow
        form={form}
        name="tenantName"
        readOnly={blocked}
        action={
          <IconButton
            label={t('tenantEdit.form.languages')}
            onClick={() => void navigate(`lang/tenant/${encodeURIComponent(info.tenantKey)}`)}
          >
            <Languages size={16} aria-hidden="true" />
          </IconButton>
        }
      />
      <FieldRow form={form} name="contact" />
      <FormField label={t('tenant.field.mobile')} required problem={form.problem('mobile')}>
        {(control) => (
          <span className={layout.inline}>
            <Mobile mobile={info.mobile} />
            <BindButton isBound={info.mobile !== ''} allowed control={control} />
          </span>
        )}
      </FormField>
      <FieldRow form={form} name="email" />
      <FieldRow form={form} name="telephone" />
    </Section>
  );
}

interface PurchaseFormProps {
  readonly stored: TenantValues;
  readonly form: TenantFormState;
  readonly deployment: Deployment;
}

/**
 * The contact-purchase switch, which applies at once, and its link, which is saved with the form: for the manager
 * tenant's system administrator in a multi-tenant deployment (spec 1§2.3, 1§5, 1§6).
 */
function PurchaseForm({ stored, form, deployment }: PurchaseFormProps) {
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
