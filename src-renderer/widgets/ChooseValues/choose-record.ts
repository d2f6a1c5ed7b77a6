/** Questions about a record's values: which side of a clash is saved, and which fields are restored. */

import { labelOf, valueText } from '#data/records/record-text.ts';
import type { RestoredField } from '#data/records/restore-record.ts';
import { translate } from '#data/text.ts';
import { type Clash, changedNames, type Edits } from '#shared/kit/merge.ts';
import type { RecordKind } from '#shared/rules/common/record/record.ts';
import type { MessageKey } from '#shared/text/index.ts';
import { chooseValues } from './ChooseValues.tsx';
import type { ValueQuestion } from './value-question.ts';

/** The texts for a clash in a form; callers without a form pass their own. */
const ofForm = {
  text: 'record.clash.text',
  action: 'record.clash.save',
  cancel: 'record.clash.back',
} as const satisfies ClashWords;
type ClashWords = Readonly<Record<'text' | 'action' | 'cancel', MessageKey>>;

/**
 * Resolves to the fields where the user's own value wins; null when cancelled. The author of the other value is
 * unknown: entries of the operation log name no fields.
 */
export async function chooseRecordValues<Locator, Values extends object>(
  kind: RecordKind<Locator, Values>,
  locator: Locator,
  clashes: readonly Clash<Values>[],
  words: ClashWords = ofForm,
): Promise<ReadonlySet<keyof Values & string> | null> {
  const rows = clashes.map(({ name, from, mine, theirs }) => ({
    name,
    base: valueText(kind, name, from),
    label: labelOf(kind, name, locator),
    first: valueText(kind, name, mine),
    second: valueText(kind, name, theirs),
    chosen: null,
  }));
  return (await chooseValues({
    title: translate('record.clash.title'),
    text: translate(words.text),
    rows,
    first: translate('record.clash.mine'),
    second: translate('record.clash.theirs'),
    base: translate('record.clash.base'),
    all: { first: translate('record.clash.allMine'), second: translate('record.clash.allTheirs') },
    action: translate(words.action),
    cancel: translate(words.cancel),
  })) as ReadonlySet<keyof Values & string> | null;
}

/** Resolves to the fields to restore; null for none. Fields changed since are not preselected. */
export function chooseRestored<Locator, Values extends object>(
  kind: RecordKind<Locator, Values>,
  locator: Locator,
  title: string,
  fields: readonly RestoredField[],
): Promise<ReadonlySet<string> | null> {
  const later = fields.some((field) => field.later);
  return chooseValues({
    title,
    text: translate('record.undo.text'),
    note: later ? translate('record.undo.later') : null,
    rows: fields.map((field) => ({
      name: field.name,
      label: labelOf(kind, field.name as keyof Values & string, locator),
      first: valueText(kind, field.name as keyof Values & string, field.back),
      second: valueText(kind, field.name as keyof Values & string, field.now),
      ...(field.later ? { mark: translate('record.undo.laterMark') } : {}),
      chosen: field.later ? 'second' : 'first',
    })),
    first: translate('record.undo.back'),
    second: translate('record.undo.now'),
    all: null,
    action: translate('record.undo.action'),
    cancel: translate('common.cancel'),
  });
}

/** Resolves to the fields that take their new value, of which all are preselected; null when cancelled. */
export function chooseNewValues<Locator, Values extends object>(
  kind: RecordKind<Locator, Values>,
  locator: Locator,
  edits: Edits<Values>,
  words: Pick<ValueQuestion, 'title' | 'text' | 'first' | 'second' | 'action'>,
): Promise<ReadonlySet<string> | null> {
  return chooseValues({
    ...words,
    rows: changedNames(edits).map((name) => ({
      name,
      label: labelOf(kind, name, locator),
      first: valueText(kind, name, edits[name]?.to),
      second: valueText(kind, name, edits[name]?.from),
      chosen: 'first',
    })),
    all: null,
    cancel: translate('common.cancel'),
  });
}
