import { useRead } from '#data/read.ts';
import { queryTenantLogo } from '#shared/api/branding/branding.ts';
import { queryNamePerLangs } from '#shared/api/language-names/language-names.ts';
import { queryPeople } from '#shared/api/people/people.ts';
import { getTenantInfo } from '#shared/api/tenant/tenant.ts';
import { useActiveServer } from '#state/program.ts';

/** `unknown`: the server does not tell, so that the step stays open. */
type StepState = 'done' | 'open' | 'unknown';

interface FirstStep {
  readonly key: 'server' | 'licence' | 'people' | 'logo' | 'languages';
  readonly state: StepState;
  readonly to: string;
}

/** In the order in which a new tenant is set up; `isKnown`: every read has come or failed. */
export function useFirstSteps(tenantKey: string): {
  readonly steps: readonly FirstStep[];
  readonly isKnown: boolean;
} {
  const { kind } = useActiveServer();
  const info = useRead(getTenantInfo, {});
  const people = useRead(queryPeople, { pageNo: 1, pageSize: 1 });
  const logo = useRead(queryTenantLogo, {});
  const names = useRead(queryNamePerLangs, { orgType: 'tenant', targetId: tenantKey });
  const reads = [info, people, logo, names];
  const steps: readonly FirstStep[] = [
    { key: 'server', state: kind === 'remote' ? 'done' : 'open', to: '/servers/edit/new' },
    {
      key: 'licence',
      state: stateOf(info, ({ status }) => status !== 'probation' && status !== 'free'),
      to: '/base/licence',
    },
    // The number includes the administrator.
    { key: 'people', state: stateOf(people, ({ totalCount }) => totalCount > 1), to: '/base/inviteList' },
    {
      key: 'logo',
      state: stateOf(logo, ({ logoUrl, logoUrlVertical }) => logoUrl !== '' || logoUrlVertical !== ''),
      to: '/ui_config/logo/own',
    },
    {
      key: 'languages',
      state: stateOf(names, (rows) => rows.filter(({ name }) => name.trim() !== '').length > 1),
      to: `/base/teams/lang/tenant/${encodeURIComponent(tenantKey)}`,
    },
  ];
  return { steps, isKnown: reads.every(({ data, error }) => data !== undefined || error !== null) };
}

function stateOf<Data>(
  { data }: { readonly data: Data | undefined },
  isDone: (data: Data) => boolean,
): StepState {
  if (data === undefined) return 'unknown';
  return isDone(data) ? 'done' : 'open';
}
