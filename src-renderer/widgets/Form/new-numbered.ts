/**
 * Makes a record whose call gives it its number, so that none can be asked for first: where an answer was lost, it is
 * known by what was sent, among those that were not there before. Pressed again, that one is saved.
 */
import { useRef } from 'react';
import type { Change, RecordUndo } from '#data/changes/index.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { sameValue } from '#shared/kit/merge.ts';
import { turned } from '#shared/rules/changes/inverse.ts';
import type { Fields } from '#shared/rules/common/fields/field.ts';
import type { Ask, RecordKind } from '#shared/rules/common/record/record.ts';
import type { MessageKey } from '#shared/text/index.ts';
import type { FormChange } from './change.ts';
import { useNewRecord } from './new-record.ts';

interface NewNumbered<Values extends object> {
  /** As it is edited once it is there. */
  readonly kind: RecordKind<{ readonly id: string }, Values>;
  /** Of its form. */
  readonly fields: Fields<Values>;
  readonly title: MessageKey;
  readonly success?: MessageKey;
  readonly add: Endpoint;
  readonly update: Endpoint;
  /** Every record of its list. */
  readonly listed: (read: Ask) => Promise<readonly { readonly id: string; readonly name: string }[]>;
  /** What is sent of the values. */
  readonly body: (values: Values) => { readonly name: string };
  /** What the update calls its id; `id` unless told. */
  readonly idField?: string;
  /** Its way back: what deletes it again. */
  readonly restores?: (id: string, values: Values) => Change['restores'];
}

interface Making<Values> {
  /** Ids of those that were there before the first press. */
  readonly known: Set<string>;
  /** What was sent last. */
  sent: Values | null;
  /** '' until it was found. */
  id: string;
}

export function useNewNumbered<Values extends object>(plan: NewNumbered<Values>): FormChange<Values> {
  const { kind, listed, body, idField = 'id', restores, ...rest } = plan;
  const { current: making } = useRef<Making<Values>>({ known: new Set(), sent: null, id: '' });
  /** Several of one name may have come meanwhile: only what holds exactly what was sent is the one. */
  const find = async (read: Ask): Promise<Values | null> => {
    const { sent } = making;
    if (sent === null) return null;
    for (const { id, name } of await listed(read)) {
      if (name !== body(sent).name || making.known.has(id)) continue;
      if (!sameValue(body(await kind.read(read, { id }, [])), body(sent))) continue;
      making.id = id;
      return sent;
    }
    return null;
  };
  return useNewRecord<Values>({
    ...rest,
    kind,
    find,
    restoresAfter: (answer, values) => {
      // After a lost answer it was found by what was sent.
      const id = typeof answer === 'string' ? answer : making.id;
      return id === '' ? undefined : restores?.(id, values);
    },
    does(values): RecordUndo | undefined {
      const back = restores?.(making.id, values);
      return back && { ...back, edits: turned(back.edits) };
    },
    async newId(read) {
      for (const { id } of await listed(read)) making.known.add(id);
      return 'new';
    },
    input(_, values) {
      making.sent = values;
      return { ...(making.id === '' ? {} : { [idField]: making.id }), ...body(values) };
    },
  });
}
