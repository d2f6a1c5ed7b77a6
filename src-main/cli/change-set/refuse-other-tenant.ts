/** A file of changes is for the organisation that it names: at another one on the same server nothing of it is tried. */
import { type FileTenant, isOtherTenant } from '#shared/rules/changes/file-tenant.ts';
import { printable } from '../text/printable.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import type { PlatformSession } from '../session/platform-session.ts';

/** A line where a folder is of another organisation: what is compared may be wanted all the same. */
export function warnOfOtherTenant(
  tenant: FileTenant | undefined,
  { facts }: Pick<PlatformSession, 'facts'>,
  terminal: Terminal,
  words: TerminalWords,
): void {
  const { tenantKey, tenantName } = facts.tenant;
  if (!isOtherTenant(tenant, tenantKey)) return;
  const [wanted = '', here = ''] = [`${tenant.name} (${tenant.key})`, `${tenantName} (${tenantKey})`].map(
    printable,
  );
  terminal.complain(`steward: ${words.say('cli.config.otherTenant', { wanted, here })}\n`);
}

/** Answers whether it is refused, which is said. `carried`: it was asked to find what the file names by its names. */
export function refusesOtherTenant(
  { from: { tenant } }: { readonly from: { readonly tenant?: FileTenant | undefined } },
  { facts }: Pick<PlatformSession, 'facts'>,
  carried: boolean,
  terminal: Terminal,
  words: TerminalWords,
): boolean {
  const { tenantKey, tenantName } = facts.tenant;
  if (carried || !isOtherTenant(tenant, tenantKey)) return false;
  const [wanted, here] = [`${tenant.name} (${tenant.key})`, `${tenantName} (${tenantKey})`].map(printable);
  const text = words.say('cli.changes.otherTenant', { wanted: wanted ?? '', here: here ?? '' });
  terminal.complain(`steward: ${text}\n`);
  return true;
}
