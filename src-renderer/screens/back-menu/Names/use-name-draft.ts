/** Unsaved names of the sheet, with undo. */
import { useCallback, useRef, useState } from 'react';
import type { PlatformLanguage } from '#shared/api/language-names/platform-languages.ts';
import { cellKey, type NameDraft, type NameRow, storedName } from './name-rows.ts';

/** Undo steps that are kept. */
const mostSteps = 100;

export interface FilledCell {
  readonly row: NameRow;
  readonly lang: PlatformLanguage;
  /** null resets the cell to its stored name. */
  readonly name: string | null;
}

export function useNameDraft() {
  const [draft, setDraft] = useState<NameDraft>(new Map());
  const steps = useRef<NameDraft[]>([]);
  const change = useCallback(
    (cells: readonly FilledCell[]) =>
      setDraft((now) => {
        steps.current = [...steps.current.slice(1 - mostSteps), now];
        const next = new Map(now);
        for (const { row, lang, name } of cells) {
          if (name === null || name === storedName(row, lang)) next.delete(cellKey(row, lang));
          else next.set(cellKey(row, lang), name);
        }
        return next;
      }),
    [],
  );
  return {
    draft,
    change,
    back: () => setDraft((now) => steps.current.pop() ?? now),
    /** Empties saved rows; the step cannot be undone. */
    settle(rows: ReadonlySet<string>) {
      steps.current = [];
      setDraft((now) => new Map([...now].filter(([key]) => !rows.has(key.slice(0, key.lastIndexOf(' '))))));
    },
    discard() {
      steps.current = [...steps.current, draft];
      setDraft(new Map());
    },
  };
}
