/** Whether secrets are kept for the next start; without a key store the reason why not. */

import { useQuery } from '@tanstack/react-query';
import { bridge } from '#data/bridge.ts';
import { useText } from '#data/text.ts';
import { useProgram } from '#state/program.ts';
import { Checkbox } from '#widgets/controls/Checkbox.tsx';
import { FormRow } from '#widgets/Form/FormRow.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import styles from './edit.module.css';

interface KeepSecretsProps {
  readonly remember: boolean;
  readonly problem: string | undefined;
  readonly onRemember: (remember: boolean) => void;
}

export function KeepSecrets({ remember, problem, onRemember }: KeepSecretsProps) {
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
