/** The dialog for a logo's target (spec 1§2.11, 1§3). */
import { useText } from '#data/text.ts';
import type { TenantLogo } from '#shared/api/branding/branding.ts';
import { brandFields } from '#shared/rules/branding/brand-fields.ts';
import type { Deployment } from '#shared/rules/common/session/tenant-access.ts';
import { brandRecord } from '#shared/rules/records/brand-record.ts';
import { recordChange } from '#widgets/Form/change.ts';
import { FieldRow } from '#widgets/Form/FieldRow.tsx';
import { FormDialog } from '#widgets/Form/FormDialog.tsx';
import { useForm } from '#widgets/Form/use-form.ts';
import { type LogoNavigation, logoLinkField } from './logo-parts.ts';

interface TargetDialogProps {
  readonly navigation: LogoNavigation;
  readonly logos: TenantLogo;
  readonly deployment: Deployment;
  readonly onClose: () => void;
}

export function TargetDialog({ navigation, logos, deployment, onClose }: TargetDialogProps) {
  const { t } = useText();
  const name = logoLinkField[navigation];
  const form = useForm<TenantLogo>({
    name: `tenantLogo/${name}`,
    stored: logos,
    fields: { [name]: brandFields[name] },
    change: recordChange(brandRecord, { deployment }, { success: 'branding.done' }),
  });
  return (
    <FormDialog form={form} title={t(`branding.target.${navigation}`)} onClose={onClose}>
      <FieldRow form={form} name={name} />
    </FormDialog>
  );
}
