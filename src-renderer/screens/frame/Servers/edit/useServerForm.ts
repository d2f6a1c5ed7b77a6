/** The form's state: what is typed, what is wrong with it, saving it. */
import { useMemo, useState } from 'react';
import type { ServerList, ServerProfile } from '#shared/bridge/servers.ts';
import type { MessageKey } from '#shared/text/index.ts';
import { bridge } from '../../../../data/bridge.ts';
import { describeError } from '../../../../data/describe-error.ts';
import { useText } from '../../../../data/text.ts';
import type { FormProblem } from '../../../../widgets/EditForm/EditForm.tsx';
import { changedFields } from './changed-fields.ts';
import { faultsOf } from './form-faults.ts';
import { type RefusedField, refusedField } from './refused-field.ts';
import { type ServerForm, toDraft } from './server-form.ts';

const labels: Readonly<Record<string, MessageKey>> = {
  name: 'servers.form.name',
  address: 'servers.form.address',
  credential: 'servers.form.credential',
  passwordPath: 'servers.form.passwordPath',
  userField: 'servers.form.userField',
  passwordField: 'servers.form.passwordField',
  proxyAddress: 'servers.form.proxyAddress',
  pacAddress: 'servers.form.pacAddress',
  authorities: 'servers.form.authorities',
  clientCertificate: 'servers.form.client',
  passphrase: 'servers.form.passphrase',
  remember: 'servers.form.rememberLabel',
};

export type Draft = ReturnType<typeof toDraft>;

export function useServerForm(
  profile: ServerProfile | null,
  begin: ServerForm,
  saved: (list: ServerList) => void,
) {
  const { t } = useText();
  const [form, setForm] = useState(begin);
  /** Problems are said from the first attempt on; each goes when it is mended. */
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<RefusedField | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [saving, setSaving] = useState(false);
  /** What the last attempt found: a new list moves the focus. */
  const [found, setFound] = useState<readonly FormProblem[]>([]);

  const faults = useMemo(() => faultsOf(form), [form]);
  const problem = (name: string): string | undefined => {
    if (refused?.name === name) return refused.message;
    const fault = tried ? faults[name] : undefined;
    return fault && t(`servers.fault.${fault}`);
  };
  const change = (part: Partial<ServerForm>) => {
    setForm((now) => ({ ...now, ...part }));
    setRefused(null);
    setFailure(null);
  };
  const discard = () => {
    setForm(begin);
    setTried(false);
    setRefused(null);
    setFailure(null);
    setFound([]);
  };
  const refuse = (error: unknown) => {
    const field = refusedField(error, form);
    setRefused(field);
    setFailure(field ? null : error);
    setFound(field ? [labelled(field.name, field.message)] : []);
  };
  const labelled = (name: string, message: string): FormProblem => ({ name, label: labelOf(name), message });
  const labelOf = (name: string): string => {
    if (name.startsWith('header-')) return t('servers.form.headers');
    if (name.startsWith('path-')) return name.slice('path-'.length);
    return t(labels[name] ?? 'servers.form.name');
  };

  /** The draft, or null where something is missing, which is said. */
  const checked = (): Draft | null => {
    setTried(true);
    setRefused(null);
    setFailure(null);
    const names = Object.entries(faults);
    setFound(names.map(([name, fault]) => labelled(name, t(`servers.fault.${fault}`))));
    return names.length > 0 ? null : toDraft(form, profile);
  };
  /** `then`: what comes after it, where that is not the usual. */
  const save = async (then: (list: ServerList) => void = saved) => {
    const draft = checked();
    if (!draft || saving) return;
    setSaving(true);
    try {
      then(
        profile ? await bridge.servers.update({ id: profile.id, draft }) : await bridge.servers.add(draft),
      );
    } catch (error) {
      refuse(error);
    } finally {
      setSaving(false);
    }
  };
  return {
    form,
    change,
    problem,
    problems: found,
    failure: failure === null ? null : describeError(failure).message,
    changed: changedFields(begin, form).map((key) => t(key)),
    saving,
    save,
    discard,
    checked,
    refuse,
  };
}
