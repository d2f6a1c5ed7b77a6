/** The state of the tenant's form: edits over stored, checks on blur and on save, the name asked for first. */
import { useState } from 'react';
import { callRead } from '#data/read.ts';
import { labelOf, valueText } from '#data/records/record-text.ts';
import { useText } from '#data/text.ts';
import { checkTenantAuth } from '#shared/api/tenant/changes.ts';
import type { TenantInfo } from '#shared/api/tenant/tenant.ts';
import { type TenantValues, tenantRecord } from '#shared/rules/records/tenant-record.ts';
import type { Deployment, TenantAccess } from '#shared/rules/tenant/edit/access.ts';
import { mustCheckName } from '#shared/rules/tenant/edit/save.ts';
import type { TenantField, TenantProblem } from '#shared/rules/tenant/edit/validate.ts';
import { confirm } from '#widgets/confirm.tsx';
import type { FormProblem } from '#widgets/EditForm/EditForm.tsx';
import { useEdits } from '#widgets/EditForm/use-edits.ts';
import { useSaveRecord } from '#widgets/EditForm/use-save-record.ts';
import { notifyFailure } from '#widgets/notify.tsx';
import { brokenPictures } from '#widgets/RichText/broken-pictures.ts';
import { type EditedName, editedNames, formFields, problemsOf } from './tenant-form.ts';

interface FormFacts {
  readonly info: TenantInfo;
  readonly stored: TenantValues;
  readonly access: TenantAccess;
  readonly deployment: Deployment;
}

const noProblems: readonly FormProblem[] = [];

export function useTenantForm({ info, stored, access, deployment }: FormFacts) {
  const { t } = useText();
  const form = useEdits('tenant', stored);
  const record = useSaveRecord(tenantRecord, { deployment }, form, {
    success: 'tenantEdit.changed',
    failed: 'tenantEdit.changeFailed',
  });
  const [checked, setChecked] = useState<ReadonlySet<TenantField>>(new Set());
  const [found, setFound] = useState(noProblems);
  const [takenName, setTakenName] = useState<string | null>(null);
  const [checking, setChecking] = useState(false);
  /** What the bar says of an attempt that was not sent. */
  const [unsent, setUnsent] = useState<string | null>(null);

  const { values } = form;
  const changed = editedNames.filter((name) => form.changed.includes(name));
  const problems = problemsOf(stored, values, info, access);
  const inWords = ({ field, message }: TenantProblem): FormProblem => ({
    name: field,
    label: labelOf(tenantRecord, field),
    message: t(message.key, message.params),
  });
  const problemFor = (field: TenantField): string | null => {
    const problem = checked.has(field) ? problems.find((each) => each.field === field) : undefined;
    if (problem) return t(problem.message.key, problem.message.params);
    const taken = field === 'tenantName' && takenName === values.tenantName.trim();
    return taken ? t('tenantEdit.form.nameTaken') : null;
  };
  const refuse = (problem: FormProblem) => setFound([problem]);

  /** Answers whether the name may be saved: asked of the server only where it changed. */
  const nameIsFree = async (name: string): Promise<boolean> => {
    if (!(await callRead(checkTenantAuth, { tenantName: name }))) return true;
    setTakenName(name);
    await confirm({
      title: t('tenantEdit.form.nameTaken'),
      text: t('tenantEdit.name.existsSave'),
      inform: true,
    });
    refuse({
      name: 'tenantName',
      label: t('tenant.field.tenantName'),
      message: t('tenantEdit.form.nameTaken'),
    });
    return false;
  };

  const mayBeSaved = async (): Promise<boolean> => {
    if (!mustCheckName(stored, values)) return true;
    setChecking(true);
    try {
      return await nameIsFree(values.tenantName.trim());
    } catch (error) {
      setUnsent(t('tenantEdit.form.checkFailed'));
      notifyFailure(error);
      return false;
    } finally {
      setChecking(false);
    }
  };
  const save = async () => {
    setChecked(new Set(formFields));
    setFound(problems.map(inWords));
    const [broken] = brokenPictures(values.tips, stored.tips);
    setUnsent(broken ? t('tenantEdit.tips.pictureUnsaved', { name: broken.name }) : null);
    if (broken || problems.length > 0 || !(await mayBeSaved())) return;
    if (await record.save()) setChecked(new Set());
  };

  return {
    values,
    changed,
    saving: checking || record.saving,
    failure: unsent ?? record.failure,
    offer: form.offer,
    found,
    problemFor,
    /** What somebody else made of a field that is being changed here. */
    elsewhere: (name: EditedName): string | null => {
      const other = form.elsewhere(name);
      return other ? valueText(tenantRecord, name, other.value) : null;
    },
    save,
    set: <Name extends EditedName>(name: Name, value: TenantValues[Name]) => {
      form.set(name, value);
      setChecked((now) => new Set([...now].filter((field) => field !== name)));
    },
    check: (field: TenantField) => setChecked((now) => new Set([...now, field])),
    refuse: (field: TenantField, message: string) => {
      setChecked((now) => new Set([...now, field]));
      refuse({ name: field, label: '', message });
    },
    discard: () => {
      form.discard();
      record.forget();
      setChecked(new Set());
      setFound(noProblems);
      setTakenName(null);
      setUnsent(null);
    },
  };
}

export type TenantFormState = ReturnType<typeof useTenantForm>;
