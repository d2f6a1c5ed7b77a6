import { X } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#data/text.ts';
import type { SandboxScenario } from '#shared/bridge/sandbox.ts';
import { Button, IconButton } from '#widgets/Button.tsx';
import { Select } from '#widgets/controls/Select.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import lines from '#widgets/looks/lines.module.css';

const failureKinds = [
  'refused',
  'http500',
  'http500Done',
  'http401',
  'timeout',
  'cut',
  'html',
  'contract',
] as const;
export type Failure = SandboxScenario['failures'][string];

interface FailuresProps {
  readonly endpoints: readonly string[];
  readonly failures: SandboxScenario['failures'];
  /** The failure that the next chosen call gets. */
  readonly kind: Failure;
  readonly onKind: (kind: Failure) => void;
  readonly onChange: (failures: SandboxScenario['failures']) => void;
}

export function Failures({ endpoints, failures, kind, onKind, onChange }: FailuresProps) {
  const { t } = useText();
  const [endpoint, setEndpoint] = useState(endpoints[0] ?? '');
  const clear = (id: string) =>
    onChange(Object.fromEntries(Object.entries(failures).filter(([name]) => name !== id)));
  return (
    <div>
      <p className={ink.label}>{t('sandbox.failures')}</p>
      <p className={ink.small}>{t('sandbox.failuresText')}</p>
      <div className={`${layout.stack} ${layout.above}`}>
        <Select
          search
          label={t('sandbox.endpoint')}
          value={endpoint}
          options={endpoints.map((id) => ({ value: id, label: id }))}
          onChange={setEndpoint}
        />
        <Select<Failure>
          label={t('sandbox.failure')}
          value={kind}
          options={failureKinds.map((value) => ({ value, label: t(`sandbox.failureValue.${value}`) }))}
          onChange={onKind}
        />
        <Button onClick={() => onChange({ ...failures, [endpoint]: kind })}>{t('sandbox.addFailure')}</Button>
      </div>
      <ul className={lines.open}>
        {Object.entries(failures).map(([id, failure]) => (
          <li key={id} className={layout.line}>
            <code>{id}</code>
            <span className={layout.fill}>{t(`sandbox.failureValue.${failure}`)}</span>
            <IconButton label={t('sandbox.clearFailure', { endpoint: id })} onClick={() => clear(id)}>
              <X size={14} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
