/**
 * Creates a record under an id that is requested first. When an answer was lost and *Save* is pressed again, the same
 * id is looked up before sending: nothing is created twice, and later input is saved.
 */
import { useState } from 'react';
import { type Change, type RecordUndo, submitOrCollect } from '#data/changes/index.ts';
import { serverMark } from '#data/server-mark.ts';
import { callRead } from '#data/read.ts';
import { formCheck } from '#data/records/check-form.ts';
import { labelOf, valueText } from '#data/records/record-text.ts';
import { UnreadRecord } from '#data/records/save-record.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { sameValue } from '#shared/kit/merge.ts';
import { invertEdits } from '#shared/rules/changes/inverse.ts';
import { isEmpty } from '#shared/rules/common/fields/check-fields.ts';
import type { Fields } from '#shared/rules/common/fields/field.ts';
import type { RecordKind } from '#shared/rules/common/record/record.ts';
import type { MessageKey } from '#shared/text/index.ts';
import { notifyFailure } from '../notify.tsx';
import type { FormChange } from './change.ts';

interface NewRecord<Locator, Values extends object> {
  /** The record's kind for editing once it exists. */
  readonly kind: RecordKind<Locator, Values>;
  readonly locatorOf: (id: string) => Locator;
  readonly fields: Fields<Values>;
  readonly title: MessageKey;
  readonly success?: MessageKey;
  /** Requests a new id from the server on view at the start. */
  readonly newId: (read: Read) => Promise<string>;
  /** The server's record under this id; null when there is none. */
  readonly find: (read: Read, id: string) => Promise<Values | null>;
  readonly add: Endpoint;
  /** Receives the same input when the record already exists. */
  readonly update: Endpoint;
  /** Input of both calls; default: the values with the id. */
  readonly input?: (id: string, values: Values) => unknown;
  /** Input of `add` where it differs. */
  readonly added?: (id: string, values: Values) => unknown;
  /** The way back: deletes the created record. */
  readonly restores?: (id: string, values: Values) => Change['restores'];
  /** The way back where the answer contains the id. */
  readonly restoresAfter?: (answer: unknown, values: Values) => Change['restores'];
  /** The effect for the lock-out guard, where only the answer gives the way back. */
  readonly does?: (values: Values) => RecordUndo | undefined;
}
type Read = <E extends Endpoint>(
  endpoint: E,
  input: Parameters<typeof callRead<E>>[1],
) => ReturnType<typeof callRead<E>>;

export function useNewRecord<Locator, Values extends object>(
  plan: NewRecord<Locator, Values>,
): FormChange<Values> {
  const [sent] = useState<{ id: string | null }>({ id: null });
  return {
    async send({ values }) {
      const server = serverMark();
      const read: Read = (endpoint, input) => callRead(endpoint, input, { mark: server });
      const before = async () => {
        const there = sent.id !== null && (await plan.find(read, sent.id)) !== null;
        sent.id ??= await plan.newId(read);
        return { there, id: sent.id };
      };
      const { there, id } = await before().catch((error: unknown) => {
        // No change was sent yet, so a lost answer here leaves nothing unknown.
        notifyFailure(error);
        throw new UnreadRecord(error);
      });
      const back = plan.restores?.(id, values);
      const does = back ? { ...back, edits: invertEdits(back.edits) } : plan.does?.(values);
      const change = {
        title: plan.title,
        touches: plan.kind.touches,
        before: null,
        endpoint: there ? plan.update : plan.add,
        input: (there ? undefined : plan.added?.(id, values)) ??
          plan.input?.(id, values) ?? { id, ...values },
        check: formCheck(plan.add, plan.fields, values),
        success: plan.success ?? 'common.done.added',
        ...(there || !back ? {} : { restores: back, collects: true }),
        ...(there ? {} : { fresh: true as const }),
        ...(does ? { does } : {}),
        ...(!there && plan.restoresAfter
          ? { restoresAfter: (answer: unknown) => plan.restoresAfter?.(answer, values) }
          : {}),
        async readBack() {
          const stored = await plan.find(read, id);
          const names = Object.keys(values) as (keyof Values & string)[];
          return {
            isApplied: stored !== null && names.every((name) => sameValue(stored[name], values[name])),
            fields: names
              .filter((name) => stored && !isEmpty(stored[name]))
              .map((name) => ({
                label: labelOf(plan.kind, name, plan.locatorOf(id)),
                value: valueText(plan.kind, name, stored?.[name]),
              })),
          };
        },
      } as const;
      const came = await submitOrCollect(change, { mark: server });
      return came === 'done' ? 'saved' : came;
    },
  };
}
