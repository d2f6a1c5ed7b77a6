/** How one signs in: the kind, what it needs, and whether this computer keeps it. */
import { useText } from '#data/text.ts';
import { useProgram } from '#state/program.ts';
import { FormField } from '#widgets/EditForm/FormField.tsx';
import { Choice } from '#widgets/Field.tsx';
import { FormRow, FormSection } from './FormSection.tsx';
import { KeepSecrets } from './KeepSecrets.tsx';
import type { PartProps } from './parts.ts';
import { SecretField } from './SecretField.tsx';

const kinds = ['password', 'page', 'token', 'cookie'] as const;

export function SignInPart(props: PartProps & { readonly fixed: boolean }) {
  const { form, profile, change, problem, fixed } = props;
  const { t } = useText();
  const { facts } = useProgram();
  const { signIn } = form;
  const held = profile?.signIn === signIn && profile.hasCredential;
  return (
    <FormSection title={t('servers.form.signInTitle')}>
      {!fixed && (
        <FormRow
          label={t('servers.form.signIn')}
          help={t(
            signIn === 'page' && facts.shell === 'web'
              ? 'servers.form.pageWeb'
              : `servers.form.kindHelp.${signIn}`,
          )}
        >
          <Choice
            label={t('servers.form.signIn')}
            value={signIn}
            options={kinds.map((value) => ({ value, label: t(`servers.form.kind.${value}`) }))}
            onChange={(kind) => change({ signIn: kind, credential: { edit: 'keep' } })}
          />
        </FormRow>
      )}
      {signIn === 'password' && !fixed && <PasswordFields {...props} />}
      {(signIn === 'token' || signIn === 'cookie') && (
        <SecretField
          name="credential"
          label={t(`servers.form.kind.${signIn}`)}
          help={t(`servers.form.${signIn}Help`)}
          problem={problem('credential')}
          held={held}
          secret={form.credential}
          onChange={(credential) => change({ credential })}
        />
      )}
      <KeepSecrets
        remember={form.remember}
        problem={problem('remember')}
        onRemember={(remember) => change({ remember })}
      />
    </FormSection>
  );
}

function PasswordFields({ form, change, problem }: PartProps) {
  const { t } = useText();
  const { passwordSignIn: now } = form;
  const set = (part: Partial<typeof now>) => change({ passwordSignIn: { ...now, ...part } });
  return (
    <>
      <FormField
        label={t('servers.form.passwordPath')}
        help={t('servers.form.passwordPathHelp')}
        problem={problem('passwordPath')}
        required
      >
        {(control) => (
          <input
            {...control}
            name="passwordPath"
            required
            maxLength={512}
            autoComplete="off"
            spellCheck={false}
            value={now.path}
            onChange={(event) => set({ path: event.target.value })}
          />
        )}
      </FormField>
      <FormRow label={t('servers.form.encoding')}>
        <Choice
          label={t('servers.form.encoding')}
          value={now.encoding}
          options={(['json', 'form'] as const).map((value) => ({
            value,
            label: t(`servers.form.encodings.${value}`),
          }))}
          onChange={(encoding) => set({ encoding })}
        />
      </FormRow>
      {(['userField', 'passwordField'] as const).map((field) => (
        <FormField key={field} label={t(`servers.form.${field}`)} problem={problem(field)} required>
          {(control) => (
            <input
              {...control}
              name={field}
              required
              maxLength={64}
              autoComplete="off"
              spellCheck={false}
              value={now[field]}
              onChange={(event) => set({ [field]: event.target.value })}
            />
          )}
        </FormField>
      ))}
    </>
  );
}
