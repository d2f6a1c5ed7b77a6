/** A file of changes belongs to the tenant that it names; another tenant of the same server must not get it. */
import { type FileTenant, isOtherTenant } from '#shared/rules/changes/file-tenant.ts';
import type { PlatformSession } from '../session/platform-session.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';

/** A warning alone: comparing a folder with another tenant may be wanted. */
export function warnOfOtherTenant(
  tenant: FileTenant | undefined,
  { facts }: Pick<PlatformSession, 'facts'>,
  terminal: CommandTerminal,
  words: TerminalWords,
): void {
  const { tenantKey, tenantName } = facts.tenant;
  if (!isOtherTenant(tenant, tenantKey)) return;
  const [wanted = '', here = ''] = [`${tenant.name} (${tenant.key})`, `${tenantName} (${tenantKey})`].map(
    printable,
  );
  terminal.complain(`steward: ${words.say('cli.config.otherTenant', { wanted, here })}\n`);
}

/** Reports a file of another tenant; true: nothing may be sent. `carried`: `--map` asks to carry the file over. */
export function refusesOtherTenant(
  { from: { tenant } }: { readonly from: { readonly tenant?: FileTenant | undefined } },
  { facts }: Pick<PlatformSession, 'facts'>,
  carried: boolean,
  terminal: CommandTerminal,
  words: TerminalWords,
): boolean {
  const { tenantKey, tenantName } = facts.tenant;
  if (carried || !isOtherTenant(tenant, tenantKey)) return false;
  const [wanted, here] = [`${tenant.name} (${tenant.key})`, `${tenantName} (${tenantKey})`].map(printable);
  const text = words.say('cli.changes.otherTenant', { wanted: wanted ?? '', here: here ?? '' });
  terminal.complain(`steward: ${text}\n`);
  return true;
}
