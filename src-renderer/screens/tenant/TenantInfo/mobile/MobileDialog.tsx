/** Binds the contact mobile by a code that is sent to it (spec 1§4, 1§5 "Mobile dialog"; S-8). */

import { useMemo, useRef, useState } from 'react';
import { isUnconfirmed, submitChange } from '#data/changes/index.ts';
import { callRead, readAgain } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { bindTenantContactMobile, checkMobileCode } from '#shared/api/tenant/mobile.ts';
import { getTenantInfo } from '#shared/api/tenant/tenant.ts';
import { markFor } from '#shared/rules/tenant/edit/code-sending.ts';
import { checkMobile, joinMobile, mainland, splitMobile } from '#shared/rules/tenant/edit/mobile.ts';
import { checkCode } from '#shared/rules/tenant/edit/verify-code.ts';
import type { Message } from '#shared/text/message.ts';
import { withoutAsking } from '#state/unsaved-work.ts';
import { Button } from '#widgets/Button.tsx';
import { Select } from '#widgets/controls/Select.tsx';
import { codeOfOption, countryOptions, knownCodes, optionForCode } from '#widgets/countries.ts';
import { Field } from '#widgets/Field.tsx';
import { GuardedDialog } from '#widgets/Form/GuardedDialog.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import { NoWayBack } from '#widgets/NoWayBack.tsx';
import { notifyFailure } from '#widgets/notify.tsx';
import { maskedMobile } from '../tenant-view.ts';
import { CodeField } from './CodeField.tsx';
import { type Remark, remarkOn, useCodeMachine } from './code-machine.ts';
import styles from './mobile.module.css';
import { StepRemark } from './StepRemark.tsx';

interface MobileDialogProps {
  /** The bound number; '' without one. */
  readonly mobile: string;
  readonly onClose: () => void;
}

type Problems = Readonly<Partial<Record<'number' | 'code', Message>>>;

export function MobileDialog({ mobile, onClose }: MobileDialogProps) {
  const { t, language } = useText();
  const options = useMemo(() => countryOptions(language), [language]);
  const machine = useCodeMachine('bind');
  // A code from before the dialog was closed still belongs to its number.
  const sentTo = machine.state.lastCode ? splitMobile(machine.state.lastCode.mobile, knownCodes) : null;
  const [country, setCountry] = useState(() =>
    optionForCode(options, (sentTo ?? splitMobile(mobile, knownCodes)).countryCode || mainland),
  );
  const [number, setNumber] = useState(sentTo?.number ?? '');
  const [code, setCode] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const [remark, setRemark] = useState<Remark | null>(null);
  const [binding, setBinding] = useState(false);
  const numberInput = useRef<HTMLInputElement>(null);
  const codeInput = useRef<HTMLInputElement>(null);
  /** The server's proof of a right code, kept while the result of the binding is unknown. */
  const proof = useRef<{ readonly of: string; readonly successCode: string } | null>(null);
  const newMobile = { countryCode: codeOfOption(country), number };
  const full = joinMobile(newMobile);
  // A number that a code was sent to outlives the dialog, and a code is sent again.
  const isTyped = number !== '' && full !== machine.state.lastCode?.mobile;
  const inWords = (message: Message | undefined) => (message ? t(message.key, message.params) : undefined);
  const refuse = (found: Problems) => {
    setRemark(null);
    setProblems(found);
    (found.number ? numberInput : codeInput).current?.focus();
  };

  const send = async () => {
    const problem = checkMobile(newMobile);
    if (problem) return refuse({ number: problem });
    setProblems({});
    setRemark(null);
    setRemark(await machine.send(full));
    codeInput.current?.focus();
  };
  const bind = async () => {
    const numberProblem = checkMobile(newMobile);
    const codeProblem = checkCode(code);
    if (numberProblem || codeProblem) {
      return refuse({
        ...(numberProblem ? { number: numberProblem } : {}),
        ...(codeProblem ? { code: codeProblem } : {}),
      });
    }
    const mark = markFor(machine.state, full, Date.now());
    if (!mark.ok) return refuse({ code: mark.message });
    setProblems({});
    setRemark(null);
    setBinding(true);
    let step: 'check' | 'bind' = 'check';
    try {
      const input = { mobile: full, verifyCode: code.trim(), cacheMark: mark.cacheMark };
      const of = JSON.stringify(input);
      // A retry with the same proof cannot bind a bound number twice.
      const successCode =
        proof.current?.of === of
          ? proof.current.successCode
          : await submitChange({
              title: 'tenantEdit.change.checkCode',
              endpoint: checkMobileCode,
              input,
              before: null,
              success: null,
              failure: 'silent',
            });
      proof.current = { of, successCode };
      step = 'bind';
      await submitChange({
        title: 'tenantEdit.change.mobile',
        endpoint: bindTenantContactMobile,
        input: { mobile: full, successCode },
        before: { mobile },
        touches: [getTenantInfo],
        success: 'tenantEdit.changed',
        failure: 'silent',
        readBack: async () => {
          const held = (await callRead(getTenantInfo, {})).mobile;
          return {
            isApplied: held === full,
            fields: [{ label: t('tenant.field.mobile'), value: maskedMobile(held) }],
          };
        },
      });
      machine.forget();
      await withoutAsking(onClose);
    } catch (error) {
      if (!isUnconfirmed(error)) proof.current = null;
      setRemark(remarkOn(error, step));
    } finally {
      setBinding(false);
    }
  };
  const look = async () => {
    try {
      const { mobile: held } = await callRead(getTenantInfo, {});
      await readAgain([getTenantInfo]);
      setRemark({ tone: 'info', text: t('tenantEdit.mobile.holds', { mobile: maskedMobile(held) }) });
    } catch (error) {
      notifyFailure(error);
    }
  };
  return (
    <GuardedDialog
      dirty={isTyped}
      title={t(mobile ? 'tenantEdit.mobile.change' : 'tenantEdit.mobile.bind')}
      onClose={onClose}
      footer={(close) => (
        <>
          <Button onClick={close}>{t('common.cancel')}</Button>
          <Button look="primary" type="submit" form="bind-mobile" busy={binding}>
            {t('common.confirm')}
          </Button>
        </>
      )}
    >
      <form
        id="bind-mobile"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!binding) void bind();
        }}
      >
        {mobile && (
          <p className={ink.text}>{t('tenantEdit.mobile.current', { mobile: maskedMobile(mobile) })}</p>
        )}
        <Field label={t('tenantEdit.mobile.number')} error={inWords(problems.number)}>
          {(control) => (
            <span className={`${layout.line} ${styles.line}`}>
              <Select
                label={t('tenantEdit.mobile.countryCode')}
                look="short"
                emptyText={t('tenantEdit.mobile.noCountry')}
                options={options}
                value={country || null}
                onChange={setCountry}
              />
              <input
                {...control}
                ref={numberInput}
                data-autofocus
                type="tel"
                autoComplete="off"
                maxLength={32}
                value={number}
                onChange={(event) => setNumber(event.target.value)}
              />
            </span>
          )}
        </Field>
        <CodeField
          code={code}
          onCode={setCode}
          machine={machine}
          onSend={() => void send()}
          problem={inWords(problems.code)}
          inputRef={codeInput}
        />
        <NoWayBack why="code" />
        <StepRemark remark={remark} onLook={look} />
      </form>
    </GuardedDialog>
  );
}
