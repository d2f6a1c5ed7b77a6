/** The table of people to invite: pasted or from a file, columns guessed and chosen, rows corrected or removed. */
import { useDeferredValue, useMemo, useState } from 'react';
import { mostRows, readTextSheet, type Sheet } from '#shared/kit/sheets/csv-rows.ts';
import { readSheet, type SheetProblem } from '#shared/kit/sheets/read-sheet.ts';
import type { InviteValues } from '#shared/rules/invitations/invite-fields.ts';
import { guessColumns, type InviteColumns, inviteOf } from '#shared/rules/invitations/invite-rows.ts';
import { rowsOfMailboxes } from './mailboxes.ts';
import type { InviteRow } from './use-sending.ts';

const nothing: Sheet = { rows: [], leftOut: 0 };

/** Rows of a spreadsheet, or the people of an address line. */
function readPasted(text: string): Sheet {
  const people = rowsOfMailboxes(text);
  if (people === null) return readTextSheet(text);
  return { rows: people.slice(0, mostRows), leftOut: Math.max(0, people.length - mostRows) };
}

export function useTable() {
  const [pasted, setPasted] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [read, setRead] = useState<Sheet | SheetProblem | null>(null);
  const [chosen, setChosen] = useState<Partial<InviteColumns>>({});
  const [headed, setHeaded] = useState<boolean | null>(null);
  const [corrected, setCorrected] = useState<ReadonlyMap<number, InviteValues | null>>(new Map());
  // The text box stays responsive: a long list is parsed at a lower priority.
  const text = useDeferredValue(pasted);
  const { rows: cells, leftOut } = useMemo(() => {
    if (file === null) return readPasted(text);
    return typeof read === 'object' && read !== null ? read : nothing;
  }, [file, read, text]);
  const guess = useMemo(() => guessColumns(cells), [cells]);
  const columns: InviteColumns = { ...guess.columns, ...chosen };
  const hasHead = headed ?? guess.hasHeadRow;
  const rows = cells
    .map((row, at): InviteRow | null => {
      const line = at + 1;
      const own = corrected.get(line);
      return own === null ? null : { line, ...(own ?? inviteOf(row, columns)) };
    })
    .filter((row) => row !== null)
    .filter(({ line }) => !hasHead || line > 1);
  const begin = () => {
    setChosen({});
    setHeaded(null);
    setCorrected(new Map());
  };
  return {
    pasted,
    file,
    rows,
    leftOut,
    columns,
    hasHead,
    /** The widest of the first rows determines the number of columns; the heading names them. */
    width: Math.max(0, ...cells.slice(0, 100).map((row) => row.length)),
    heading: hasHead ? (cells[0] ?? []) : [],
    problem: typeof read === 'string' && file ? read : null,
    paste(next: string) {
      begin();
      setPasted(next);
    },
    async open(next: File | null) {
      begin();
      setRead(null);
      setFile(next);
      if (next) setRead(await readSheet(new Uint8Array(await next.arrayBuffer())));
    },
    choose: (part: Partial<InviteColumns>) => setChosen((now) => ({ ...now, ...part })),
    setHeaded,
    /** `values` is null for a row that is taken out. */
    correct: (line: number, values: InviteValues | null) =>
      setCorrected((now) => new Map(now).set(line, values)),
  };
}
