/** A setting of the tenant that is kept whole: read by one call, saved by another, drawn and checked by the table of its fields. */
import * as z from 'zod';
import type { Endpoint } from '../../../api/endpoint.ts';
import type { MessageKey } from '../../../text/index.ts';
import { describedBy, type Fields } from '../fields/field.ts';
import type { RecordKind } from './record.ts';

const nowhere = z.strictObject({});
type Nowhere = z.output<typeof nowhere>;
type Reading<Values> = Endpoint<z.ZodObject<Record<never, never>, z.core.$strict>, z.core.$ZodType<Values>>;

/** A setting as the form, the journal and the page see it. */
export interface Setting<Values extends object> {
  readonly read: Reading<Values>;
  readonly fields: Fields<Values>;
  readonly record: RecordKind<Nowhere, Values>;
  readonly title: MessageKey;
  /** What is said where it can't be read. */
  readonly failed: MessageKey;
}

interface Words {
  readonly title: MessageKey;
  /** What the journal calls a change of it. */
  readonly changed: MessageKey;
  readonly failed: MessageKey;
}

/** `id`: of its changes in the journal, never changed. */
export function settingKind<Values extends object>(
  id: string,
  calls: { readonly read: Reading<Values>; readonly save: Endpoint },
  fields: Fields<Values>,
  { title, changed, failed }: Words,
  /** What the answer has besides the values of the form. */
  beside: readonly string[] = [],
): Setting<Values> {
  const { read, save } = calls;
  const record: RecordKind<Nowhere, Values> = {
    id,
    place: nowhere,
    touches: [read],
    along: beside as readonly (keyof Values & string)[],
    ...describedBy(fields),
    title: () => changed,
    read: (ask) => ask(read, {}),
    write: (_, after) => ({ endpoint: save, input: after }),
  };
  return { read, fields, record, title, failed };
}
