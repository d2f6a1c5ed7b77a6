/** Texts for a collected change: its area, its record, its fields from what to what. */
import { consoleWords } from '#data/known-words.ts';
import { labelOf, valueText } from '#data/records/record-text.ts';
import { type Translate, translate, translateIfKnown } from '#data/text.ts';
import type { TrayChange } from '#shared/bridge/changes.ts';
import type { Edit } from '#shared/kit/merge.ts';
import type { CollectedChange, CollectedEdits } from '#shared/rules/changes/collected-change.ts';
import { objectText } from '#shared/rules/changes/object-name.ts';
import { changeCalled } from '#shared/rules/changes/words-of-kind.ts';
import { rowNamed } from '#shared/rules/common/fields/field.ts';
import { markupNote } from '#shared/rules/common/rich-text/markup-changes.ts';
import type { AnyRecord } from '#shared/rules/records/records.ts';
import type { StatusTone } from '#widgets/StatusDot.tsx';

/** Kinds of records by id; a missing one is unknown to this version. */
export type Kinds = ReadonlyMap<string, AnyRecord>;
/** The kinds are still loading: a change has no texts yet, rather than the names of the wire. */
export const noKinds: Kinds = new Map();

/** Fields that a row lists; the detail lists all. */
const namedMost = 2;

export function changeTitleText({ title }: Pick<CollectedChange, 'title'>): string {
  return changeCalled(title, consoleWords);
}

/** Areas with several text files: the file of a change's title, and the one that names the area. */
const namedBy: Readonly<Record<string, string>> = {
  tenantEdit: 'tenant',
  licenceInfo: 'licenceInfo.screen',
  themeActions: 'themes',
  themeEditor: 'themes',
  appSettings: 'applications',
  appSheet: 'applications',
  accountCases: 'security',
  onlineUsers: 'securitySettings',
};

/** The area's name from the text file or its part, where several pages share one file; '' where none has a name. */
export function areaText({ title }: Pick<CollectedChange, 'title'>): string {
  const [file = ''] = title.split('.', 1);
  const part = title.slice(0, title.lastIndexOf('.'));
  return translateIfKnown(`${namedBy[file] ?? file}.title`) ?? translateIfKnown(`${part}.title`) ?? '';
}

export interface FieldWords {
  readonly name: string;
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

export function fieldWords(
  kind: AnyRecord | undefined,
  locator: unknown,
  edits: CollectedEdits,
): FieldWords[] {
  return Object.entries(edits).map(([name, edit]) => ({
    name,
    label: kind ? labelOf<unknown, Record<string, unknown>>(kind, name, locator) : name,
    ...sidesOf(kind, name, edit),
  }));
}

/** The fields of a created or deleted record besides its name; null for other changes, and for several records. */
function madeWords(kind: AnyRecord | undefined, { there }: CollectedEdits) {
  const words = kind?.rows?.there;
  const [firstRow, ...more] = [there?.from, there?.to].flatMap((side) => (Array.isArray(side) ? side : []));
  if (!words || more.length > 0 || typeof firstRow !== 'object' || firstRow === null) return null;
  const name = objectText({ place: {}, edits: { there: { from: [], to: [firstRow] } } });
  return Object.entries(firstRow)
    .filter(([key, value]) => key !== 'id' && value !== '' && value !== null && value !== name)
    .map(([key, value]) => ({
      label: labelOf<unknown, Record<string, unknown>>(words, key),
      value: `${valueText<Record<string, unknown>>(words, key, value)}${words.html?.includes(key) ? markupNote('', value, consoleWords) : ''}`,
    }));
}

function sidesOf(kind: AnyRecord | undefined, name: string, { from, to }: Edit) {
  // A picture's address says nothing; the detail shows both pictures.
  if (rowNamed(kind?.fields, name)?.kind === 'image') {
    const picture = (value: unknown, words: 'picture' | 'otherPicture') =>
      translate(value === '' || value === null ? 'record.empty' : `changes.${words}`);
    return {
      from: picture(from, 'picture'),
      to: picture(to, from === '' || from === null ? 'picture' : 'otherPicture'),
    };
  }
  const text = (value: unknown) => valueText<Record<string, unknown>>(kind ?? {}, name, value);
  const note = kind?.html?.includes(name) ? markupNote(from, to, consoleWords) : '';
  return { from: text(from), to: `${text(to)}${note}` };
}

/** `most` limits the listed fields; the others are counted. */
export function changeText(change: CollectedChange, kinds: Kinds, t: Translate, most = namedMost): string {
  if (kinds === noKinds) return '';
  const kind = kinds.get(change.kind);
  const words = madeWords(kind, change.edits) ?? fieldWords(kind, change.place, change.edits);
  const shown = words
    .slice(0, most)
    .map((word) =>
      'value' in word
        ? t('changes.fieldOf', { field: word.label, value: word.value })
        : t('changes.field', { field: word.label, from: word.from, to: word.to }),
    );
  const more = words.length - most;
  return [...shown, ...(more > 0 ? [t('changes.moreFields', { count: more })] : [])].join(' · ');
}

const tones: Readonly<Record<TrayChange['state'], StatusTone>> = {
  waiting: 'neutral',
  sending: 'warning',
  done: 'success',
  held: 'success',
  conflict: 'warning',
  gone: 'warning',
  failed: 'danger',
  unknown: 'warning',
  blocked: 'neutral',
  foreign: 'danger',
  refused: 'danger',
};
export const stateTone = (state: TrayChange['state']): StatusTone => tones[state];
