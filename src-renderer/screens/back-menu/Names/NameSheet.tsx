import { useCallback, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '#data/text.ts';
import { platformLanguages } from '#shared/api/language-names/platform-languages.ts';
import { languageFacts } from '#shared/rules/common/names/languages.ts';
import { useAddress } from '#state/address.ts';
import type { PageLocation } from '#state/unsaved-work.ts';
import { Button } from '#widgets/Button.tsx';
import { CellSheet } from '#widgets/CellSheet/CellSheet.tsx';
import { type CellRange, singleCell, clipRange } from '#widgets/CellSheet/cell-range.ts';
import type { SheetCell } from '#widgets/CellSheet/cell-sheet.ts';
import { SheetFoot } from '#widgets/CellSheet/SheetFoot.tsx';
import { oddMark, oddSheetCell, withoutOddMarks } from '#widgets/DataGrid/odd-mark.ts';
import { useLeaveGuard } from '#widgets/Form/leave-guard.ts';
import layout from '#widgets/looks/layout.module.css';
import { ErrorNotice, Notice } from '#widgets/Notice.tsx';
import { TableExport } from '#widgets/TableExport/TableExport.tsx';
import styles from '../BackMenu/MenuSetting.module.css';
import { fillDownOrAcross, pasteNames } from './fill-names.ts';
import { menuMeasure } from './measure.ts';
import { NameBar } from './NameBar.tsx';
import { NameImport } from './NameImport.tsx';
import { filterNameRows, NameLook } from './NameLook.tsx';
import { NamePreview } from './NamePreview.tsx';
import { NameSave } from './NameSave.tsx';
import { nameFileColumns } from './name-file.ts';
import {
  cellKey,
  type NameRow,
  nameInLanguage,
  nameMarkOf,
  nameProblems,
  oddNameIn,
  planNames,
  rowKey,
} from './name-rows.ts';
import { useNameDraft } from './use-name-draft.ts';
import type { NameRead } from './use-name-rows.ts';

interface NameSheetProps {
  readonly deptId: string;
  readonly read: NameRead;
  readonly rows: readonly NameRow[];
}

export function NameSheet({ deptId, read, rows: all }: NameSheetProps) {
  const { t, language, formatNumber } = useText();
  const address = useAddress();
  const { pathname } = useLocation();
  const bar = useRef<HTMLInputElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const { draft, ...filling } = useNameDraft();
  const [chosen, setChosen] = useState<CellRange>(singleCell({ row: 0, column: 0 }));
  const [open, setOpen] = useState<'import' | 'save' | null>(null);
  const measure = useMemo(menuMeasure, []);
  const rows = useMemo(() => filterNameRows(all, draft, address, measure), [all, draft, address, measure]);
  const range = clipRange(chosen, rows.length, platformLanguages.length);
  const { focus } = range;
  const row = rows[focus.row];
  const lang = platformLanguages[focus.column] ?? 'zh_CN';
  const mayChange = ({ kind }: NameRow) =>
    read.may && kind !== 'tips' && (read.ownMenus || (kind !== 'group' && kind !== 'menu'));
  const version = useMemo(
    () => [draft, rows, read.may, read.ownMenus],
    [draft, rows, read.may, read.ownMenus],
  );
  const count = draft.size;
  useLeaveGuard(
    count > 0,
    useCallback(
      (to: PageLocation) =>
        to.pathname === pathname && [deptId, null].includes(new URLSearchParams(to.search).get('dept')),
      [pathname, deptId],
    ),
    'nothing',
  );
  const cell = (at: number, column: number): SheetCell => {
    const [nameRow, inLang] = [rows[at], platformLanguages[column]];
    if (!nameRow || !inLang) return { text: '' };
    const name = nameInLanguage(nameRow, inLang, draft);
    const odd = oddNameIn(nameRow, inLang, draft);
    const mark = odd ? null : nameMarkOf(nameRow, name, measure);
    const { [inLang]: oddStored } = nameRow.odd ?? {};
    const filled = draft.has(cellKey(nameRow, inLang));
    const wrong = filled && nameProblems(nameRow, draft).has(inLang);
    return {
      text: mark === 'missing' ? t('nameSheet.mark.missing') : name,
      ...(wrong
        ? { tone: 'danger' }
        : mark === 'missing'
          ? { tone: 'neutral' }
          : mark
            ? { tone: 'warning' }
            : {}),
      ...(mark === 'tooWide' ? { note: t('nameSheet.mark.tooWide') } : {}),
      ...(odd ? oddSheetCell(odd, t) : {}),
      ...(filled ? { was: oddStored ? oddMark(oddStored, t) : (nameRow.stored[inLang] ?? '') } : {}),
      ...(mayChange(nameRow) ? {} : { locked: true }),
      ...(languageFacts[inLang].rightToLeft && mark !== 'missing' ? { rightToLeft: true } : {}),
    };
  };
  const inFiles = all.filter(({ kind }) => kind !== 'tips');
  const free = { rows, mayChange, draft };
  const toBar = () => {
    bar.current?.focus();
    bar.current?.select();
  };
  const preview = address.get('preview') === '1';
  return (
    <div className={layout.stack}>
      {read.partly && (
        <ErrorNotice error={read.partly} title={t('nameSheet.partly')} tone="quiet" onRetry={read.again} />
      )}
      {!read.may && <Notice tone="locked">{t('backMenu.names.administratorOnly')}</Notice>}
      {read.may && !read.ownMenus && <Notice>{t('nameSheet.inherited')}</Notice>}
      <NameLook address={address}>
        <Button size="small" onClick={() => setOpen('import')} disabled={!read.may}>
          {t('nameSheet.import.action')}
        </Button>
        <TableExport
          title={t('nameSheet.title')}
          columns={nameFileColumns(draft, t)}
          rows={() => inFiles}
          total={inFiles.length}
        />
      </NameLook>
      <NameBar
        ref={bar}
        row={row}
        lang={lang}
        draft={draft}
        measure={measure}
        locked={!row || !mayChange(row)}
        onName={(name) => row && filling.change([{ row, lang, name }])}
        onLeave={(down) => {
          if (down) setChosen(singleCell({ row: focus.row + 1, column: focus.column }));
          sheet.current?.querySelector<HTMLElement>('[role=grid]')?.focus();
        }}
      />
      <div className={preview ? styles.beside : ''}>
        <div ref={sheet}>
          <CellSheet
            label={t('nameSheet.label')}
            rowsTitle={t('nameSheet.row')}
            rows={rows.length}
            rowName={(at) => rows[at]?.title ?? ''}
            rowNote={(at) => (rows[at] ? t(`nameSheet.kind.${rows[at].kind}`) : '')}
            columns={useMemo(
              () =>
                platformLanguages.map((one) => ({
                  key: one,
                  title: languageFacts[one].original,
                  note: languageFacts[one].names[language],
                })),
              [language],
            )}
            cell={cell}
            version={version}
            range={range}
            onRange={setChosen}
            onView={nothing}
            onNext={toBar}
            onEmpty={(span) => filling.change(fillDownOrAcross(free, span, null))}
            onBack={filling.back}
            onSet={toBar}
            onType={toBar}
            onFill={(span, way) => filling.change(fillDownOrAcross(free, span, way))}
            onPaste={(table, span) => filling.change(pasteNames(free, span, withoutOddMarks(table, t)))}
            empty={{ title: t('nameSheet.empty'), text: t('nameSheet.emptyText') }}
          />
        </div>
        {preview && (
          <NamePreview groups={read.groups} details={read.details} rows={all} draft={draft} lang={lang} />
        )}
      </div>
      <SheetFoot
        keys={t('nameSheet.keys')}
        filled={t('nameSheet.filled', { count, total: formatNumber(count) })}
        check={t('nameSheet.check')}
        empty={count === 0}
        onDiscard={filling.discard}
        onCheck={() => setOpen('save')}
      />
      {open === 'import' && (
        <NameImport
          rows={all.filter(mayChange)}
          onTake={(cells) => {
            filling.change(cells);
            address.set({ only: 'filled' });
          }}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'save' && (
        <NameSave
          deptId={deptId}
          plans={planNames(all, draft)}
          onSaved={(saved) => filling.settle(new Set(saved.map(rowKey)))}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}

const nothing = () => undefined;
