import type { PermissionNode } from '#shared/api/frame/frame.ts';
import type { SandboxScenario } from '#shared/bridge/sandbox.ts';
import { grantedTree } from '#shared/rules/common/menu/menu-permissions.ts';
import { menuConditions } from '#shared/rules/common/menu/visible.ts';
import { sessionFactsOf } from './facts.ts';
import { roleOf } from './rights.ts';
import type { User } from './store.ts';

export function treeOf(user: User, scenario: SandboxScenario): PermissionNode[] {
  return grantedTree(roleOf(user), menuConditions(sessionFactsOf(user, scenario).platform));
}
