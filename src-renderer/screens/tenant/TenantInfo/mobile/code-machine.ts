/**
 * State of the send-code button, one for each user and purpose: it lives outside of the dialogs, so that a countdown
 * survives closing one (spec 1§4; TEN-051).
 */
import { atom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { isUnconfirmed, submitChange } from '#data/changes/index.ts';
import { describeError } from '#data/describe-error.ts';
import { store } from '#data/store.ts';
import { translate } from '#data/text.ts';
import { whyUnknown } from '#data/why-unknown.ts';
import { sendMobileCode } from '#shared/api/tenant/mobile.ts';
import {
  type CodeButton,
  type CodeEvent,
  type CodeSending,
  codeButton,
  codeSending,
  noCodeSent,
} from '#shared/rules/tenant/edit/code-sending.ts';
import { useSession } from '#state/session.ts';

const machinesAtom = atom<ReadonlyMap<string, CodeSending>>(new Map());

export type CodePurpose = 'bind' | 'cancel';

/** Steps of the verification; the last two change data. */
type CodeStep = 'send' | 'check' | 'bind' | 'cancel';

/** The result of a verification step. `look` offers to read the server's state. */
export interface Remark {
  readonly tone: 'success' | 'danger' | 'info';
  readonly text: string;
  readonly look?: true;
}

export interface CodeMachine {
  readonly state: CodeSending;
  readonly button: CodeButton;
  readonly send: (mobile: string) => Promise<Remark | null>;
  readonly forget: () => void;
}

export function useCodeMachine(purpose: CodePurpose): CodeMachine {
  const session = useSession();
  const owner =
    session.status === 'signedIn' ? `${session.facts.tenant.tenantKey}/${session.facts.user.id}` : '';
  const key = `${owner}/${purpose}`;
  const state = useAtomValue(machinesAtom).get(key) ?? noCodeSent;
  const now = useNow(state);
  return {
    state,
    button: codeButton(state, now),
    send: (mobile) => sendCode(key, mobile),
    forget: () => {
      dispatch(key, { type: 'forget' });
    },
  };
}

function dispatch(key: string, event: CodeEvent): CodeSending {
  const machines = store.get(machinesAtom);
  const next = codeSending(machines.get(key) ?? noCodeSent, event, Date.now());
  store.set(machinesAtom, new Map(machines).set(key, next));
  return next;
}

/** Resolves to null if the button cannot send now. */
async function sendCode(key: string, mobile: string): Promise<Remark | null> {
  const before = store.get(machinesAtom).get(key) ?? noCodeSent;
  const send = dispatch(key, { type: 'send' }).sends;
  if (send === before.sends) return null;
  try {
    const cacheMark = await submitChange({
      title: 'tenantEdit.change.sendCode',
      endpoint: sendMobileCode,
      input: { mobile },
      before: null,
      success: null,
      failure: 'silent',
    });
    dispatch(key, { type: 'sent', send, mobile, cacheMark, at: Date.now() });
    return { tone: 'success', text: translate('tenantEdit.mobile.sent') };
  } catch (error) {
    dispatch(key, { type: 'failed', send });
    return remarkOn(error, 'send');
  }
}

/**
 * The message for a failed step: the server's own as an error (TEN-108). A network error only goes into the journal
 * (TEN-110); the dialog says quietly that the outcome is unknown, because the request may have arrived.
 */
export function remarkOn(error: unknown, step: CodeStep): Remark {
  if (isUnconfirmed(error)) {
    const text = translate(`tenantEdit.mobile.unknown.${step}`, { why: whyUnknown(error) });
    return { tone: 'info', text, ...(step === 'bind' || step === 'cancel' ? { look: true } : {}) };
  }
  return { tone: 'danger', text: describeError(error).message };
}

/** The present time, updated whenever the button's label changes by itself. */
function useNow(state: CodeSending): number {
  const [, setTicks] = useState(0);
  const now = Date.now();
  const { next } = codeButton(state, now);
  useEffect(() => {
    if (next === null) return;
    const timer = setTimeout(() => setTicks((count) => count + 1), Math.max(0, next - Date.now()) + 5);
    return () => clearTimeout(timer);
  }, [next]);
  return now;
}
