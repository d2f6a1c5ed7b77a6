import { BridgeError } from '#shared/bridge/errors.ts';
import type { EffectivePolicy } from '#shared/bridge/policy.ts';
import {
  createPolicyService,
  type PolicyService,
  type UnusableServer,
} from '../../services/policy/policy-service.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import type { AllWords } from '../text/all-words.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';

export function openPolicy({ env, policy }: CommandTerminal): Promise<PolicyService> {
  return createPolicyService({ environment: env.STEWARD_POLICY, ...policy });
}

/** Standard error names each refused place, since the command shows something else than the policy. */
export function reportRefusedLocations(
  policy: PolicyService,
  terminal: CommandTerminal,
  allWords: AllWords,
): void {
  for (const location of policy.refusedPolicies()) {
    const params = { place: printable(location.place), problem: policyLocationProblem(location, allWords) };
    terminal.complain(`steward: ${allWords.say('policy.refusedNotice', params)}\n`);
  }
}

/** The reason why a place is refused; empty for the others. */
export function policyLocationProblem(
  { problem, detail }: EffectivePolicy['places'][number],
  allWords: AllWords,
): string {
  if (problem === null) return '';
  const what = detail || allWords.say('policy.wholeDocument');
  return printable(allWords.say(`policy.problem.${problem}`, { detail: what }));
}

export function reportUnusableServer(
  { name, error }: UnusableServer,
  terminal: CommandTerminal,
  words: TerminalWords,
  allWords: AllWords,
): void {
  const { reason } = unusableServerReason(error, allWords);
  const text = words.say('cli.profiles.managedRefused', { name: printable(name), reason });
  terminal.complain(`steward: ${text}\n`);
}

export function unusableServerReason(
  error: unknown,
  allWords: AllWords,
): { readonly code: string; readonly reason: string } {
  if (!(error instanceof BridgeError)) return { code: 'INTERNAL', reason: printable(String(error)) };
  return { code: error.code, reason: printable(allWords.say(`errors.bridge.${error.code}`, error.params)) };
}
