/** The fields of a collected change in their own form: words, colours, pictures, rich text, lists row by row. */

import type { ReactNode } from 'react';
import { useText } from '#data/text.ts';
import { diffRows } from '#shared/rules/changes/row-diff.ts';
import { appManageMenu } from '#shared/rules/common/applications/permissions.ts';
import { type FieldKind, rowNamed } from '#shared/rules/common/fields/field.ts';
import type { AnyRecord } from '#shared/rules/records/records.ts';
import { ColourDot } from '#widgets/ColourDot.tsx';
import { Compare, type ComparedField } from '#widgets/compare/Compare.tsx';
import layout from '#widgets/looks/layout.module.css';
import { StoredPicture } from '#widgets/picture/StoredPicture.tsx';
import { RichText } from '#widgets/RichText/RichText.tsx';
import styles from './ChangeFields.module.css';
import { type FieldWords, fieldWords } from './change-words.ts';
import { MarkupChanges } from './MarkupChanges.tsx';
import { RowChanges, type RowSubject } from './RowChanges.tsx';
import type { TrayRow } from './tray-list.tsx';

interface ChangeFieldsProps {
  readonly change: Pick<TrayRow, 'place' | 'edits'>;
  readonly kind: AnyRecord | undefined;
  readonly action?: (field: FieldWords) => ReactNode;
}

export function ChangeFields({ change, kind, action }: ChangeFieldsProps) {
  const { t } = useText();
  const { place, edits } = change;
  const words = fieldWords(kind, place, edits).map((field) => ({
    ...field,
    rows: isListed(kind, field.name) ? diffRows(edits[field.name]?.from, edits[field.name]?.to) : null,
  }));
  const plain = words.filter(({ rows }) => rows === null);
  const side = (which: 'from' | 'to') =>
    JSON.stringify(Object.fromEntries(Object.entries(edits).map(([name, edit]) => [name, edit[which]])));
  return (
    <>
      {plain.length > 0 && (
        <section className={layout.part} aria-label={t('changes.column.fields')}>
          <Compare
            fields={plain.map((field) => ({
              ...comparedField(kind, field, edits[field.name]),
              name: (
                <>
                  {field.label} {action?.(field)}
                </>
              ),
            }))}
            before={side('from')}
            after={side('to')}
          />
        </section>
      )}
      {words.map(
        (field) =>
          field.rows && (
            <RowChanges
              key={field.name}
              field={field.name}
              label={field.label}
              rowWords={kind?.rows?.[field.name]}
              rows={field.rows}
              action={action?.(field)}
              {...rowsOf(kind, field.name)}
            />
          ),
      )}
      <MarkupChanges change={change} kind={kind} />
    </>
  );
}

const listKinds: readonly (FieldKind | undefined)[] = ['people', 'departments', 'shares', 'targets'];

/** The kind of entry in a list's rows, and the menu code for reading their names. */
function rowsOf(
  kind: AnyRecord | undefined,
  name: string,
): { readonly of: RowSubject; readonly menuCode: string } {
  const row = rowNamed(kind?.fields, name);
  const menuCode = row && 'menuCode' in row ? row.menuCode : appManageMenu;
  if (kind?.shares?.includes(name)) return { of: 'shares', menuCode };
  return { of: row?.kind === 'people' || row?.kind === 'departments' ? row.kind : 'records', menuCode };
}

function isListed(kind: AnyRecord | undefined, name: string): boolean {
  return (
    (kind?.countedFields?.includes(name) ?? false) ||
    (kind?.shares?.includes(name) ?? false) ||
    listKinds.includes(rowNamed(kind?.fields, name)?.kind)
  );
}

function comparedField(
  kind: AnyRecord | undefined,
  { name, from, to }: FieldWords,
  edit: { readonly from: unknown; readonly to: unknown } | undefined,
): Omit<ComparedField, 'name'> {
  const field = { key: name, kind: 'changed', before: from, after: to } as const;
  const draw = drawerOf(kind, name);
  const drawn = (value: unknown, words: string) =>
    typeof value === 'string' && value !== '' && draw ? draw(value) : words;
  return edit && draw
    ? { ...field, content: { before: drawn(edit.from, from), after: drawn(edit.to, to) } }
    : field;
}

/** The drawing function of a field's value; undefined where plain text suffices. */
function drawerOf(kind: AnyRecord | undefined, name: string) {
  if (kind?.html?.includes(name)) return (html: string) => <RichText html={html} />;
  switch (rowNamed(kind?.fields, name)?.kind) {
    case 'colour':
      return (colour: string) => (
        <span className={layout.inline}>
          <ColourDot colour={colour} />
          <span>{colour}</span>
        </span>
      );
    case 'image':
      return (path: string) => <StoredPicture path={path} label="" className={styles.picture} showsText />;
    default:
      return undefined;
  }
}
