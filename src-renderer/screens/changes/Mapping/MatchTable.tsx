/** The names of the file with their ids here: those that need a choice first. */
import { useState } from 'react';
import { useText } from '#data/text.ts';
import {
  type IdMapping,
  isClear,
  type Match,
  type MatchState,
} from '#shared/rules/changes/mapping/mapping.ts';
import { referenceKey } from '#shared/rules/changes/mapping/reference-kinds.ts';
import { Button } from '#widgets/Button.tsx';
import ink from '#widgets/looks/ink.module.css';
import tables from '#widgets/looks/table.module.css';
import { Section } from '#widgets/Section.tsx';
import { StatusDot, type StatusTone } from '#widgets/StatusDot.tsx';
import { MatchChoice } from './MatchChoice.tsx';

interface MatchTableProps {
  readonly matches: readonly Match[];
  readonly mapping: IdMapping;
  readonly onChoose: (key: string, id: string | null) => void;
}

const tones: Readonly<Record<MatchState | 'chosen', StatusTone>> = {
  here: 'success',
  found: 'success',
  chosen: 'success',
  several: 'warning',
  none: 'danger',
  unnamed: 'warning',
};
/** Rows that are rendered until the user asks for more. */
const step = 100;

export function MatchTable({ matches, mapping, onChoose }: MatchTableProps) {
  const { t, formatNumber } = useText();
  const [most, setMost] = useState(step);
  const waiting = matches.filter(({ state }) => !isClear(state));
  const isDepartment = ({ reference }: Match) => reference.kind === 'department';
  const rows = [
    // Departments first: the other records may belong to one of them.
    ...waiting.filter(isDepartment),
    ...waiting.filter((match) => !isDepartment(match)),
    ...matches.filter(({ state }) => isClear(state)),
  ];
  const departments = departmentsHere(matches, mapping);
  const open = rows.filter(({ reference }) => !mapping.has(referenceKey(reference))).length;
  return (
    <Section
      title={t('changeMapping.names')}
      text={open === 0 ? t('changeMapping.allFound') : t('changeMapping.open', { count: open })}
    >
      <table className={`${tables.table} ${tables.fixed}`}>
        <thead>
          <tr>
            {(['kind', 'there', 'state', 'here'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`changeMapping.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, most).map((match) => {
            const { reference, nameInFile: named } = match;
            const key = referenceKey(reference);
            const state = !isClear(match.state) && mapping.has(key) ? 'chosen' : match.state;
            return (
              <tr key={key}>
                <td>{t(`changeMapping.kind.${reference.kind}`)}</td>
                <th scope="row">
                  {named?.name ?? reference.id}
                  {named && named.key !== named.name && <span className={ink.under}>{named.key}</span>}
                </th>
                <td>
                  <StatusDot tone={tones[state]}>{t(`changeMapping.state.${state}`)}</StatusDot>
                </td>
                <td>
                  <MatchChoice
                    match={match}
                    chosen={mapping.get(key) ?? null}
                    departments={departments}
                    onChoose={(id) => onChoose(key, id)}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {rows.length > most && (
        <Button size="small" onClick={() => setMost(most + step)}>
          {t('changeMapping.more', { total: formatNumber(rows.length - most) })}
        </Button>
      )}
    </Section>
  );
}

/** Chosen ids of the file's departments by key. */
function departmentsHere(matches: readonly Match[], mapping: IdMapping): ReadonlyMap<string, string> {
  return new Map(
    matches.flatMap(({ reference, nameInFile: named }) => {
      const id = reference.kind === 'department' && named ? mapping.get(referenceKey(reference)) : undefined;
      return id !== undefined && named ? [[named.key, id] as const] : [];
    }),
  );
}
