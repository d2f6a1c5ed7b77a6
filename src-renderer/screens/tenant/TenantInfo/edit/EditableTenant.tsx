/** The tenant page of the system administrator, with all editable fields (spec 1§2.3, 1§6). */

import { useState } from 'react';
import { useRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { useFirstRenderDone } from '#data/use-first-render-done.ts';
import { queryContactPurchaseConfigs } from '#shared/api/tenant/changes.ts';
import { queryTenantTips, type TenantInfo } from '#shared/api/tenant/tenant.ts';
import type { TenantAccess } from '#shared/rules/common/session/tenant-access.ts';
import { useSession } from '#state/session.ts';
import { Button } from '#widgets/Button.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import { FormPage } from '#widgets/Form/FormPage.tsx';
import { HeadActions } from '#widgets/HeadActions.tsx';
import layout from '#widgets/looks/layout.module.css';
import { PurchaseLink, usePurchase } from '#widgets/PayNotice/PurchaseLink.tsx';
import { ReadPart } from '#widgets/ReadPart.tsx';
import { BasicInfo } from '../BasicInfo.tsx';
import { Usage } from '../Usage.tsx';
import { AuthoriseAction } from './AuthoriseAction.tsx';
import { BasicForm } from './BasicForm.tsx';
import { CertificationAction } from './CertificationAction.tsx';
import { PurchaseForm } from './PurchaseForm.tsx';
import { RefreshSpace } from './RefreshSpace.tsx';
import { TipsForm } from './TipsForm.tsx';
import { storedValues, useTenantForm } from './use-tenant-form.ts';

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
