/** The way of signing in: its kind, its values, and whether this computer keeps the credential. */
import { useQuery } from '@tanstack/react-query';
import { bridge } from '#data/bridge.ts';
import { useText } from '#data/text.ts';
import { useProgram } from '#state/program.ts';
import { Checkbox } from '#widgets/controls/Checkbox.tsx';
import { Segmented } from '#widgets/controls/Segmented.tsx';
import { CountedField } from '#widgets/Form/CountedField.tsx';
import { FieldRow } from '#widgets/Form/FieldRow.tsx';
import { FormField } from '#widgets/Form/FormField.tsx';
import { FormRow } from '#widgets/Form/FormRow.tsx';
import { FormSection } from '#widgets/Form/FormSection.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import styles from './edit.module.css';
import type { PartProps } from './parts.ts';
import { ServerSecretField } from './SecretField.tsx';

export function SignInPart(props: PartProps & { readonly fixed: boolean }) {
  const { form, profile, fixed } = props;
  const { t } = useText();
  const { facts } = useProgram();
  const { signIn, credential, remember } = form.values;
  const isStored = profile?.signIn === signIn && profile.hasCredential;
  return (
    <FormSection title={t('servers.form.signInTitle')}>
      {!fixed && (
        <FieldRow
          form={form}
          name="signIn"
          help={signIn === 'page' && facts.shell === 'web' ? t('servers.form.pageWeb') : undefined}
        />
      )}
      {signIn === 'password' && !fixed && <PasswordFields {...props} />}
      {(signIn === 'token' || signIn === 'cookie') && (
        <ServerSecretField
          name="credential"
          label={t(`servers.form.kind.${signIn}`)}
          help={t(`servers.form.${signIn}Help`)}
          problem={form.problem('credential')}
          isStored={isStored}
          secret={credential}
          onChange={(secret) => form.set('credential', secret)}
        />
      )}
      <KeepSecrets
        remember={remember}
        problem={form.problem('remember')}
        onRemember={(on) => form.set('remember', on)}
      />
    </FormSection>
  );
}

function PasswordFields({ form }: PartProps) {
  const { t } = useText();
  const now = form.values.passwordSignIn;
  const set = (part: Partial<typeof now>) => form.set('passwordSignIn', { ...now, ...part });
  const text = (name: 'passwordPath' | 'userField' | 'passwordField', field: keyof typeof now) => (
    <FormField
      label={t(`servers.form.${name}`)}
      help={name === 'passwordPath' ? t('servers.form.passwordPathHelp') : undefined}
      problem={form.problem(name)}
      required
    >
      {(control) => (
        <CountedField value={now[field]} most={name === 'passwordPath' ? 512 : 64}>
          <input
            {...control}
            name={name}
            required
            autoComplete="off"
            spellCheck={false}
            value={now[field]}
            onChange={(event) => set({ [field]: event.target.value })}
            onBlur={() => form.leave(name)}
          />
        </CountedField>
      )}
    </FormField>
  );
  return (
    <>
      {text('passwordPath', 'path')}
      <FormRow label={t('servers.form.encoding')}>
        <Segmented
          label={t('servers.form.encoding')}
          value={now.encoding}
          options={(['json', 'form'] as const).map((value) => ({
            value,
            label: t(`servers.form.encodings.${value}`),
          }))}
          onChange={(encoding) => set({ encoding })}
        />
      </FormRow>
      {text('userField', 'userField')}
      {text('passwordField', 'passwordField')}
    </>
  );
}

interface KeepSecretsProps {
  readonly remember: boolean;
  readonly problem: string | undefined;
  readonly onRemember: (remember: boolean) => void;
}

/** Whether secrets are kept for the next start; without a key store the reason why not. */
function KeepSecrets({ remember, problem, onRemember }: KeepSecretsProps) {
  const { t } = useText();
  const { shell } = useProgram().facts;
  const { data } = useQuery({ queryKey: ['licence.keyStore'], queryFn: () => bridge.licence.keyStore({}) });
  if (!data) return null;
  const { available, backend } = data;
  if (!available) {
    const why =
      shell === 'web'
        ? t('servers.keyStore.web')
        : backend === null
          ? t('servers.keyStore.none')
          : t('servers.keyStore.unsafe', { backend });
    return (
      <FormRow label={t('servers.form.rememberLabel')} name="remember" problem={problem}>
        <p className={`${layout.row} ${ink.quiet} ${styles.held}`}>{why}</p>
      </FormRow>
    );
  }
  return (
    <FormRow
      label={t('servers.form.rememberLabel')}
      name="remember"
      problem={problem}
      help={t('servers.keyStore.help')}
    >
      <Checkbox
        label={backend === null ? t('servers.keyStore.keep') : t('servers.keyStore.keepIn', { backend })}
        checked={remember}
        onChange={onRemember}
      />
    </FormRow>
  );
}
