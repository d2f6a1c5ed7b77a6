/** Walls of the lock-out guard: who has to type a name, and that no write bypasses it. */
import type { Wall } from './wall.ts';

export const lockOutWalls: readonly Wall[] = [
  {
    title: 'change: whoever locks out themselves types the tenant’s name',
    mark: 'lock-out-self',
    weakened: '',
    test: 'src-shared/rules/common/sign-in/lock-out.test.ts',
  },
  {
    title: 'change: whoever locks out every administrator types the tenant’s name',
    mark: 'lock-out-administrators',
    weakened: 'before',
    test: 'src-shared/rules/common/sign-in/lock-out.test.ts',
  },
  {
    title: 'change: whoever leaves nobody but themselves types the tenant’s name',
    mark: 'lock-out-only-self',
    weakened: "return 'some';",
    test: 'src-shared/rules/common/sign-in/lock-out.test.ts',
  },
  {
    title: 'change: what decides who may sign in is asked about at the door',
    mark: 'lock-out-at-door',
    weakened: '',
    test: 'src-renderer/data/records/guarded-doors.test.ts',
  },
  {
    title: 'change: a record, its undo and its restore are asked about before they are sent',
    mark: 'lock-out-record',
    weakened: '',
    test: 'src-renderer/data/records/guarded-doors.test.ts',
  },
  {
    title: 'change: every call that decides who may sign in is guarded',
    mark: 'guarded-real-ip',
    weakened: "''",
    test: 'src-shared/rules/security/guarded-calls.test.ts',
  },
  {
    title: 'change: a terminal and the tray count what can shut people out, whatever kind it is of',
    mark: 'shuts-out-real-ip',
    weakened: 'false',
    test: 'src-shared/rules/changes/can-shut-out.test.ts',
  },
  {
    title: 'change: what is in force for a while is not counted down where its session has ended',
    mark: 'trial-session-ended',
    weakened: 'null',
    test: 'tests/sandbox/trials.test.ts',
  },
  {
    title: 'change: what is in force for a while is taken back by nobody but who made it',
    mark: 'trial-own',
    part: 'signedIn.person !== user.id',
    weakened: 'signedIn.person === user.id',
    test: 'tests/sandbox/trials.test.ts',
  },
  {
    title: 'change: nothing is taken back unasked long after its end',
    mark: 'trial-late',
    weakened: 'true',
    test: 'src-main/services/trials/trials-service.test.ts',
  },
  {
    title: 'change: for ten minutes takes the name as much as for good',
    mark: 'lock-out-typed-for-trial',
    weakened: '',
    test: 'src-renderer/widgets/confirm.test.tsx',
  },
];
