/** The tenant's form (spec 1§2.3, 1§5, 1§7.1): its fields, and the check that the name is free. */
import { callRead } from '#data/read.ts';
import type { ConfigRecord } from '#shared/api/config-record.ts';
import { checkTenantAuth } from '#shared/api/tenant/changes.ts';
import type { TenantInfo } from '#shared/api/tenant/tenant.ts';
import type { FieldProblem } from '#shared/rules/common/fields/check-fields.ts';
import type { Deployment, TenantAccess } from '#shared/rules/common/session/tenant-access.ts';
import { type TenantValues, tenantRecord } from '#shared/rules/records/tenant-record.ts';
import { certificationState } from '#shared/rules/tenant/edit/certification.ts';
import { readContactPurchase } from '#shared/rules/tenant/edit/purchase.ts';
import { mustCheckName, type Tips } from '#shared/rules/tenant/edit/save.ts';
import { tenantFields, tipsFields } from '#shared/rules/tenant/edit/tenant-fields.ts';
import { recordChange } from '#widgets/Form/change.ts';
import { type FormState, useForm } from '#widgets/Form/use-form.ts';
import { brokenPictures } from '#widgets/RichText/broken-pictures.ts';
import { sayNameTaken } from './name-taken.ts';

interface FormFacts {
  readonly info: TenantInfo;
  readonly stored: TenantValues;
  readonly access: TenantAccess;
  readonly deployment: Deployment;
}

export type TenantFormState = FormState<TenantValues>;

export function useTenantForm({ info, stored, access, deployment }: FormFacts): TenantFormState {
  const rules = {
    certification: certificationState(info.authenticationStatus),
    editPurchase: access.editPurchase,
  };
  return useForm<TenantValues>({
    name: 'tenant',
    stored,
    fields: { ...tenantFields(rules), ...tipsFields },
    rules: picturesOf,
    ask: nameIsFree,
    uncheckedText: 'tenantEdit.form.checkFailed',
    change: recordChange(
      tenantRecord,
      { deployment },
      { success: 'tenantEdit.changed', failed: 'tenantEdit.changeFailed' },
    ),
  });
}

export function storedValues(
  info: TenantInfo,
  configs: readonly ConfigRecord[],
  tips: Tips | null,
  deployment: Deployment,
): TenantValues {
  const { tenantName, contact, mobile, email, telephone } = info;
  return {
    tenantName,
    contact,
    mobile,
    email,
    telephone,
    ...readContactPurchase(configs, deployment),
    tips: tips?.configValue ?? '',
    tipsId: tips?.id ?? '',
  };
}

/** New pictures that could not be loaded must not be saved. */
function picturesOf({ tips }: TenantValues, stored: TenantValues): readonly FieldProblem[] {
  const [broken] = brokenPictures(tips, stored.tips);
  const key = 'richText.pictureUnsaved' as const;
  return broken ? [{ name: 'tips', message: { key, params: { name: broken.name } } }] : [];
}

/** Asks the server only if the name has changed. */
async function nameIsFree(values: TenantValues, stored: TenantValues): Promise<FieldProblem | null> {
  const tenantName = values.tenantName.trim();
  if (!mustCheckName(stored, values) || !(await callRead(checkTenantAuth, { tenantName }))) return null;
  return sayNameTaken('tenantName');
}
