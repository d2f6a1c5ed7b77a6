/** The dialog of a file with names: a result for each line before the lines go into the sheet. It saves nothing. */
import { useState } from 'react';
import { useText } from '#data/text.ts';
import { type PlatformLanguage, platformLanguages } from '#shared/api/language-names/platform-languages.ts';
import { largestSheet, readSheet, type SheetProblem } from '#shared/kit/sheets/read-sheet.ts';
import { languageFacts } from '#shared/rules/common/names/languages.ts';
import { Button } from '#widgets/Button.tsx';
import { Dialog } from '#widgets/Dialog.tsx';
import { withoutOddMarks } from '#widgets/DataGrid/odd-mark.ts';
import { FileDrop } from '#widgets/FileDrop.tsx';
import { ListScreen } from '#widgets/List/ListScreen.tsx';
import { useList } from '#widgets/List/use-list.ts';
import { Notice } from '#widgets/Notice.tsx';
import { RowsLeftOut } from '#widgets/RowsLeftOut.tsx';
import { StatusDot, type StatusTone } from '#widgets/StatusDot.tsx';
import { lineOutcomes, type NameFile, type NameFileLine, readNameFile } from './name-file.ts';
import { cellKey, type NameRow } from './name-rows.ts';
import type { FilledCell } from './use-name-draft.ts';

interface NameImportProps {
  /** Rows that this person may change. */
  readonly rows: readonly NameRow[];
  readonly onTake: (cells: readonly FilledCell[]) => void;
  readonly onClose: () => void;
}

type Read = NameFile | 'noTitles' | 'noLanguages' | SheetProblem;

interface OpenedFile {
  readonly file: File;
  /** Null while the file is being read. */
  readonly read: Read | null;
  readonly leftOut: number;
}

export function NameImport({ rows, onTake, onClose }: NameImportProps) {
  const { t, language, formatNumber } = useText();
  const [opened, setOpened] = useState<OpenedFile | null>(null);
  const { file = null, read = null, leftOut = 0 } = opened ?? {};
  const open = async (next: File | null) => {
    setOpened(next && { file: next, read: null, leftOut: 0 });
    if (!next) return;
    const sheet = await readSheet(new Uint8Array(await next.arrayBuffer()));
    const done =
      typeof sheet === 'string'
        ? { file: next, read: sheet, leftOut: 0 }
        : { file: next, read: readNameFile(withoutOddMarks(sheet.rows, t), rows), leftOut: sheet.leftOut };
    // Another file may have been chosen meanwhile.
    setOpened((now) => (now?.file === next ? done : now));
  };
  const found = read !== null && typeof read === 'object' ? read : null;
  const take = () => {
    if (!found) return;
    onTake(rows.flatMap((row) => filledOf(row, found)));
    onClose();
  };
  const count = found?.draft.size ?? 0;
  return (
    <Dialog
      open
      title={t('nameSheet.import.title')}
      width={1000}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button look="primary" disabled={count === 0} onClick={take}>
            {t('nameSheet.import.take', { count, total: formatNumber(count) })}
          </Button>
        </>
      }
    >
      <FileDrop
        label={t('nameSheet.import.file')}
        file={file}
        accept=".csv,.txt,.tsv,.xlsx"
        limit={largestSheet}
        hint={t('nameSheet.import.hint')}
        onFile={(next) => void open(next)}
      />
      {typeof read === 'string' && (
        <Notice tone="danger" title={t('sheetFile.notRead', { name: file?.name ?? '' })}>
          {read === 'noTitles' || read === 'noLanguages'
            ? t(`nameSheet.import.${read}`)
            : t(`sheetFile.problem.${read}`)}
        </Notice>
      )}
      <RowsLeftOut count={leftOut} />
      {found && (
        <>
          <p>
            {t('nameSheet.import.languages', {
              names: found.languages
                .map((lang) => languageFacts[lang].names[language])
                .join(t('common.form.separator')),
            })}
          </p>
          <Lines lines={found.lines} />
        </>
      )}
    </Dialog>
  );
}

function filledOf(row: NameRow, { draft }: NameFile): FilledCell[] {
  return platformLanguages.flatMap((lang: PlatformLanguage) => {
    const name = draft.get(cellKey(row, lang));
    return name === undefined ? [] : [{ row, lang, name }];
  });
}

const tones = {
  filled: 'success',
  byName: 'info',
  same: 'neutral',
  unknown: 'warning',
  twice: 'warning',
} as const satisfies Record<NameFileLine['outcome'], StatusTone>;

function Lines({ lines }: { readonly lines: readonly NameFileLine[] }) {
  const { t, formatNumber } = useText();
  const outcomes = lineOutcomes.filter((value) => lines.some(({ outcome }) => outcome === value));
  const list = useList<NameFileLine, 'outcome'>({
    name: 'backMenu.nameFile',
    addressPrefix: null,
    filters: {
      outcome: {
        kind: 'choice',
        label: t('nameSheet.import.outcome'),
        options: outcomes.map((value) => ({ value, label: t(`nameSheet.line.${value}`) })),
        narrow: (rows, value) => rows.filter(({ outcome }) => outcome === value),
      },
    },
    source: { data: lines },
    columns: [
      {
        key: 'line',
        title: t('nameSheet.import.line'),
        width: 80,
        align: 'end',
        text: ({ line }) => formatNumber(line),
        sort: ({ line }) => line,
      },
      { key: 'id', title: 'id', width: 180, mono: true, text: ({ kind, id }) => `${kind} ${id}` },
      { key: 'name', title: t('nameSheet.row'), text: ({ name }) => name, sort: true },
      {
        key: 'outcome',
        title: t('nameSheet.import.outcome'),
        width: 260,
        text: ({ outcome }) => t(`nameSheet.line.${outcome}`),
        sort: ({ outcome }) => outcome,
        cell: ({ outcome }) => <StatusDot tone={tones[outcome]}>{t(`nameSheet.line.${outcome}`)}</StatusDot>,
      },
      {
        key: 'filled',
        title: t('nameSheet.import.filled'),
        width: 90,
        align: 'end',
        text: ({ filled }) => formatNumber(filled),
        sort: ({ filled }) => filled,
      },
    ],
    rowKey: ({ line }) => String(line),
  });
  return (
    <ListScreen
      list={list}
      label={t('nameSheet.import.report')}
      empty={{ title: t('nameSheet.import.nothing'), text: t('nameSheet.import.nothingText') }}
      height={320}
      pageSearch={false}
    />
  );
}
