/** Walls of the sandbox: rights to call, and the owner of a list's rows. */
import type { Wall } from './wall.ts';

export const sandboxWalls: readonly Wall[] = [
  {
    title: 'sandbox: who lacks the right is refused',
    file: 'src-main/sandbox/kernel/http/access.ts',
    text: "return verdict === 'yes' ? 'yes' : 'no';",
    weakened: "return verdict === 'signIn' ? 'no' : 'yes';",
    test: 'tests/sandbox/session/roles.test.ts',
  },
  {
    title: 'sandbox: a tenant’s list resolveAccess nobody else’s rows',
    file: 'src-main/sandbox/kernel/crud/row-store.ts',
    text: "table.of === 'tenant' ? { tenant_key: tenantKey } : {}",
    weakened: "table.of === 'platform' ? { tenant_key: tenantKey } : {}",
    test: 'tests/sandbox/plain-list.test.ts',
  },
  {
    title: 'sandbox: a refused write of a list leaves nothing behind',
    file: 'src-main/sandbox/kernel/crud/write-transaction.ts',
    text: '    return await outside.store.transaction().execute((store) => {',
    weakened: '    return await outside.store.connection().execute((store) => {',
    test: 'tests/sandbox/plain-list.test.ts',
  },
  {
    title: 'sandbox: themes of a department are changed by who manages it',
    file: 'src-main/sandbox/kernel/departments/organisation-context.ts',
    text: 'if (seen || mayWorkIn(deptId, home, context)) return',
    weakened: "if (seen || mayWorkIn(deptId, home, context) || aim === 'write') return",
    test: 'tests/sandbox/themes/departments.test.ts',
  },
  {
    title: 'sandbox: an order is refused where the list has changed meanwhile',
    file: 'src-shared/rules/themes/order.ts',
    text: 'if (!whole || asked.size !== wanted.length',
    weakened: 'if (asked.size !== wanted.length',
    test: 'tests/sandbox/themes/changes.test.ts',
  },
];
