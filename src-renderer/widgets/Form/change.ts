/** How a form writes what was typed: a record over its newest state; or whatever its `send` does. */

import type { Change } from '#data/changes/index.ts';
import { labelOf, valueText } from '#data/records/record-text.ts';
import { ownEdits, type Saved } from '#data/records/save-record.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import type { Edits } from '#shared/kit/merge.ts';
import type { RecordKind } from '#shared/rules/common/record/record.ts';
import type { MessageKey } from '#shared/text/index.ts';
import { saveAsking } from './save-asking.ts';

/** What is typed, over what is stored by now. */
export interface Work<Values extends object> {
  readonly values: Values;
  readonly stored: Values;
  readonly edits: Edits<Values>;
}

export interface FormChange<Values extends object> {
  /** Throws as the change door, or UnreadRecord. */
  readonly send: (work: Work<Values>) => Promise<Saved>;
  /** The record that it is of: what waits for it in the tray is shown. */
  readonly record?: {
    readonly kind: string;
    readonly place: unknown;
    /** The calls that read it. */
    readonly reads?: readonly Pick<Endpoint, 'id'>[];
  };
  /** What the form says of a refusal; the server's message where nothing else is specified. */
  readonly failed?: MessageKey;
  /** What the form says where the server answered, but not what it has to. */
  readonly missing?: MessageKey;
  /** What a field is called that is in no table, and a value of it in words. */
  readonly label?: (name: string) => string;
  readonly valueText?: (name: keyof Values & string, value: unknown) => string;
}

/** Saves the user's own fields over the newest state of a record, with its undo, and asks where somebody changed the same. */
export function recordChange<Place, Values extends object>(
  kind: RecordKind<Place, Values>,
  place: Place,
  {
    success = 'common.done.save',
    failure,
    ...words
  }: { success?: MessageKey; failed?: MessageKey; missing?: MessageKey; failure?: Change['failure'] } = {},
): FormChange<Values> {
  return {
    ...words,
    record: { kind: kind.id, place, reads: kind.touches },
    send: ({ edits }) => saveAsking(kind, place, ownEdits(edits), success, failure),
    label: (name) => labelOf(kind, name as keyof Values & string, place),
    valueText: (name, value) => valueText(kind, name, value),
  };
}
