/** Settings of a tenant that are stored as one JSON config record each: security, service calls. */
import type { Endpoint, Input, Output } from '#shared/api/endpoint.ts';
import { checkFields } from '#shared/rules/common/fields/check-fields.ts';
import type { Fields } from '#shared/rules/common/fields/field.ts';
import type { SignedInContext } from '../http/context.ts';
import { type Implementation, implement, type SessionRight } from '../http/implement.ts';
import { refuseWithMessage } from '../message-text.ts';
import { toldFields } from '../operation-log/changed-fields.ts';
import { type Deed, record } from '../operation-log/record.ts';
import { secretChanges } from '../operation-log/secret-changes.ts';
import { findConfigs, saveConfig } from './store.ts';

interface Kept<Values extends object, Read extends Endpoint, Save extends Endpoint> {
  readonly access: SessionRight;
  readonly key: string;
  /** The kind of record that the log names beside the values; by default the key. */
  readonly record?: string;
  /** The log entry of a change. */
  readonly deed: Deed;
  readonly read: Read;
  readonly save: Save;
  readonly fields: Fields<Values>;
  /** Defaults until somebody saves. */
  readonly defaultValues: (context: SignedInContext) => Values;
  /** Values that the server sets itself, whatever a client sends. */
  readonly serverValues?: (context: SignedInContext) => Partial<Values>;
}

export function settingRoutes<Values extends object, Read extends Endpoint, Save extends Endpoint>(
  setting: Kept<Values, Read, Save>,
): readonly Implementation[] {
  const {
    access,
    key,
    record: recordKind = key,
    deed,
    read,
    save,
    fields,
    defaultValues,
    serverValues: extraFields,
  } = setting;
  const stored = async (context: SignedInContext): Promise<Values> => {
    const [found] = await findConfigs(context.store, context.user.tenantKey, [key]);
    // The save call below has validated it by its schema.
    return found ? (JSON.parse(found.configValue) as Values) : defaultValues(context);
  };
  return [
    // The read and the write have one schema for the values, hence the cast.
    implement(read, access, async (_, context) => (await stored(context)) as Output<Read>),
    implement(save, access, async (input: Input<Save>, context) => {
      const { store, user, language } = context;
      const values = { ...(input as Values), ...extraFields?.(context) };
      const before = await stored(context);
      const [problem] = checkFields(fields, values);
      if (problem) return refuseWithMessage(language, problem.message);
      const text = JSON.stringify(values);
      if (text === JSON.stringify(before)) return null as Output<Save>;
      await store.transaction().execute(async (transaction) => {
        await saveConfig(transaction, user.tenantKey, key, text);
        await record(transaction, context, {
          ...deed,
          changed: secretChanges(before, values),
          values: { record: recordKind, fields: toldFields(before, values) },
        });
      });
      return null as Output<Save>;
    }),
  ];
}
