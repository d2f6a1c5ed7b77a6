/** The sandbox's scenario: what the built-in server pretends to be, and how badly it behaves. */
import * as z from 'zod';
import { accountStatuses } from '../api/tenant/tenant.ts';
import { call, noResult, event, noArguments } from './contract.ts';

export const sandboxScenario = z.strictObject({
  deployment: z.enum(['public', 'private', 'single', 'overseas']).default('public'),
  managerTenant: z.boolean().default(false),
  edition: z.enum(['standard', 'free']).default('standard'),
  /** The tenant's account status; null for the one that fits the edition. */
  accountStatus: z.enum(accountStatuses).nullable().default(null),
  txProduction: z.boolean().default(false),
  /** Filters the WeChat service module out of the menu (spec 1§2.2). */
  wechatHidden: z.boolean().default(false),
  /** The global configuration that hides the help entry (spec 1§6). */
  helpDisabled: z.boolean().default(false),
  detach: z.enum(['off', 'on', 'depth']).default('off'),
  scale: z.enum(['small', 'large']).default('small'),
  /** Delay of every answer in milliseconds. */
  latency: z.number().int().min(0).max(130_000).default(0),
  /** Failures by endpoint id. */
  failures: z
    .record(
      z.string().max(100),
      z.enum(['refused', 'http500', 'http500Done', 'http401', 'timeout', 'cut', 'html', 'contract']),
    )
    .default({}),
});
export type SandboxScenario = z.output<typeof sandboxScenario>;

/** The scenario without any pretence. */
export const normalScenario: SandboxScenario = sandboxScenario.parse({});

/** The members that differ from the normal scenario. */
export function pretences(scenario: SandboxScenario): readonly (keyof SandboxScenario)[] {
  const keys = Object.keys(normalScenario) as (keyof SandboxScenario)[];
  return keys.filter((key) =>
    key === 'failures' ? Object.keys(scenario.failures).length > 0 : scenario[key] !== normalScenario[key],
  );
}

/** Members that change only the server's behaviour and nothing on a page. */
const behaviour: readonly (keyof SandboxScenario)[] = ['latency', 'failures'];

/** Whether a change makes the sandbox another platform, so that an open page must start anew. */
export function changesPlatform(part: Partial<SandboxScenario>): boolean {
  return (Object.keys(part) as (keyof SandboxScenario)[]).some((key) => !behaviour.includes(key));
}

/** The code in every message of the sandbox. No message is really sent, and any other code is refused. */
export const sandboxMobileCode = '123456';

export const sandbox = {
  calls: {
    scenario: call(noArguments, sandboxScenario),
    /** Replaces the scenario. Data stays; a change of scale seeds it anew. */
    pretend: call(sandboxScenario, sandboxScenario),
    /** Deletes the sandbox's data and seeds it anew. */
    reset: call(noArguments, noResult),
    /** Ends every sandbox session, as if it had expired on the server. */
    expireSessions: call(noArguments, noResult),
  },
  events: {
    changed: event(sandboxScenario),
  },
} as const;
