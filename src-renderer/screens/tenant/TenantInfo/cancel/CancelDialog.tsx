/**
 * The dialog that cancels the enterprise: it lists the losses, asks for the tenant's name and for a code that is sent
 * to the contact mobile, and then ends the tenant (spec 1§4 "Cancel enterprise"; S-10).
 */

import { useRef, useState } from 'react';
import { isUnconfirmed, submitChange } from '#data/changes/index.ts';
import { callRead } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { deleteTenant } from '#shared/api/tenant/changes.ts';
import { getTenantInfo, type TenantInfo } from '#shared/api/tenant/tenant.ts';
import { afterCancellation, checkCancellation } from '#shared/rules/tenant/edit/cancel-enterprise.ts';
import { markFor } from '#shared/rules/tenant/edit/code-sending.ts';
import type { Message } from '#shared/text/message.ts';
import { useActiveServer } from '#state/program.ts';
import { isStillSignedIn, leaveEndedTenant } from '#state/session.ts';
import { Button } from '#widgets/Button.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import { Field } from '#widgets/Field.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { Notice } from '#widgets/Notice.tsx';
import { NoWayBack } from '#widgets/NoWayBack.tsx';
import { notifyFailure } from '#widgets/notify.tsx';
import { CodeField } from '../mobile/CodeField.tsx';
import { type Remark, remarkOn, useCodeMachine } from '../mobile/code-machine.ts';
import { StepRemark } from '../mobile/StepRemark.tsx';
import { maskedMobile } from '../tenant-view.ts';

interface CancelDialogProps {
  readonly info: TenantInfo;
  readonly onClose: () => void;
}

interface Problems {
  readonly name: Message | null;
  readonly code: Message | null;
}
const noProblems: Problems = { name: null, code: null };

export function CancelDialog({ info, onClose }: CancelDialogProps) {
  const { t } = useText();
  const server = useActiveServer();
  const machine = useCodeMachine('cancel');
  const [typed, setTyped] = useState({ name: '', code: '' });
  const [problems, setProblems] = useState(noProblems);
  const [remark, setRemark] = useState<Remark | null>(null);
  const [ending, setEnding] = useState(false);
  const nameInput = useRef<HTMLInputElement>(null);
  const codeInput = useRef<HTMLInputElement>(null);
  const inWords = (message: Message | null) => (message ? t(message.key, message.params) : undefined);

  const send = async () => {
    setRemark(null);
    setRemark(await machine.send(info.mobile));
    codeInput.current?.focus();
  };
  const end = async () => {
    setRemark(null);
    const found = checkCancellation(typed, info.tenantName);
    const mark = markFor(machine.state, info.mobile, Date.now());
    const code = found.code ?? (mark.ok ? null : mark.message);
    setProblems({ name: found.name, code });
    if (found.name || code) {
      (found.name ? nameInput : codeInput).current?.focus();
      return;
    }
    setEnding(true);
    try {
      const answer = await submitChange({
        title: 'tenantEdit.change.cancelEnterprise',
        endpoint: deleteTenant,
        input: { checkCode: typed.code.trim() },
        before: { tenantName: info.tenantName, tenantKey: info.tenantKey },
        success: null,
        failure: 'silent',
      });
      const next = afterCancellation(answer);
      await leave(next.do === 'inform' ? next.text : '');
    } catch (error) {
      // After a lost answer, an ended session proves that the tenant is gone.
      if (isUnconfirmed(error) && !(await isStillSignedIn())) await leave('');
      else setRemark(remarkOn(error, 'cancel'));
    } finally {
      setEnding(false);
    }
  };
  const look = async () => {
    try {
      const { tenantName } = await callRead(getTenantInfo, {});
      setRemark({ tone: 'info', text: t('tenantEdit.cancelEnterprise.stillThere', { name: tenantName }) });
    } catch (error) {
      if (!(await isStillSignedIn())) await leave('');
      else notifyFailure(error);
    }
  };
  const leave = async (message: string) => {
    machine.forget();
    await leaveEndedTenant({ tenantName: info.tenantName, message }, server);
  };

  return (
    <Dialog
      open
      role="alertdialog"
      title={t('tenantEdit.cancelEnterprise.title', { name: info.tenantName })}
      onClose={onClose}
      locked={ending}
      footer={
        <>
          <Button data-autofocus disabled={ending} onClick={onClose}>
            {t('tenantEdit.cancelEnterprise.keep')}
          </Button>
          <Button look="danger" type="submit" form="cancel-enterprise" busy={ending}>
            {t('tenantEdit.cancelEnterprise.action')}
          </Button>
        </>
      }
    >
      <form
        id="cancel-enterprise"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!ending) void end();
        }}
      >
        <Loss info={info} />
        <p className={ink.text}>
          {t('tenantEdit.cancelEnterprise.codeTo', { mobile: maskedMobile(info.mobile) })}
        </p>
        <Field
          label={t('tenant.field.tenantName')}
          help={t('tenantEdit.cancelEnterprise.typeName')}
          error={inWords(problems.name)}
        >
          {(control) => (
            <input
              {...control}
              ref={nameInput}
              autoComplete="off"
              spellCheck={false}
              placeholder={info.tenantName}
              value={typed.name}
              onChange={(event) => setTyped({ ...typed, name: event.target.value })}
            />
          )}
        </Field>
        <CodeField
          code={typed.code}
          onCode={(code) => setTyped({ ...typed, code })}
          machine={machine}
          onSend={() => void send()}
          problem={inWords(problems.code)}
          inputRef={codeInput}
        />
        <StepRemark remark={remark} onLook={look} />
      </form>
    </Dialog>
  );
}

/** The specification's warning, and the losses of this tenant. */
function Loss({ info }: { readonly info: TenantInfo }) {
  const { t, formatNumber, formatSpace } = useText();
  const figureText = (figure: number | null, format: (value: number) => string = formatNumber) =>
    figure === null ? t('tenant.usage.notStated') : format(figure);
  return (
    <div className={layout.below}>
      <Notice tone="danger" title={t('tenantEdit.cancelEnterprise.warning', { name: info.tenantName })}>
        <p>{t('tenantEdit.cancelEnterprise.lost')}</p>
        <ul>
          <li>
            {t('tenantEdit.cancelEnterprise.members', {
              pc: figureText(info.pcAuthUserUsedNumbers),
              app: figureText(info.appAuthUserUsedNumbers),
              external: figureText(info.externalUserUsedNumbers),
            })}
          </li>
          <li>{t('tenantEdit.cancelEnterprise.data', { space: figureText(info.usedSpace, formatSpace) })}</li>
          <li>{t('tenantEdit.cancelEnterprise.authorisation')}</li>
        </ul>
        <NoWayBack why="destroys" />
      </Notice>
    </div>
  );
}
