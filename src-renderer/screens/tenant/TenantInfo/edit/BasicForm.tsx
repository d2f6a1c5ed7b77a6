/** Name, contact, mobile, email and telephone, for who may change them (spec 1§2.3, 1§5). */
import { Languages } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useText } from '#data/text.ts';
import type { TenantInfo } from '#shared/api/tenant/tenant.ts';
import { certificationState, certificationView } from '#shared/rules/tenant/edit/certification.ts';
import { fieldLimits, nameLength } from '#shared/rules/tenant/edit/validate.ts';
import { IconButton } from '#widgets/Button.tsx';
import { FormField } from '#widgets/EditForm/FormField.tsx';
import { TextField } from '#widgets/EditForm/TextField.tsx';
import { Mobile } from '../BasicInfo.tsx';
import styles from '../tenant.module.css';
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
    <section className={styles.section} aria-label={t('tenant.section.basic')}>
      <h2 className={styles.heading}>{t('tenant.section.basic')}</h2>
      <BasicField
        name="tenantName"
        most={nameLength.most}
        form={form}
        required
        readOnly={blocked}
        help={t(blocked ? 'tenantEdit.name.blocked' : 'tenantEdit.form.nameHelp')}
        action={
          <IconButton
            label={t('tenantEdit.form.languages')}
            onClick={() => void navigate(`lang/tenant/${encodeURIComponent(info.tenantKey)}`)}
          >
            <Languages size={16} aria-hidden="true" />
          </IconButton>
        }
      />
      <BasicField name="contact" most={fieldLimits.contact} form={form} required />
      <FormField label={t('tenant.field.mobile')} required problem={form.problemFor('mobile')}>
        {(control) => (
          <span className={styles.bound}>
            <Mobile mobile={info.mobile} />
            <BindButton bound={info.mobile !== ''} allowed control={control} />
          </span>
        )}
      </FormField>
      <BasicField name="email" most={fieldLimits.email} form={form} type="email" />
      <BasicField name="telephone" most={fieldLimits.telephone} form={form} type="tel" />
    </section>
  );
}

interface BasicFieldProps {
  readonly name: 'tenantName' | 'contact' | 'email' | 'telephone';
  readonly form: TenantFormState;
  readonly most: number;
  readonly required?: boolean;
  readonly readOnly?: boolean;
  readonly type?: 'text' | 'email' | 'tel';
  readonly help?: string;
  readonly action?: React.ReactNode;
}

function BasicField({ name, form, ...rest }: BasicFieldProps) {
  const { t } = useText();
  return (
    <TextField
      {...rest}
      name={name}
      label={t(`tenant.field.${name}`)}
      value={form.values[name]}
      problem={form.problemFor(name)}
      elsewhere={form.elsewhere(name)}
      onChange={(value) => form.set(name, value)}
      onBlur={() => form.check(name)}
    />
  );
}
