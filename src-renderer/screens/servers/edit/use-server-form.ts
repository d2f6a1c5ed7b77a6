/** The form's state: what is typed, what is wrong with it, saving it. */
import { useMemo, useRef, useState } from 'react';
import { bridge } from '#data/bridge.ts';
import { describeError } from '#data/describe-error.ts';
import { useText } from '#data/text.ts';
import type { ServerList, ServerProfile } from '#shared/bridge/servers.ts';
import { namesOf } from '#shared/rules/records/merge.ts';
import type { MessageKey } from '#shared/text/index.ts';
import type { FormProblem } from '#widgets/EditForm/EditForm.tsx';
import { useEdits } from '#widgets/EditForm/use-edits.ts';
import { changedFields, fieldLabels } from './changed-fields.ts';
import { chooseMine } from './choose-mine.ts';
import { faultsOf } from './form-faults.ts';
import { fieldOfPart, fieldsOf } from './profile-fields.ts';
import { type RefusedField, refusedField } from './refused-field.ts';
import { saveProfile } from './save-profile.ts';
import { harmless, neverKept, type ServerForm, toDraft } from './server-form.ts';

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

interface ServerFormFacts {
  /** Null: a new one. */
  readonly profile: ServerProfile | null;
  /** It was removed elsewhere. */
  readonly gone: boolean;
  /** Names the form for its draft. */
  readonly draft: string;
  /** What is saved: it follows what other windows save. */
  readonly stored: ServerForm;
  readonly saved: (list: ServerList) => void;
}

export function useServerForm({ profile, gone, draft: draftName, stored, saved }: ServerFormFacts) {
  const { t } = useText();
  const edits = useEdits<ServerForm>(`server/${draftName}`, stored, {
    secrets: neverKept,
    harmless,
    local: true,
  });
  const form = edits.values;
  /** Fields as they were when the user began with each of them. */
  const begun = useRef<Record<string, unknown>>({});
  /** Problems are said from the first attempt on; each goes when it is mended. */
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<RefusedField | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [saving, setSaving] = useState(false);
  /** The user went back to the form from the question whose values are to hold. */
  const [kept, setKept] = useState(false);
  /** What the last attempt found: a new list moves the focus. */
  const [found, setFound] = useState<readonly FormProblem[]>([]);

  const faults = useMemo(() => faultsOf(form), [form]);
  const problem = (name: string): string | undefined => {
    if (refused?.name === name) return refused.message;
    const fault = tried ? faults[name] : undefined;
    return fault && t(`servers.fault.${fault}`);
  };
  const change = (part: Partial<ServerForm>) => {
    for (const name of Object.keys(part) as (keyof ServerForm)[]) {
      const field = fieldOfPart(name);
      const isBegun = namesOf(edits.edits).some((each) => fieldOfPart(each) === field);
      if (!isBegun) begun.current[field] = fieldsOf(stored, profile)[field];
      edits.set(name, part[name] as never);
    }
    setRefused(null);
    setFailure(null);
    setKept(false);
  };
  const discard = () => {
    edits.discard();
    setTried(false);
    setRefused(null);
    setFailure(null);
    setKept(false);
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
    setKept(false);
    const names = Object.entries(faults);
    setFound(names.map(([name, fault]) => labelled(name, t(`servers.fault.${fault}`))));
    return names.length > 0 ? null : toDraft(form, gone ? null : profile);
  };
  const write = async (draft: Draft): Promise<ServerList | null> => {
    if (!profile || gone) return bridge.servers.add(draft);
    const before = Object.fromEntries(namesOf(edits.edits).map((name) => [name, edits.edits[name]?.from]));
    const work = {
      edits: edits.edits,
      values: form,
      shown: profile,
      begun: { ...fieldsOf({ ...form, ...before }, profile), ...begun.current },
    };
    return saveProfile(work, (clashes, newest) => chooseMine(clashes, newest, t));
  };
  /** `then`: what comes after it, where that is not the usual. */
  const save = async (then: (list: ServerList) => void = saved) => {
    const draft = checked();
    if (!draft || saving) return;
    setSaving(true);
    try {
      const list = await write(draft);
      if (list) {
        edits.saved(edits.edits);
        then(list);
      } else setKept(true);
    } catch (error) {
      refuse(error);
    } finally {
      setSaving(false);
    }
  };
  const elsewhere = namesOf(edits.edits).filter((name) => edits.elsewhere(name));
  return {
    form,
    change,
    problem,
    problems: found,
    failure: failure === null ? (kept ? t('record.clash.kept') : null) : describeError(failure).message,
    changed: changedFields(stored, form).map((key) => t(key)),
    offer: edits.offer,
    /** Labels of fields that are being changed here and were changed elsewhere. */
    elsewhere: [...new Set(elsewhere.map((name) => t(fieldLabels[name])))],
    saving,
    save,
    discard,
    checked,
    refuse,
  };
}
