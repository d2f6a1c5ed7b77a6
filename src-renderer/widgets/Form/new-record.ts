/**
 * Makes a record that is not there yet, under an id that is asked for first. Where an answer was lost and *Save* is
 * pressed again, the same id is looked up before it is sent: nothing is made twice, and what was typed since is saved.
 */
import { useState } from 'react';
import { type Change, type RecordUndo, submitOrCollect } from '#data/changes/index.ts';
import { meant } from '#data/meant.ts';
import { callRead } from '#data/read.ts';
import { formCheck } from '#data/records/check-form.ts';
import { labelOf, valueText } from '#data/records/record-text.ts';
import { UnreadRecord } from '#data/records/save-record.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { sameValue } from '#shared/kit/merge.ts';
import { turned } from '#shared/rules/changes/inverse.ts';
import { isEmpty } from '#shared/rules/common/fields/check-fields.ts';
import type { Fields } from '#shared/rules/common/fields/field.ts';
import type { RecordKind } from '#shared/rules/common/record/record.ts';
import type { MessageKey } from '#shared/text/index.ts';
import { notifyFailure } from '../notify.tsx';
import type { FormChange } from './change.ts';

interface NewRecord<Values extends object> {
  /** As it is edited once it is there. */
  readonly kind: RecordKind<{ readonly id: string }, Values>;
  /** Of its form. */
  readonly fields: Fields<Values>;
  readonly title: MessageKey;
  readonly success?: MessageKey;
  /** Reads of the server that the user saw. */
  readonly newId: (read: Read) => Promise<string>;
  /** What the server holds under this id; null: nothing. */
  readonly find: (read: Read, id: string) => Promise<Values | null>;
  readonly add: Endpoint;
  /** Takes the same input, where it is there already. */
  readonly update: Endpoint;
  /** What they take; the values as they are with the id unless told. */
  readonly input?: (id: string, values: Values) => unknown;
  /** What `add` takes, where that is something else. */
  readonly added?: (id: string, values: Values) => unknown;
  /** Its way back: what deletes it again. */
  readonly restores?: (id: string, values: Values) => Change['restores'];
  /** The same, where the answer gives it its id. */
  readonly restoresAfter?: (answer: unknown, values: Values) => Change['restores'];
  /** What it does, where only that answer tells its way back: for the lock-out guard. */
  readonly does?: (values: Values) => RecordUndo | undefined;
}
type Read = <E extends Endpoint>(
  endpoint: E,
  input: Parameters<typeof callRead<E>>[1],
) => ReturnType<typeof callRead<E>>;

export function useNewRecord<Values extends object>(plan: NewRecord<Values>): FormChange<Values> {
  const [sent] = useState<{ id: string | null }>({ id: null });
  return {
    async send({ values }) {
      const server = meant();
      const read: Read = (endpoint, input) => callRead(endpoint, input, { meant: server });
      const before = async () => {
        const there = sent.id !== null && (await plan.find(read, sent.id)) !== null;
        sent.id ??= await plan.newId(read);
        return { there, id: sent.id };
      };
      const { there, id } = await before().catch((error: unknown) => {
        // Nothing was sent yet: that an answer was lost here leaves nothing unknown.
        notifyFailure(error);
        throw new UnreadRecord(error);
      });
      const back = plan.restores?.(id, values);
      const does = back ? { ...back, edits: turned(back.edits) } : plan.does?.(values);
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
          const held = await plan.find(read, id);
          const names = Object.keys(values) as (keyof Values & string)[];
          return {
            held: held !== null && names.every((name) => sameValue(held[name], values[name])),
            fields: names
              .filter((name) => held && !isEmpty(held[name]))
              .map((name) => ({
                label: labelOf(plan.kind, name, { id }),
                value: valueText(plan.kind, name, held?.[name]),
              })),
          };
        },
      } as const;
      const came = await submitOrCollect(change, { meant: server });
      return came === 'done' ? 'saved' : came;
    },
  };
}
