/** The state of the tenant's form: draft over stored, checks on blur and on save, the name asked for first. */
import { useState } from 'react';
import type { TenantInfo } from '#shared/api/tenant.ts';
import { checkTenantAuth } from '#shared/api/tenant-changes.ts';
import type { TenantAccess } from '#shared/rules/tenant-edit/access.ts';
import { mustCheckName } from '#shared/rules/tenant-edit/save.ts';
import type { TenantField, TenantProblem } from '#shared/rules/tenant-edit/validate.ts';
import { submitChange } from '../../../../data/changes/index.ts';
import { callRead } from '../../../../data/read.ts';
import { useText } from '../../../../data/text.ts';
import { confirm } from '../../../../widgets/confirm.tsx';
import type { FormProblem } from '../../../../widgets/EditForm/EditForm.tsx';
import { notifyFailure } from '../../../../widgets/notify.tsx';
import {
  changedNames,
  type Draft,
  formFields,
  problemsOf,
  savingChange,
  type TenantValues,
  type ValueName,
} from './tenantForm.ts';

interface FormFacts {
  readonly info: TenantInfo;
  readonly stored: TenantValues;
  readonly tipsId: string;
  readonly access: TenantAccess;
}

const noProblems: readonly FormProblem[] = [];

export function useTenantForm({ info, stored, tipsId, access }: FormFacts) {
  const { t } = useText();
  const [draft, setDraft] = useState<Draft>({});
  const [checked, setChecked] = useState<ReadonlySet<TenantField>>(new Set());
  const [found, setFound] = useState(noProblems);
  const [takenName, setTakenName] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const values: TenantValues = { ...stored, ...draft };
  const changed = changedNames(stored, values);
  const problems = problemsOf(stored, values, info, access);
  const inWords = ({ field, message }: TenantProblem): FormProblem => ({
    name: field,
    label: field === 'purchaseUrl' ? t('tenantEdit.purchase.link') : t(`tenant.field.${field}`),
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

  const save = async () => {
    setChecked(new Set(formFields));
    setFound(problems.map(inWords));
    setFailure(null);
    if (problems.length > 0) return;
    setSaving(true);
    try {
      if (mustCheckName(stored, values)) {
        const name = values.tenantName.trim();
        const free = await nameIsFree(name).catch((error: unknown) => {
          setFailure(t('tenantEdit.form.checkFailed'));
          notifyFailure(error);
          return false;
        });
        if (!free) return;
      }
      await submitChange(savingChange(stored, values, tipsId, access));
      // What was typed while it was on its way stays.
      setDraft((now) =>
        Object.fromEntries(Object.entries(now).filter(([name, value]) => draft[name as ValueName] !== value)),
      );
      setChecked(new Set());
    } catch {
      // The change door has shown the server's message; the form stays as typed.
      setFailure(t('tenantEdit.changeFailed'));
    } finally {
      setSaving(false);
    }
  };

  return {
    values,
    changed,
    saving,
    failure,
    found,
    problemFor,
    save,
    set: <Name extends ValueName>(name: Name, value: TenantValues[Name]) => {
      setDraft((now) => ({ ...now, [name]: value }));
      setChecked((now) => new Set([...now].filter((field) => field !== name)));
    },
    check: (field: TenantField) => setChecked((now) => new Set([...now, field])),
    refuse: (field: TenantField, message: string) => {
      setChecked((now) => new Set([...now, field]));
      refuse({ name: field, label: '', message });
    },
    discard: () => {
      setDraft({});
      setChecked(new Set());
      setFound(noProblems);
      setTakenName(null);
      setFailure(null);
    },
  };
}

export type TenantFormState = ReturnType<typeof useTenantForm>;
