/** Name, contact, mobile, email and telephone, for people who may change them (spec 1§2.3, 1§5). */

import { Languages } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useText } from '#data/text.ts';
import type { TenantInfo } from '#shared/api/tenant/tenant.ts';
import { certificationState, certificationView } from '#shared/rules/tenant/edit/certification.ts';
import { IconButton } from '#widgets/Button.tsx';
import { FieldRow } from '#widgets/Form/FieldRow.tsx';
import { FormField } from '#widgets/Form/FormField.tsx';
import layout from '#widgets/looks/layout.module.css';
import { Section } from '#widgets/Section.tsx';
import { Mobile } from '../BasicInfo.tsx';
import { BindButton } from './BindButton.tsx';
import type { TenantFormState } from './use-tenant-form.ts';

interface BasicFormProps {
  readonly info: TenantInfo;
  readonly form: TenantFormState;
}

export function BasicForm({ info, form }: BasicFormProps) {
  const { t } = useText();
  const navigate = useNavigate();
  const blocked = certificationView(certificationState(info.authenticationStatus)).renameBlocked;
  return (
    <Section title={t('tenant.section.basic')}>
      <FieldRow
        form={form}
        name="tenantName"
        readOnly={blocked}
        action={
          <IconButton
            label={t('tenantEdit.form.languages')}
            onClick={() => void navigate(`lang/tenant/${encodeURIComponent(info.tenantKey)}`)}
          >
            <Languages size={16} aria-hidden="true" />
          </IconButton>
        }
      />
      <FieldRow form={form} name="contact" />
      <FormField label={t('tenant.field.mobile')} required problem={form.problem('mobile')}>
        {(control) => (
          <span className={layout.inline}>
            <Mobile mobile={info.mobile} />
            <BindButton bound={info.mobile !== ''} allowed control={control} />
          </span>
        )}
      </FormField>
      <FieldRow form={form} name="email" />
      <FieldRow form={form} name="telephone" />
    </Section>
  );
}
