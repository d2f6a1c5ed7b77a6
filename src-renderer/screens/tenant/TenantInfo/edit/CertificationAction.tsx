/** Applies for the certification of the name, and cancels it (spec 1§4 "Certification", "Apply flow"). */
import { useState } from 'react';
import { type Change, submitChange } from '#data/changes/index.ts';
import { serverMark } from '#data/server-mark.ts';
import { callRead } from '#data/read.ts';
import { buildRecordChange } from '#data/records/save-record.ts';
import { useText } from '#data/text.ts';
import { checkTenantAuth } from '#shared/api/tenant/changes.ts';
import type { TenantInfo } from '#shared/api/tenant/tenant.ts';
import { type CertificationValues, certificationRecord } from '#shared/rules/records/certification-record.ts';
import type { CertificationState } from '#shared/rules/tenant/certification.ts';
import {
  afterNameCheck,
  type CertificationStep,
  certificationState,
  certificationView,
  startCertification,
} from '#shared/rules/tenant/edit/certification.ts';
import type { Message } from '#shared/text/message.ts';
import { Button } from '#widgets/Button.tsx';
import { confirm } from '#widgets/confirm.tsx';
import { notify, notifyFailure } from '#widgets/notify.tsx';
import { reloadTenant } from './reload-tenant.ts';

interface CertificationActionProps {
  readonly info: TenantInfo;
  /** The name in the form, saved or not. */
  readonly formName: string;
}

export function CertificationAction({ info, formName }: CertificationActionProps) {
  const { t } = useText();
  const [busy, setBusy] = useState(false);
  const state = certificationState(info.authenticationStatus);
  const view = certificationView(state);
  const savedName = info.tenantName;
  const say = (message: Message) => t(message.key, message.params);

  /** The button is busy during requests, not while the user is asked. */
  const working = async <T,>(work: Promise<T>): Promise<T> => {
    setBusy(true);
    try {
      return await work;
    } finally {
      setBusy(false);
    }
  };
  const follow = async (step: CertificationStep): Promise<void> => {
    switch (step.do) {
      case 'checkName': {
        const duplicate = await working(callRead(checkTenantAuth, { tenantName: step.tenantName }));
        if (!duplicate) return follow(afterNameCheck(step.tenantName, duplicate));
        await confirm({
          title: t('tenantEdit.form.nameTaken'),
          text: t('tenantEdit.name.existsApply'),
          inform: true,
        });
        return;
      }
      case 'refuse':
        notify({ tone: 'info', text: say(step.message) });
        return;
      case 'confirm': {
        const cancelling = step.onYes === 'cancel';
        const yes = await confirm({
          title: say(view.button),
          text: say(step.message),
          action: say(view.button),
          danger: cancelling,
          // A plain "Cancel" beside "Cancel certification" would be ambiguous.
          ...(cancelling && {
            keep: t(`tenantEdit.certification.${state === 'pending' ? 'keepPending' : 'keepVerified'}`),
          }),
        });
        if (yes) await send(certificationChange(state, cancelling ? 'uncertified' : 'pending', savedName));
      }
    }
  };
  const send = async (change: Change) => {
    // The change door shows a refusal; the data is read again either way.
    await working(submitChange(change).catch(reloadTenant));
  };
  const press = async () => {
    try {
      await follow(startCertification({ state, status: info.status, savedName, formName }));
    } catch (error) {
      notifyFailure(error);
    }
  };
  return (
    <Button busy={busy} onClick={() => void press()}>
      {say(view.button)}
    </Button>
  );
}

/** A cancelled review can be requested again, but a surrendered certificate cannot be restored. */
function certificationChange(from: CertificationState, to: CertificationState, tenantName: string): Change {
  const change = buildRecordChange<object, CertificationValues>(
    certificationRecord,
    {},
    {
      // Any state before a review, also a failed one, counts as uncertified.
      newest: { certification: from === 'pending' ? from : 'uncertified', tenantName },
      after: { certification: to, tenantName },
      changed: ['certification'],
      server: serverMark(),
      success: 'tenantEdit.done',
    },
  );
  return from === 'verified' ? { ...change, restores: undefined } : change;
}
