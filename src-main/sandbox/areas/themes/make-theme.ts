/** Makes a new theme: at the end of its list, appointed to nobody, never the default. */

import { randomInt } from 'node:crypto';
import type { ThemeFamily } from '#shared/api/themes/context.ts';
import { serverTime } from '../../kernel/clock.ts';
import type { OrganisationContext } from '../../kernel/departments/organisation-context.ts';
import { recordThemeChange } from './save-theme.ts';
import { appointedToNobody, idPrefix, type ThemeValues, themeColumnsOf } from './theme-columns.ts';
import { addTheme, listOf, nextPosition } from './theme-store.ts';

/** `T`, then 18 digits. */
export function makeThemeId(prefix = 'T'): string {
  const digits = () => String(randomInt(1_000_000_000)).padStart(9, '0');
  return `${prefix}${digits()}${digits()}`;
}

interface Making {
  readonly id?: string | undefined;
  readonly originId?: string;
}

export async function makeTheme(
  family: ThemeFamily,
  values: ThemeValues,
  context: OrganisationContext,
  { id = makeThemeId(idPrefix[family]), originId = '' }: Making = {},
): Promise<string> {
  const { store, user, now } = context;
  const time = serverTime(now);
  const row = {
    tenant_key: user.tenantKey,
    id,
    family,
    is_default: 0,
    ...themeColumnsOf(values),
    appointment: JSON.stringify(appointedToNobody),
    origin_id: originId,
    module_style_id: '',
    creator_name: user.username,
    create_time: time,
    updater_name: user.username,
    update_time: time,
  } as const;
  await addTheme(store, { ...row, position: await nextPosition(store, listOf(row)) });
  await recordThemeChange(row, context, 'themeAdded');
  return id;
}
