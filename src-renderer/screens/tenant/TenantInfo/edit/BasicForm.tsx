/** Name, contact, mobile, email and telephone, for who may change them (spec 1§2.3, 1§5). */
import { Languages } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { TenantInfo } from '#shared/api/tenant.ts';
import { certificationState, certificationView } from '#shared/rules/tenant-edit/certification.ts';
import { useText } from '../../../../data/text.ts';
import { IconButton } from '../../../../widgets/Button.tsx';
import { FormField } from '../../../../widgets/EditForm/FormField.tsx';
import { Mobile } from '../BasicInfo.tsx';
import styles from '../tenant.module.css';
import { BindButton } from './BindButton.tsx';
import type { TenantFormState } from './useTenantForm.ts';

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
      <TextField
        name="tenantName"
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
      <TextField name="contact" form={form} required />
      <FormField label={t('tenant.field.mobile')} required problem={form.problemFor('mobile')}>
        {(control) => (
          <span className={styles.bound}>
            <Mobile mobile={info.mobile} />
            <BindButton bound={info.mobile !== ''} allowed control={control} />
          </span>
        )}
      </FormField>
      <TextField name="email" form={form} type="email" />
      <TextField name="telephone" form={form} type="tel" />
    </section>
  );
}

interface TextFieldProps {
  readonly name: 'tenantName' | 'contact' | 'email' | 'telephone';
  readonly form: TenantFormState;
  readonly required?: boolean;
  readonly readOnly?: boolean;
  readonly type?: 'text' | 'email' | 'tel';
  readonly help?: string;
  readonly action?: React.ReactNode;
}

function TextField({
  name,
  form,
  required = false,
  readOnly = false,
  type = 'text',
  help,
  action,
}: TextFieldProps) {
  const { t } = useText();
  return (
    <FormField
      label={t(`tenant.field.${name}`)}
      required={required}
      help={help}
      problem={form.problemFor(name)}
      action={action}
    >
      {(control) => (
        <input
          {...control}
          name={name}
          type={type}
          value={form.values[name]}
          required={required}
          readOnly={readOnly}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          onChange={(event) => form.set(name, event.target.value)}
          onBlur={() => form.check(name)}
        />
      )}
    </FormField>
  );
}
