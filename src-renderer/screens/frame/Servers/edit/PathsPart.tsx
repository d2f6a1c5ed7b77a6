/** Calls whose path the documents do not show, and where this server has them instead. */
import { useId, useState } from 'react';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { endpoints } from '#shared/api/index.ts';
import { useText } from '../../../../data/text.ts';
import { SearchField } from '../../../../widgets/SearchField.tsx';
import { matches } from '../server-order.ts';
import styles from './edit.module.css';
import { FormSection } from './FormSection.tsx';
import { pathNameOf } from './form-faults.ts';
import type { PartProps } from './parts.ts';

const chosen = endpoints.filter(({ origin }) => origin === 'chosen').sort((a, b) => a.id.localeCompare(b.id));

export function PathsPart({ form, change, problem }: PartProps) {
  const { t } = useText();
  const [words, setWords] = useState('');
  const { pathOverrides } = form;
  const count = Object.keys(pathOverrides).length;
  const faulty = ({ id }: Endpoint) => problem(pathNameOf(id)) !== undefined;
  // One that is wrong stays in sight, whatever is searched for.
  const shown = chosen.filter(
    (endpoint) =>
      faulty(endpoint) || matches(words, [endpoint.id, endpoint.path, pathOverrides[endpoint.id] ?? '']),
  );
  const set = (id: string, path: string) => {
    const { [id]: _, ...others } = pathOverrides;
    change({ pathOverrides: path.trim() === '' ? others : { ...others, [id]: path.trim() } });
  };
  return (
    <FormSection
      title={t('servers.form.paths')}
      text={t('servers.form.pathsHelp')}
      folded={{
        summary: count > 0 ? t('servers.form.pathsCount', { count }) : t('common.none'),
        open: count > 0,
      }}
      problem={chosen.some(faulty)}
    >
      <div className={styles.tools}>
        <SearchField label={t('servers.form.paths')} value={words} onChange={setWords} />
        <span role="status" className={styles.faint}>
          {t('common.table.found', { found: shown.length, total: chosen.length })}
        </span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is answered, this only scrolls */}
      <div role="group" className={styles.scroll} tabIndex={0} aria-label={t('servers.form.pathsTable')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('servers.form.pathCall')}</th>
              <th scope="col">{t('servers.form.pathHere')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((endpoint) => (
              <PathRow
                key={endpoint.id}
                endpoint={endpoint}
                path={pathOverrides[endpoint.id] ?? ''}
                problem={problem(pathNameOf(endpoint.id))}
                onPath={(path) => set(endpoint.id, path)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </FormSection>
  );
}

interface PathRowProps {
  readonly endpoint: Endpoint;
  readonly path: string;
  readonly problem: string | undefined;
  readonly onPath: (path: string) => void;
}

function PathRow({ endpoint, path, problem, onPath }: PathRowProps) {
  const { t } = useText();
  const id = useId();
  return (
    <tr>
      <td>
        <code>{endpoint.id}</code>
      </td>
      <td>
        <input
          className={styles.input}
          name={pathNameOf(endpoint.id)}
          aria-label={t('servers.form.pathOf', { id: endpoint.id })}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? id : undefined}
          placeholder={endpoint.path}
          maxLength={512}
          autoComplete="off"
          spellCheck={false}
          value={path}
          onChange={(event) => onPath(event.target.value)}
        />
        {problem && (
          <p id={id} className={styles.problem}>
            {problem}
          </p>
        )}
      </td>
    </tr>
  );
}
