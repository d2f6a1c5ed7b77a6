/** The sandbox's answers to each read, asked by an account with the right. */
import type { Endpoint } from '#shared/api/endpoint.ts';
import type { SandboxAccount } from '#shared/api/session/session.ts';
import type { Right } from '#shared/rules/common/session/rights.ts';
import { allRoutes } from '../../src-main/sandbox/areas.ts';
import type { Sandbox } from '../../src-main/sandbox/index.ts';
import { type Client, signedIn } from './client.ts';
import { preparedInput } from './sample-input.ts';

export async function readAnswers(sandbox: Sandbox): Promise<(endpoint: Endpoint) => Promise<string>> {
  const routes = await allRoutes();
  const clients = new Map<SandboxAccount, Client>();
  return async (endpoint) => {
    const account = holderOf(routes.find((route) => route.endpoint === endpoint)?.access ?? 'anyone');
    const client = clients.get(account) ?? (await signedIn(sandbox, account));
    clients.set(account, client);
    const response = await client.send(endpoint, await preparedInput(endpoint, client));
    return response.text();
  };
}

function holderOf(right: Right): SandboxAccount {
  if (typeof right === 'object')
    return 'menu' in right ? 'systemAdministrator' : 'managerTenantAdministrator';
  if (right === 'operator') return 'platformOperator';
  return right === 'administrator' || right === 'manager' ? 'systemAdministrator' : 'employee';
}
