/** The organisation's policy as the terminal finds it. */
import { BridgeError } from '#shared/bridge/errors.ts';
import type { EffectivePolicy } from '#shared/bridge/policy.ts';
import {
  createPolicyService,
  type PolicyService,
  type UnusableServer,
} from '../../services/policy/policy-service.ts';
import type { EveryWord } from '../text/all-texts.ts';
import { printable } from '../text/printable.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Words } from '../text/terminal-texts.ts';

export function openPolicy({ env, policy }: Terminal): Promise<PolicyService> {
  return createPolicyService({ environment: env.STEWARD_POLICY, ...policy });
}

/** For commands that show something else: a place that is refused is told on standard error. */
export function tellRefused(policy: PolicyService, terminal: Terminal, all: EveryWord): void {
  for (const place of policy.refused()) {
    const params = { place: printable(place.place), problem: placeProblem(place, all) };
    terminal.complain(`steward: ${all.say('policy.refusedNotice', params)}\n`);
  }
}

/** What is wrong with a refused place; empty for the others. */
export function placeProblem({ problem, detail }: EffectivePolicy['places'][number], all: EveryWord): string {
  if (problem === null) return '';
  const what = detail || all.say('policy.wholeDocument');
  return printable(all.say(`policy.problem.${problem}`, { detail: what }));
}

/** Why a server of the policy is left out, on standard error. */
export function tellUnusable(
  { name, error }: UnusableServer,
  terminal: Terminal,
  words: Words,
  all: EveryWord,
): void {
  const { reason } = serverProblem(error, all);
  const text = words.say('cli.profiles.managedRefused', { name: printable(name), reason });
  terminal.complain(`steward: ${text}\n`);
}

export function serverProblem(
  error: unknown,
  all: EveryWord,
): { readonly code: string; readonly reason: string } {
  if (!(error instanceof BridgeError)) return { code: 'INTERNAL', reason: printable(String(error)) };
  return { code: error.code, reason: printable(all.say(`errors.bridge.${error.code}`, error.params)) };
}
