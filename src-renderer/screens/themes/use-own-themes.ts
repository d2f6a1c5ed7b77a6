/** Whether a department may make themes of its own (spec 2§6; THM-125): those above it can forbid it. */
import { useRead } from '#data/read.ts';
import { queryAuthority } from '#shared/api/themes/settings.ts';
import { authorityHere } from '#shared/rules/themes/authority.ts';
import { type Terminal, terminalFacts } from '#shared/rules/themes/terminals.ts';

/**
 * False only where the server says so: while it is unknown, or where the server has no such call, themes are offered and
 * the server decides. `terminal` is null for an import of any.
 */
export function useOwnThemes(terminal: Terminal | null, deptId: string): boolean {
  // The call knows the web and the desktop client; special and mobile themes go by the web's setting.
  const { dtu = 'pc' } = terminalFacts[terminal ?? 'pc'];
  const { data } = useRead(queryAuthority, { deptId, settingModule: dtu }, { enabled: deptId !== '' });
  return data === undefined || authorityHere(data.setting, data.parent ?? null).customTopic;
}
