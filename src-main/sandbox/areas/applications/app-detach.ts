/** The tenant's own detach of applications and menus, where the scenario has departments (spec 3§4, 3§7.4). */
import type { Detach } from '#shared/rules/common/departments/scope.ts';
import type { SignedInContext } from '../../kernel/http/context.ts';
import { configsFor } from './configs.ts';

export const detachKey = 'app_manage_detach';

export async function storedDetach(context: SignedInContext): Promise<Detach> {
  const { detach } = context.scenario;
  if (detach === 'off') return 'off';
  const said = (await configsFor([''], context)).find(({ configKey }) => configKey === detachKey);
  if (!said) return detach;
  return said.configValue === '0' ? 'depth' : 'on';
}
