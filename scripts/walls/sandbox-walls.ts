/** Walls of the sandbox: rights to call, and the owner of a list's rows. */
import type { Wall } from './wall.ts';

export const sandboxWalls: readonly Wall[] = [
  {
    title: 'sandbox: who lacks the right is refused',
    mark: 'right-to-call',
    weakened: "return verdict === 'signIn' ? 'no' : 'yes';",
    test: 'tests/sandbox/session/roles.test.ts',
  },
  {
    title: 'sandbox: a tenant’s list shows nobody else’s rows',
    mark: 'own-tenant-rows',
    weakened: 'false',
    test: 'tests/sandbox/plain-list.test.ts',
  },
  {
    title: 'sandbox: a refused write of a list leaves nothing behind',
    mark: 'list-write-transaction',
    part: '.transaction()',
    weakened: '.connection()',
    test: 'tests/sandbox/plain-list.test.ts',
  },
  {
    title: 'sandbox: themes of a department are changed by who manages it',
    mark: 'department-theme-manager',
    weakened: "mayWorkIn(deptId, home, context) || aim === 'write'",
    test: 'tests/sandbox/themes/departments.test.ts',
  },
  {
    title: 'sandbox: an order is refused where the list has changed meanwhile',
    mark: 'order-of-whole-list',
    weakened: '',
    test: 'tests/sandbox/themes/changes.test.ts',
  },
];
