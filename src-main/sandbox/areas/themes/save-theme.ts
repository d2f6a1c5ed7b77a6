/** Finds one theme of a family for a change, and checks the right to change it and the location that the call gives. */
import type { ThemeFamily } from '#shared/api/themes/context.ts';
import { serverTime } from '../../kernel/clock.ts';
import {
  isRefusal,
  type OrganisationContext,
  departmentContext,
} from '../../kernel/departments/organisation-context.ts';
import { type Refusal, refuse } from '../../kernel/http/implement.ts';
import { messagesIn } from '../../kernel/messages.ts';
import { record } from '../../kernel/operation-log/record.ts';
import type { LogKind } from '../../kernel/operation-log/wording.ts';
import type { ThemeRow } from './stored.ts';
import { changeTheme, findThemeRow } from './theme-store.ts';

/** Location of the theme as given by a call; absent fields are not checked. */
interface Whereabouts {
  readonly topicStyle?: string | undefined;
  readonly deptId?: string | undefined;
  readonly dtu?: string | undefined;
  readonly source?: string | undefined;
}

export async function themeToChange(
  family: ThemeFamily,
  id: string,
  context: OrganisationContext,
  { topicStyle, deptId, dtu, source }: Whereabouts = {},
): Promise<ThemeRow | Refusal> {
  const row = await findThemeRow(context.store, context.user.tenantKey, id);
  const there =
    row?.family === family &&
    (!topicStyle || row.style === topicStyle) &&
    (!deptId || row.dept_id === deptId) &&
    (!dtu || row.dtu === '' || row.dtu === dtu) &&
    (!source || row.source === source);
  if (!row || !there) return refuse(messagesIn(context.language).noSuchTheme);
  const chain = departmentContext(row.dept_id, context);
  return isRefusal(chain) ? chain : row;
}

/** Writes and logs only changed columns. */
export async function saveTheme(
  row: ThemeRow,
  changes: Partial<ThemeRow>,
  context: OrganisationContext,
  kind: LogKind,
  detail = '',
): Promise<void> {
  const changed = Object.entries(changes).some(([name, value]) => row[name as keyof ThemeRow] !== value);
  if (!changed) return;
  const { user, now, store } = context;
  await changeTheme(store, row, { ...changes, updater_name: user.username, update_time: serverTime(now) });
  await recordThemeChange({ ...row, ...changes }, context, kind, detail);
}

export async function recordThemeChange(
  { id, topic_name, dept_id }: Pick<ThemeRow, 'id' | 'topic_name' | 'dept_id'>,
  context: OrganisationContext,
  kind: LogKind,
  detail = '',
): Promise<void> {
  const target = { targetId: id, targetName: topic_name, deptId: dept_id };
  await record(context.store, context, { kind, detail, ...target });
}
