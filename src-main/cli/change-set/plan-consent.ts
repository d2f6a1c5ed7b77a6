/** `--fail-on` and `--yes` decide whether a plan may be sent. */
import { type ChangePlan, isDestructive } from '#shared/rules/changes/plan.ts';
import { reasonsIn } from '#shared/rules/changes/plan-reasons.ts';
import { planText } from '#shared/rules/changes/plan-text.ts';
import type { Options } from '../command-line/options.ts';
import type { PlatformSession } from '../session/platform-session.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import type { AllWords } from '../text/all-words.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';

/** Reports what `--fail-on` finds in the plan; true: nothing may be sent. */
export function failsOn(
  plan: ChangePlan,
  { failOn }: Pick<Options, 'failOn'>,
  terminal: CommandTerminal,
  words: TerminalWords,
  allWords: AllWords,
): boolean {
  const reasons = reasonsIn(plan, failOn);
  if (reasons.length === 0) return false;
  const text = words.say('cli.changes.failsOn', {
    reasons: reasons.join(', '),
    plan: planText(plan, allWords),
  });
  terminal.complain(`steward: ${text}\n`);
  return true;
}

/** Reports a deletion or lock-out on a production server without `--yes`; true: nothing may be sent. */
export function lacksYes(
  plan: ChangePlan,
  { server: { name }, rules }: Pick<PlatformSession, 'server' | 'rules'>,
  { yes }: Pick<Options, 'yes'>,
  terminal: CommandTerminal,
  words: TerminalWords,
  allWords: AllWords,
): boolean {
  // wall: production-yes
  if (yes || !rules.production || !isDestructive(plan)) return false;
  const facts = { name: printable(name), plan: planText(plan, allWords) };
  terminal.complain(`steward: ${words.say('cli.changes.lacksYes', facts)}\n`);
  return true;
}
