/** Tells that another tenant has the name, in a dialog as specified, and at the field (spec 1§4). */
import { translate } from '#data/text.ts';
import type { FieldProblem } from '#shared/rules/common/fields/check-fields.ts';
import { confirm } from '#widgets/confirm.tsx';

/** `field` is the name of the control. */
export async function sayNameTaken(field: string): Promise<FieldProblem> {
  await confirm({
    title: translate('tenantEdit.form.nameTaken'),
    text: translate('tenantEdit.name.existsSave'),
    inform: true,
  });
  return { name: field, message: { key: 'tenantEdit.form.nameTaken' } };
}
