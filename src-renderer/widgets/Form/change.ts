/** The two ways in which a form saves: a record over its newest state, or a custom `send`. */

import type { Change } from '#data/changes/index.ts';
import { labelOf, valueText } from '#data/records/record-text.ts';
import { ownEdits, type RecordSaveOutcome } from '#data/records/save-record.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import type { Edits } from '#shared/kit/merge.ts';
import type { RecordKind } from '#shared/rules/common/record/record.ts';
import type { MessageKey } from '#shared/text/index.ts';
import { saveAsking } from './save-asking.ts';

/** The user's edits and the current stored values. */
export interface EditedForm<Values extends object> {
  readonly values: Values;
  readonly stored: Values;
  readonly edits: Edits<Values>;
}

export interface FormChange<Values extends object> {
  /** Throws as the change door, or UnreadRecord. */
  readonly send: (work: EditedForm<Values>) => Promise<RecordSaveOutcome>;
  /** The form's record, for showing the tray's waiting change. */
  readonly record?: {
    readonly kind: string;
    readonly place: unknown;
    readonly reads?: readonly Pick<Endpoint, 'id' | 'record'>[];
  };
  /** The form's text for a refusal; default: the server's message. */
  readonly failed?: MessageKey;
  /** The form's text for an answer that lacks a required part. */
  readonly missing?: MessageKey;
  /** Label and displayed value of a field outside the form's table. */
  readonly label?: (name: string) => string;
  readonly valueText?: (name: keyof Values & string, value: unknown) => string;
}

/** Saves the user's own fields over a record's newest state, with undo; asks about clashes. */
export function recordChange<Locator, Values extends object>(
  kind: RecordKind<Locator, Values>,
  locator: Locator,
  {
    success = 'common.done.save',
    failure,
    ...words
  }: { success?: MessageKey; failed?: MessageKey; missing?: MessageKey; failure?: Change['failure'] } = {},
): FormChange<Values> {
  return {
    ...words,
    record: { kind: kind.id, place: locator, reads: kind.touches },
    send: ({ edits }) => saveAsking(kind, locator, ownEdits(edits), success, { failure }),
    label: (name) => labelOf(kind, name as keyof Values & string, locator),
    valueText: (name, value) => valueText(kind, name, value),
  };
}
