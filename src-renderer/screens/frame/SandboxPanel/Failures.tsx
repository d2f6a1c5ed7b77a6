/** Calls that fail on purpose. */
import { X } from 'lucide-react';
import { useState } from 'react';
import type { SandboxScenario } from '#shared/bridge/sandbox.ts';
import { useText } from '../../../data/text.ts';
import { Button, IconButton } from '../../../widgets/Button.tsx';
import styles from './SandboxPanel.module.css';

const kinds = ['refused', 'http500', 'http401', 'timeout', 'cut', 'html', 'contract'] as const;
type Failure = SandboxScenario['failures'][string];

interface FailuresProps {
  readonly endpoints: readonly string[];
  readonly failures: SandboxScenario['failures'];
  readonly onChange: (failures: SandboxScenario['failures']) => void;
}

export function Failures({ endpoints, failures, onChange }: FailuresProps) {
  const { t } = useText();
  const [endpoint, setEndpoint] = useState(endpoints[0] ?? '');
  const [kind, setKind] = useState<Failure>('http500');
  const clear = (id: string) =>
    onChange(Object.fromEntries(Object.entries(failures).filter(([name]) => name !== id)));
  return (
    <div>
      <p className={styles.label}>{t('sandbox.failures')}</p>
      <p className={styles.hint}>{t('sandbox.failuresText')}</p>
      <div className={styles.failure}>
        <select
          className={styles.select}
          aria-label={t('sandbox.endpoint')}
          value={endpoint}
          onChange={(event) => setEndpoint(event.target.value)}
        >
          {endpoints.map((id) => (
            <option key={id}>{id}</option>
          ))}
        </select>
        <select
          className={styles.select}
          aria-label={t('sandbox.failure')}
          value={kind}
          onChange={(event) => setKind(event.target.value as Failure)}
        >
          {kinds.map((value) => (
            <option key={value} value={value}>
              {t(`sandbox.failureValue.${value}`)}
            </option>
          ))}
        </select>
        <Button onClick={() => onChange({ ...failures, [endpoint]: kind })}>{t('sandbox.addFailure')}</Button>
      </div>
      <ul className={styles.list}>
        {Object.entries(failures).map(([id, failure]) => (
          <li key={id}>
            <code>{id}</code>
            <span>{t(`sandbox.failureValue.${failure}`)}</span>
            <IconButton label={t('sandbox.clearFailure', { endpoint: id })} onClick={() => clear(id)}>
              <X size={14} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
