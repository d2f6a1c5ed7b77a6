/** Headers of every request; the value of a secret one is stored like a credential. */

import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { useText } from '#data/text.ts';
import { Button, IconButton } from '#widgets/Button.tsx';
import { Checkbox } from '#widgets/controls/Checkbox.tsx';
import { FormSection } from '#widgets/Form/FormSection.tsx';
import inputs from '#widgets/input.module.css';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import tables from '#widgets/looks/table.module.css';
import { headerNameOf, headerValueOf } from './form-faults.ts';
import type { PartProps } from './parts.ts';
import type { HeaderLine } from './server-form.ts';

const most = 20;

export function HeadersPart({ form }: PartProps) {
  const { t } = useText();
  const { headers } = form.values;
  const { problem } = form;
  const set = (next: readonly HeaderLine[]) => form.set('headers', next);
  const edit = (key: string, part: Partial<HeaderLine>) =>
    set(headers.map((line) => (line.key === key ? { ...line, ...part } : line)));
  const add = () => {
    const line = { key: crypto.randomUUID(), name: '', value: '', secret: false, heldAs: null };
    set([...headers, line]);
  };
  const faulty = headers.some(({ key }) => problem(headerNameOf(key)) ?? problem(headerValueOf(key)));
  return (
    <FormSection
      title={t('servers.form.headers')}
      text={t('servers.form.headersHelp')}
      folded={{
        summary:
          headers.length > 0 ? t('servers.form.headersCount', { count: headers.length }) : t('common.none'),
        open: headers.length > 0,
      }}
      problem={faulty}
    >
      {headers.length > 0 && (
        <table className={tables.table}>
          <thead>
            <tr>
              <th scope="col">{t('servers.form.headerName')}</th>
              <th scope="col">{t('servers.form.headerValue')}</th>
              <th scope="col">{t('servers.form.headerSecret')}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {headers.map((line, index) => (
              <HeaderRow
                key={line.key}
                line={line}
                number={index + 1}
                problem={problem}
                onEdit={(part) => edit(line.key, part)}
                onRemove={() => set(headers.filter(({ key }) => key !== line.key))}
              />
            ))}
          </tbody>
        </table>
      )}
      <div className={`${layout.above} ${layout.below}`}>
        <Button
          size="small"
          icon={<Plus size={14} aria-hidden="true" />}
          disabled={headers.length >= most}
          onClick={add}
        >
          {t('servers.form.headerAdd')}
        </Button>
      </div>
    </FormSection>
  );
}

interface HeaderRowProps {
  readonly line: HeaderLine;
  readonly number: number;
  readonly problem: PartProps['form']['problem'];
  readonly onEdit: (part: Partial<HeaderLine>) => void;
  readonly onRemove: () => void;
}

function HeaderRow({ line, number, problem, onEdit, onRemove }: HeaderRowProps) {
  const { t } = useText();
  const id = useId();
  const { key, name, value, secret, heldAs } = line;
  const nameFault = problem(headerNameOf(key));
  const valueFault = problem(headerValueOf(key));
  const isStored = secret && heldAs !== null && heldAs === name.trim();
  return (
    <tr>
      <td>
        <input
          className={inputs.input}
          name={headerNameOf(key)}
          aria-label={t('servers.form.headerNameOf', { number })}
          aria-invalid={nameFault ? true : undefined}
          aria-describedby={nameFault ? `${id}-name` : undefined}
          maxLength={64}
          autoComplete="off"
          spellCheck={false}
          value={name}
          onChange={(event) => onEdit({ name: event.target.value })}
        />
        {nameFault && (
          <p id={`${id}-name`} className={ink.problem}>
            {nameFault}
          </p>
        )}
      </td>
      <td>
        <input
          className={inputs.input}
          name={headerValueOf(key)}
          type={secret ? 'password' : 'text'}
          aria-label={t('servers.form.headerValueOf', { number })}
          aria-invalid={valueFault ? true : undefined}
          aria-describedby={valueFault ? `${id}-value` : undefined}
          placeholder={isStored ? t('servers.secret.held') : undefined}
          maxLength={4096}
          autoComplete="off"
          spellCheck={false}
          value={value}
          onChange={(event) => onEdit({ value: event.target.value })}
        />
        {valueFault && (
          <p id={`${id}-value`} className={ink.problem}>
            {valueFault}
          </p>
        )}
      </td>
      <td>
        <Checkbox
          label={<span className="visually-hidden">{t('servers.form.headerSecretOf', { number })}</span>}
          checked={secret}
          onChange={(checked) => onEdit({ secret: checked })}
        />
      </td>
      <td>
        <IconButton label={t('servers.form.headerRemove', { number })} onClick={onRemove}>
          <X size={15} aria-hidden="true" />
        </IconButton>
      </td>
    </tr>
  );
}
