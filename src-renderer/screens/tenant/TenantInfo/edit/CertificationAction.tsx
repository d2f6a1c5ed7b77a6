/** Applying for the certification of the name, and cancelling it (spec 1§4 "Certification", "Apply flow"). */
import { useState } from 'react';
import { type Change, submitChange } from '#data/changes/index.ts';
import { meant } from '#data/meant.ts';
import { callRead } from '#data/read.ts';
import { recordChange } from '#data/records/save-record.ts';
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
  /** As it stands in the form. */
  readonly formName: string;
}

export function CertificationAction({ info, formName }: CertificationActionProps) {
  const { t } = useText();
  const [busy, setBusy] = useState(false);
  const state = certificationState(info.authenticationStatus);
  const view = certificationView(state);
  const savedName = info.tenantName;
  const say = (message: Message) => t(message.key, message.params);

  /** Busy while the server is asked, not while the user is. */
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
          // "Cancel" beside "Cancel certification" would be a riddle.
          ...(cancelling && {
            keep: t(`tenantEdit.certification.${state === 'pending' ? 'keepPending' : 'keepVerified'}`),
          }),
        });
        if (yes) await send(certificationChange(state, cancelling ? 'uncertified' : 'pending', savedName));
      }
    }
  };
  const send = async (change: Change) => {
    // The change door shows a refusal; what the server holds now is read in either case.
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

/** A review can be asked for again; a certificate that was given up does not come back by itself. */
function certificationChange(from: CertificationState, to: CertificationState, tenantName: string): Change {
  const change = recordChange<object, CertificationValues>(
    certificationRecord,
    {},
    {
      // What there was before a review, a failed one for one, is no certificate either.
      newest: { certification: from === 'pending' ? from : 'uncertified', tenantName },
      after: { certification: to, tenantName },
      changed: ['certification'],
      server: meant(),
      success: 'tenantEdit.done',
    },
  );
  return from === 'verified' ? { ...change, restores: undefined } : change;
}
