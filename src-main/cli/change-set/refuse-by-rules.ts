/** The terminal sends nothing where approval is demanded: it can neither ask for an approval nor give one. */
import { isApprovalDemanded } from '#shared/rules/changes/approval/approval-demand.ts';
import { becauseKey } from '#shared/rules/servers/rule-source-text.ts';
import type { RuleSource } from '#shared/rules/servers/server-rules.ts';
import { openPolicy } from '../data-folder/open-policy.ts';
import { readSettings } from '../data-folder/read-settings.ts';
import type { PlatformSession } from '../session/platform-session.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import type { AllWords } from '../text/all-words.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';

/** Reports the rule that forbids writes at the server; true: nothing may be sent. */
export async function refusesByRules(
  { server, rules, facts }: Pick<PlatformSession, 'server' | 'rules' | 'facts'>,
  terminal: CommandTerminal,
  words: TerminalWords,
  allWords: AllWords,
): Promise<boolean> {
  await server.noteTenant(facts.tenant.tenantKey);
  const refuse = (key: 'cli.server.readOnly' | 'cli.server.approval', because: RuleSource | null): true => {
    const why = because && becauseKey(because);
    const text = words.say(key, { name: printable(server.name) });
    const reason = why ? ` ${allWords.say(why, { profile: printable(because.profile) })}` : '';
    terminal.complain(`steward: ${text}${reason}\n`);
    return true;
  };
  if (/* wall: terminal-read-only */ rules.readOnly) return refuse('cli.server.readOnly', rules.readOnly);
  const { effective } = await readSettings(server.folder, (await openPolicy(terminal)).layers());
  return (
    /* wall: approval-terminal */ isApprovalDemanded(effective, { rules }) &&
    refuse('cli.server.approval', rules.production)
  );
}
