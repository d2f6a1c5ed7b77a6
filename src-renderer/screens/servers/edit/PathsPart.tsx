/**
 * What the documents do not place, and where this server has it instead: calls whose path they do not show, and the
 * platform's own pages. `?path=<id>` in the address leads to one of them.
 */

import { useEffect, useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { FormSection } from '#widgets/Form/FormSection.tsx';
import inputs from '#widgets/input.module.css';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import tables from '#widgets/looks/table.module.css';
import { SearchField } from '#widgets/SearchField.tsx';
import { matches } from '../server-list.ts';
import styles from './edit.module.css';
import { pathNameOf } from './form-faults.ts';
import { linesOf, pathIn, withPath } from './mapping-lines.ts';
import type { PartProps } from './parts.ts';
import { type PathLine, usePathLines } from './path-lines.ts';

export function PathsPart({ form }: PartProps) {
  const { t } = useText();
  const lines = usePathLines();
  const [params] = useSearchParams();
  const wanted = params.get('path');
  const [words, setWords] = useState('');
  const { mapping } = form.values;
  const count = Object.keys(linesOf(mapping)).length;
  const faulty = ({ id }: PathLine) => form.problem(pathNameOf(id)) !== undefined;
  // One that is wrong stays in sight, whatever is searched for.
  const shown = lines.filter(
    (line) => faulty(line) || matches(words, [line.id, line.name, line.path, pathIn(mapping, line.id)]),
  );
  const set = (id: string, path: string) => form.set('mapping', withPath(mapping, id, path.trim()));
  return (
    <FormSection
      title={t('servers.form.paths')}
      text={t('servers.form.pathsHelp')}
      folded={{
        summary: count > 0 ? t('servers.form.pathsCount', { count }) : t('common.none'),
        open: count > 0 || wanted !== null,
      }}
      problem={lines.some(faulty)}
    >
      <div className={`${layout.row} ${layout.below}`}>
        <SearchField label={t('servers.form.paths')} value={words} onChange={setWords} />
        <span role="status" className={ink.count}>
          {t('common.table.found', { found: shown.length, total: lines.length })}
        </span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is answered, this only scrolls */}
      <div role="group" className={tables.some} tabIndex={0} aria-label={t('servers.form.pathsTable')}>
        <table className={`${tables.framed} ${styles.paths}`}>
          <thead>
            <tr>
              <th scope="col">{t('servers.form.pathCall')}</th>
              <th scope="col">{t('servers.form.pathHere')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((line) => (
              <PathRow
                key={line.id}
                line={line}
                wanted={line.id === wanted}
                path={pathIn(mapping, line.id)}
                problem={form.problem(pathNameOf(line.id))}
                onPath={(path) => set(line.id, path)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </FormSection>
  );
}

interface PathRowProps {
  readonly line: PathLine;
  /** The address leads to it: it has the focus when the form opens. */
  readonly wanted: boolean;
  readonly path: string;
  readonly problem: string | undefined;
  readonly onPath: (path: string) => void;
}

function PathRow({ line, wanted, path, problem, onPath }: PathRowProps) {
  const { t } = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!wanted) return;
    input.current?.scrollIntoView?.({ block: 'center' });
    input.current?.focus({ preventScroll: true });
  }, [wanted]);
  return (
    <tr data-wanted={wanted || undefined}>
      <td>
        {line.name !== '' && <span>{line.name}</span>}
        <code className={ink.under}>{line.id}</code>
      </td>
      <td>
        <input
          ref={input}
          className={inputs.input}
          name={pathNameOf(line.id)}
          aria-label={t('servers.form.pathOf', { id: line.name || line.id })}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? id : undefined}
          placeholder={line.path}
          maxLength={512}
          autoComplete="off"
          spellCheck={false}
          value={path}
          onChange={(event) => onPath(event.target.value)}
        />
        {problem && (
          <p id={id} className={ink.problem}>
            {problem}
          </p>
        )}
      </td>
    </tr>
  );
}
