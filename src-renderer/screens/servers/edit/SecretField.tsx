/** An input for a secret, which is never shown again. A stored secret can be replaced or removed. */

import { useText } from '#data/text.ts';
import { Button } from '#widgets/Button.tsx';
import { FormField } from '#widgets/Form/FormField.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import styles from './edit.module.css';
import { keepSecret, type SecretEdit } from './server-form.ts';

interface SecretFieldProps {
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  readonly problem?: string | undefined;
  readonly isStored: boolean;
  readonly secret: SecretEdit;
  readonly onChange: (secret: SecretEdit) => void;
}

export function ServerSecretField({
  name,
  label,
  help,
  problem,
  isStored,
  secret,
  onChange,
}: SecretFieldProps) {
  const { t } = useText();
  const typed = secret.edit === 'set' || !isStored;
  return (
    <FormField
      label={label}
      help={help}
      problem={problem}
      action={
        isStored &&
        secret.edit === 'set' && (
          <Button onClick={() => onChange(keepSecret)}>{t('servers.secret.keep')}</Button>
        )
      }
    >
      {(control) =>
        typed ? (
          <input
            {...control}
            name={name}
            type="password"
            autoComplete="off"
            spellCheck={false}
            maxLength={8192}
            value={secret.edit === 'set' ? secret.value : ''}
            onChange={(event) =>
              onChange(
                event.target.value === '' && !isStored
                  ? keepSecret
                  : { edit: 'set', value: event.target.value },
              )
            }
          />
        ) : (
          // biome-ignore lint/a11y/useSemanticElements: the row around it is laid out by the label, not by a legend
          <div className={`${layout.row} ${ink.quiet} ${styles.held}`} role="group" aria-label={label}>
            <span>{t(secret.edit === 'remove' ? 'servers.secret.removed' : 'servers.secret.held')}</span>
            {secret.edit === 'remove' ? (
              <Button size="small" onClick={() => onChange(keepSecret)}>
                {t('servers.secret.keep')}
              </Button>
            ) : (
              <>
                <Button
                  size="small"
                  aria-label={t('servers.secret.replaceWhat', { what: label })}
                  onClick={() => onChange({ edit: 'set', value: '' })}
                >
                  {t('servers.secret.replace')}
                </Button>
                <Button
                  size="small"
                  aria-label={t('servers.secret.removeWhat', { what: label })}
                  onClick={() => onChange({ edit: 'remove' })}
                >
                  {t('common.remove')}
                </Button>
              </>
            )}
          </div>
        )
      }
    </FormField>
  );
}
