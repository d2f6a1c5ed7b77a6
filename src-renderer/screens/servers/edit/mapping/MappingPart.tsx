/**
 * The mapping of the server: paths, methods, names and values that differ from the documents. `?path=<id>` in the
 * address leads to a line.
 */

import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '#data/text.ts';
import type { Mapping } from '#shared/api/mapping/mapping.ts';
import { noMapping } from '#shared/api/mapping/no-mapping.ts';
import { Button } from '#widgets/Button.tsx';
import { confirm } from '#widgets/confirm.tsx';
import { Disclosure } from '#widgets/Disclosure.tsx';
import { FormSection } from '#widgets/Form/FormSection.tsx';
import ink from '#widgets/looks/ink.module.css';
import layout from '#widgets/looks/layout.module.css';
import tables from '#widgets/looks/table.module.css';
import { SearchField } from '#widgets/SearchField.tsx';
import { hasEveryWord } from '../../server-list.ts';
import styles from '../edit.module.css';
import { pathNameOf } from '../form-faults.ts';
import { linesOf, pathIn, withCall, withPath } from '../mapping-lines.ts';
import type { PartProps } from '../parts.ts';
import { mappingIn, sessionWordsOf } from '../server-form.ts';
import { CallDialog } from './CallDialog.tsx';
import { CallRow } from './CallRow.tsx';
import { type LineGroup, type MappedLine, useLineGroups } from './call-lines.ts';
import { FileKinds } from './FileKinds.tsx';
import { LinesField } from './LinesField.tsx';
import { MappingFile } from './MappingFile.tsx';
import { namesText, parseNames } from './part-text.ts';

export function MappingPart({ form, profile }: PartProps) {
  const { t } = useText();
  const groups = useLineGroups();
  const [params] = useSearchParams();
  const targetPath = params.get('path');
  const [words, setWords] = useState('');
  const [opened, setOpened] = useState<MappedLine | null>(null);
  const { mapping, address, name } = form.values;
  const mappedLines = linesOf(mapping);
  const count = Object.keys(mappedLines).length;
  const all = groups.flatMap(({ lines }) => lines);
  const faulty = ({ id }: Pick<MappedLine, 'id'>) => form.problem(pathNameOf(id)) !== undefined;
  const isFound = (group: LineGroup, line: MappedLine) =>
    hasEveryWord(words, [group.title, line.title, line.id, line.path, pathIn(mapping, line.id)]);
  // A line with a problem, or the one of the address, stays visible during a search.
  const isFirst = (line: MappedLine) =>
    faulty(line) || line.id === targetPath || mappedLines[pathNameOf(line.id)] !== undefined;
  const first = groups.flatMap((group) =>
    group.lines.filter(
      (line) => isFirst(line) && (faulty(line) || line.id === targetPath || isFound(group, line)),
    ),
  );
  const others = groups.map((group) => ({
    ...group,
    lines: group.lines.filter((line) => !isFirst(line) && isFound(group, line)),
  }));
  const found = first.length + others.reduce((sum, { lines }) => sum + lines.length, 0);
  const server = profile && profile.address === address.trim() ? profile.id : null;
  const row = (line: MappedLine) => (
    <CallRow
      key={line.id}
      line={line}
      alone={isFirst(line)}
      mapping={mappingIn(form.values)}
      server={server}
      isInAddress={line.id === targetPath}
      problem={form.problem(pathNameOf(line.id))}
      onPath={(path) => form.set('mapping', withPath(mapping, line.id, path.trim()))}
      onMore={() => setOpened(line)}
      onTakeBack={() => form.set('mapping', withCall(withPath(mapping, line.id, ''), line.id, {}))}
    />
  );
  /** The person of the session stays: a file states no persons. */
  const takeFile = ({ session, ...read }: Mapping) => {
    const { userId, userName } = form.values.session;
    form.set('mapping', read);
    if (session) form.set('session', sessionWordsOf({ ...session, userId, userName }));
  };
  const takeAllBack = async () => {
    const sure = await confirm({
      title: t('servers.mapping.takeAllBackTitle'),
      text: t('servers.mapping.takeAllBackText'),
      action: t('servers.mapping.takeAllBack'),
      here: true,
    });
    if (sure) form.set('mapping', noMapping);
  };
  return (
    <FormSection
      title={t('servers.form.paths')}
      text={t('servers.form.pathsHelp')}
      folded={{
        summary: count > 0 ? t('servers.form.pathsCount', { count }) : t('common.none'),
        open: count > 0 || targetPath !== null,
      }}
      problem={[...all, { id: 'menus' }, { id: 'permissions' }].some(faulty)}
    >
      <div className={`${layout.row} ${layout.below}`}>
        <SearchField label={t('servers.form.paths')} value={words} onChange={setWords} />
        <span role="status" className={ink.count}>
          {t('common.table.found', { found, total: all.length })}
        </span>
        <MappingFile name={name} mapping={mappingIn(form.values)} onRead={takeFile} />
        {count > 0 && (
          <Button size="small" onClick={() => void takeAllBack()}>
            {t('servers.mapping.takeAllBack')}
          </Button>
        )}
      </div>
      {first.length > 0 && <Lines label={t('servers.form.pathsTable')}>{first.map(row)}</Lines>}
      {others
        .filter(({ lines }) => lines.length > 0)
        .map((group) => (
          <Area key={group.id} group={group} open={words.trim() !== ''} row={row} />
        ))}
      <CodesFields form={form} />
      {(['licenceFiles', 'themeManifests'] as const).map((of) => (
        <FileKinds
          key={of}
          of={of}
          kinds={mapping[of]}
          onTakeBack={() => {
            const { [of]: _, ...left } = mapping;
            form.set('mapping', left);
          }}
        />
      ))}
      {opened?.call && (
        <CallDialog
          line={{ ...opened, call: opened.call }}
          mapping={mapping.calls[opened.id] ?? {}}
          onClose={() => setOpened(null)}
          onSave={(call) => form.set('mapping', withCall(mapping, opened.id, call))}
        />
      )}
    </FormSection>
  );
}

interface AreaProps {
  readonly group: LineGroup;
  /** A search is active. */
  readonly open: boolean;
  readonly row: (line: MappedLine) => React.ReactNode;
}

/** An area renders its lines when it is opened: there are hundreds in all. */
function Area({ group, open, row }: AreaProps) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(false);
  const shown = open || isOpen;
  return (
    <Disclosure
      open={shown}
      onToggle={setOpen}
      title={
        <>
          {group.title}{' '}
          <span className={ink.count}>{t('servers.mapping.callCount', { count: group.lines.length })}</span>
        </>
      }
    >
      {shown && <Lines label={group.title}>{group.lines.map(row)}</Lines>}
    </Disclosure>
  );
}

function Lines({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  const { t } = useText();
  return (
    <table className={`${tables.table} ${styles.paths}`} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('servers.form.pathCall')}</th>
          <th scope="col">{t('servers.form.pathHere')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('servers.mapping.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** The server's own codes of menus and permissions, one to a line. */
function CodesFields({ form }: Pick<PartProps, 'form'>) {
  const { t } = useText();
  const { mapping } = form.values;
  return (['menus', 'permissions'] as const).map((kind) => (
    <LinesField
      key={kind}
      label={t(`servers.mapping.${kind}`)}
      help={t(`servers.mapping.${kind}Help`)}
      name={pathNameOf(kind)}
      value={mapping[kind]}
      textOf={namesText}
      read={parseNames}
      problem={form.problem(pathNameOf(kind))}
      onChange={(codes) => form.set('mapping', { ...mapping, [kind]: codes })}
    />
  ));
}
