/** Limits and usage of the tenant, by edition and deployment: invented but consistent figures. */

import type { AccountStatus } from '#shared/api/tenant/tenant.ts';
import type { SandboxScenario } from '#shared/bridge/sandbox.ts';
import { unlimitedSeats } from '#shared/rules/common/licence/licence.ts';

/** Used and authorised; space in MB, the others in seats. */
export interface TenantPlan {
  readonly status: AccountStatus;
  readonly space: readonly [used: number, max: number];
  readonly pc: readonly [used: number, max: number];
  readonly app: readonly [used: number, max: number];
  readonly external: readonly [used: number, max: number];
}

const free: TenantPlan = {
  status: 'free',
  space: [812.35, 1024],
  pc: [18, 20],
  app: [12, 20],
  external: [0, 5],
};

const standard: Readonly<Record<SandboxScenario['deployment'], TenantPlan>> = {
  public: {
    status: 'normal',
    space: [187_402.612, 512_000],
    pc: [1186, 1500],
    app: [903, 1500],
    external: [168, 200],
  },
  private: {
    status: 'normal',
    space: [640_318.4, 2_048_000],
    pc: [1186, 3000],
    app: [903, 2400],
    external: [168, 500],
  },
  // A single tenant on its own machine has unlimited seats.
  single: {
    status: 'normal',
    space: [640_318.4, 1_024_000],
    pc: [1186, unlimitedSeats],
    app: [903, unlimitedSeats],
    external: [168, 500],
  },
  // A tenant that has just moved uses so little that the bar has its smallest width.
  overseas: {
    status: 'normal',
    space: [1843.275, 204_800],
    pc: [214, 300],
    app: [131, 300],
    external: [12, 100],
  },
};

/** Factor between the numbers of people in the small and the large scale. */
const largeFactor = 64;

export function tenantPlanOf({ edition, deployment, accountStatus, scale }: SandboxScenario): TenantPlan {
  const plan = edition === 'free' ? free : standard[deployment];
  const sized = scale === 'large' && edition !== 'free' ? enlarged(plan) : plan;
  return { ...sized, status: accountStatus ?? plan.status };
}

function enlarged({ status, space, pc, app, external }: TenantPlan): TenantPlan {
  const times = ([used, max]: TenantPlan['pc']) =>
    [used * largeFactor, max === unlimitedSeats ? max : max * largeFactor] as const;
  return { status, space, pc: times(pc), app: times(app), external: times(external) };
}
