/**
 * Creates a record whose id the creating call assigns, so none can be requested first. After a lost answer, the record
 * is identified among new ones by the sent values. Pressing *Save* again then updates that record.
 */
import { useRef } from 'react';
import type { Change, RecordUndo } from '#data/changes/index.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { sameValue } from '#shared/kit/merge.ts';
import { invertEdits } from '#shared/rules/changes/inverse.ts';
import type { Fields } from '#shared/rules/common/fields/field.ts';
import type { Ask, RecordKind } from '#shared/rules/common/record/record.ts';
import type { MessageKey } from '#shared/text/index.ts';
import type { FormChange } from './change.ts';
import { useNewRecord } from './new-record.ts';

interface NewNumbered<Values extends object> {
  /** The record's kind for editing once it exists. */
  readonly kind: RecordKind<{ readonly id: string }, Values>;
  readonly fields: Fields<Values>;
  readonly title: MessageKey;
  readonly success?: MessageKey;
  readonly add: Endpoint;
  readonly update: Endpoint;
  /** Reads all records of the list. */
  readonly readAll: (read: Ask) => Promise<readonly { readonly id: string; readonly name: string }[]>;
  /** The call's input for the values. */
  readonly body: (values: Values) => { readonly name: string };
  /** Name of the id in the update's input; default `id`. */
  readonly idField?: string;
  /** The way back: deletes the created record. */
  readonly restores?: (id: string, values: Values) => Change['restores'];
}

interface Making<Values> {
  /** Ids of the records that existed before the first press. */
  readonly idsBefore: Set<string>;
  /** The values sent last. */
  sentValues: Values | null;
  /** '' until the record was found. */
  id: string;
}

export function useNewNumbered<Values extends object>(plan: NewNumbered<Values>): FormChange<Values> {
  const { kind, readAll, body, idField = 'id', restores, ...rest } = plan;
  const { current: making } = useRef<Making<Values>>({ idsBefore: new Set(), sentValues: null, id: '' });
  /** Other records of the same name may have been created meanwhile, so all sent values must match. */
  const find = async (read: Ask): Promise<Values | null> => {
    const { sentValues } = making;
    if (sentValues === null) return null;
    for (const { id, name } of await readAll(read)) {
      if (name !== body(sentValues).name || making.idsBefore.has(id)) continue;
      if (!sameValue(body(await kind.read(read, { id }, [])), body(sentValues))) continue;
      making.id = id;
      return sentValues;
    }
    return null;
  };
  return useNewRecord({
    ...rest,
    kind,
    locatorOf: (id) => ({ id }),
    find,
    restoresAfter: (answer, values) => {
      // After a lost answer, `find` has identified the record.
      const id = typeof answer === 'string' ? answer : making.id;
      return id === '' ? undefined : restores?.(id, values);
    },
    does(values): RecordUndo | undefined {
      const back = restores?.(making.id, values);
      return back && { ...back, edits: invertEdits(back.edits) };
    },
    async newId(read) {
      for (const { id } of await readAll(read)) making.idsBefore.add(id);
      return 'new';
    },
    input(_, values) {
      making.sentValues = values;
      return { ...(making.id === '' ? {} : { [idField]: making.id }), ...body(values) };
    },
  });
}
