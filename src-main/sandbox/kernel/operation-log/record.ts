import { serverTime } from '../clock.ts';
import type { Store } from '../database/tables.ts';
import type { SignedInContext } from '../http/context.ts';
import {
  type LoggedField,
  type LoggedSecret,
  type ToldValues,
  changedFieldsDetail,
  withValues,
} from './changed-fields.ts';
import { type LogKind, logKinds } from './wording.ts';

export interface Deed {
  readonly kind: LogKind;
  readonly targetId: string;
  readonly targetName: string;
  /** Keys or values for the description, separated by commas; no secrets. */
  readonly detail?: string;
  /** The changed fields with their old and new values, behind the keys of the detail; of secrets no value. */
  readonly changed?: readonly (LoggedField | LoggedSecret)[];
  /** The values by which the change can be taken back. */
  readonly values?: ToldValues;
  /** The department, where the log is kept by department (spec 3§2.5). */
  readonly deptId?: string;
}

/** `store` may be the transaction of the action. */
export async function record(
  store: Store,
  { user, now }: Pick<SignedInContext, 'user' | 'now'>,
  { kind, targetId, targetName, changed = [], detail = '', values, deptId }: Deed,
): Promise<void> {
  const of = logKinds[kind].function;
  await store
    .insertInto('operation_log')
    .values({
      tenant_key: user.tenantKey,
      create_date: serverTime(now),
      module: of === 'appmgmt' ? 'appmgmt' : 'basicserver',
      function_name: of === 'appmgmt' ? '' : of,
      group_id: deptId === undefined ? '' : `${of}_${deptId}`,
      operator_id: user.id,
      operator_name: user.username,
      kind,
      target_id: targetId,
      target_name: targetName,
      detail: withValues(changedFieldsDetail(changed, detail), values),
      // Requests in process have no network address; they come from this machine.
      client_ip: '127.0.0.1',
    })
    .execute();
}
