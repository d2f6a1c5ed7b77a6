/** A setting of the tenant that one call reads and another saves whole; its table of fields draws and checks it. */
import * as z from 'zod';
import type { Endpoint } from '../../../api/endpoint.ts';
import type { MessageKey } from '../../../text/index.ts';
import { describedBy, type Fields } from '../fields/field.ts';
import type { RecordKind } from './record.ts';

const nowhere = z.strictObject({});
type Nowhere = z.output<typeof nowhere>;
type Reading<Values> = Endpoint<z.ZodObject<Record<never, never>, z.core.$strict>, z.core.$ZodType<Values>>;

export interface Setting<Values extends object> {
  readonly read: Reading<Values>;
  readonly fields: Fields<Values>;
  readonly record: RecordKind<Nowhere, Values>;
  readonly title: MessageKey;
  /** The message when the setting cannot be read. */
  readonly failed: MessageKey;
}

interface Words {
  readonly title: MessageKey;
  /** The title of a change in the journal. */
  readonly changed: MessageKey;
  readonly failed: MessageKey;
}

/** The `id` of the setting's changes is stored in the journal and never changes. */
export function settingKind<Values extends object>(
  id: string,
  calls: { readonly read: Reading<Values>; readonly save: Endpoint },
  fields: Fields<Values>,
  { title, changed, failed }: Words,
  /** The fields of the answer besides the values of the form. */
  beside: readonly string[] = [],
): Setting<Values> {
  const { read, save } = calls;
  const record: RecordKind<Nowhere, Values> = {
    id,
    locator: nowhere,
    touches: [read],
    along: beside as readonly (keyof Values & string)[],
    ...describedBy(fields),
    title: () => changed,
    read: (ask) => ask(read, {}),
    write: (_, after) => ({ endpoint: save, input: after }),
  };
  return { read, fields, record, title, failed };
}
